# A ház saját mondatai. A játékokéi a saját mappájukban vannak.

## Mindenütt

language = Nyelv
settings = Beállítások
theme = Fény
theme-auto = Mint a rendszer
theme-light = Papír
theme-dark = Lakk
sound = Hang
sound-off = Ki
sound-on = Be
motion = Mozgás
motion-auto = Mint a rendszer
motion-reduced = Nyugodt
close = Bezárás
yes = Igen
no = Nem
none = nincs
you = te
loading = Egy pillanat…
your-name = A neved
change-name = Név megváltoztatása
save-name = Legyen ez a nevem
# Names for guests, separated by commas.
guest-names = Csendes Gém, Borostyán Róka, Ezüst Bagoly, Hajnali Daru, Vörös Lámpás, Szilvavirág, Jáde Ponty, Esti Harang, Fehér Tigris, Bambuszszél, Hajnali Köd, Papírhold, Bátor Borz, Okos Szarka, Őszi Levél, Bársony Vakond, Havasi Nyúl, Folyami Vidra, Aranyfácán, Bakcsó
to-lobby = Vissza az előcsarnokba
try-again = Újra
problem-no-line = A kiszolgáló nem válaszol. Megszakadt a kapcsolat?
problem-unknown = Ez nem sikerült. Kérlek, próbáld újra.
missing = Itt nincs semmi
missing-page = Ezen a címen nincs oldal.
missing-table = Ezen a címen nincs asztal. Lehet, hogy már elvitték.
missing-game = Ez a játék nincs a polcunkon.
missing-puzzles = Ehhez a játékhoz nincsenek feladványok.

## Billentyűk

help = Játék kézzel és billentyűkkel
help-touch = Érints meg valamit, és minden felragyog, amit tehet; aztán érintsd meg a célt. Húzni is lehet.
help-arrows = Séta a táblán
help-enter = Választás
help-escape = Egy lépés vissza
help-tab = A tábláról a gombokhoz és tovább
help-help = Ez az oldal
help-refused = A meg nem engedett lépés semmit sem változtat. Megtudod az okát a szabály számával; érintsd meg a számot, ha el akarod olvasni.

## Előcsarnok

lobby-title = Rejtett tudás, jó játék
lobby-headline = Egy asztal, ahol mindenki mást tud
lobby-lead = Titkokkal és jó sejtésekkel teli társasjátékok, barátokkal vagy botok ellen. Nem kell fiók: gyere be, és ülj le.
lobby-games = Játékok
lobby-yours = A te asztalaid
lobby-open = Asztalok szabad hellyel
lobby-open-none = Most senki sem vár. Nyiss egy asztalt, és hívj meg valakit.
lobby-running = Itt játszanak
lobby-running-none = Jelenleg nem folyik játék.
lobby-foot = A Paravent szabad szoftver. Képei és szövegei a sajátjai; a játékokat a szabályaikban megnevezett szerzők találták ki.
play-bot = Játék bot ellen
play-bots = Játék botok ellen
play-friend = Játék egy baráttal
play-friends = Játék barátokkal
choose-rules = Helyek és szabályok…
puzzles-for-one = Feladványok egy főre
level = A bot szintje
level-novice = Kezdő
level-adept = Haladó
level-master = Mester
level-novice-about = Egyszerű ötletek szerint, azonnal lép, és néha elnéz valamit, mint az emberek.
level-adept-about = Gyorsan elképzelt játszmákban előre tekint; egy pillanatig gondolkodik.
level-master-about = Néhány másodpercig végiggondolja, amit csak tudni lehet, és olvas mások lépéseiből.
bot = Bot
bot-named = { $level } bot
seat-open = szabad hely
somebody = valaki
house-rules = { $count ->
    [one] egy házi szabály
   *[other] { $count } házi szabály
}
house-rules-all = Házi szabályok
house-rules-none = mind a szokásos
join = Leülök
watch = Nézem
continue = Folytatás

## Új asztal

new-table = Új asztal
who-plays = Ki játszik
how-many = Hányan
guest-me = Te
guest-open = Valaki más
pace = Tempó
pace-days = Ráérősen
pace-live = Élőben
pace-days-help = Mindenkit megvárunk, akár napokig.
pace-live-help = Ha többen kapnak kérdést egyszerre, az ablak magától bezárul.
who-may-join = Ki ülhet le
by-link = Akinek megvan a link
by-link-help = Az asztal nem kerül listára. Kapsz egy linket, amelyet elküldhetsz egy barátodnak.
public = Bárki
public-help = Az asztal látszik az előcsarnokban, és az ülhet le, aki elsőként érkezik.
rules = Szabályok
usual = szokásos
option-idle = A többi választásod mellett nincs hatása.
who-is-youngest = Ki a legfiatalabb?
open-table = Az asztal megnyitása
open-table-help = { $free ->
    [one] Ezután megkapod a másik hely linkjét.
   *[other] Ezután megkapod a többi hely linkjét.
}
start-game = Kezdődjön a játék
start-game-help = Minden hely foglalt: a játék azonnal kezdődik.

## Az asztalnál

seats = Helyek
board = Tábla
now = Mi történik most
more = Napló, jegyzetek és asztal
sheet = Napló és jegyzetek
log = Napló
log-empty = Még nem történt semmi.
log-show = Mutasd a táblán
yours-and-notes = Tiéd és jegyzetek
table = Asztal
standing = Előre adott válaszok
standing-answers = Ezt elengeded.
notes = Jegyzetek a táblán
notes-off = Nincs
notes-own = Az enyémek
notes-rules = Ami következik
reconnecting = Újrakapcsolódás…
title-your-turn = Te jössz
title-asked = Téged kérdeznek
seat-asked = ő lép
seat-you-asked = te jössz
seat-asked-aside = őt kérdezik
seat-you-asked-aside = téged kérdeznek
seat-thinking = gondolkodik
seat-away = nincs itt
seat-won = nyert
look-again = Újra megnézem
seat-moved = A helyed most egy másik eszközön játszik. Itt nézőként vagy.
absent-gone = { $name } már régóta nincs itt.
absent-claim-wins = Elfogadom a győzelmet
absent-claim-bot = Ugorjon be egy bot
absent-claim-default = A legegyszerűbb lépés megtétele helyette
waiting-title = Társaságra várva
waiting-for = Várunk rá: { $names }
waiting-help = { $free ->
    [one] Küldd el ezt a linket egy barátodnak. A játék elkezdődik, amint valaki leül.
   *[other] Küldd el ezt a linket a barátaidnak. A játék elkezdődik, amint minden hely foglalt.
}
waiting-rematch = Ott már látszik, hogy szeretnél újra játszani. Más nem ülhet arra a helyre; ez a link is oda vezet.
invite-link = Link ehhez az asztalhoz
copy-link = Link másolása
copied = Másolva
send-link = Küldés
qr = A link QR-kódként
or-bot = Vagy játsszon egy bot
seat-bot = Üljön le egy bot
seat-bot-at = Üljön le egy bot: { $seat }
leave-table = Elhagyom az asztalt
free-seat-title = Van egy szabad hely
sit-down = Leülök: { $seat }
or-watch = Vagy maradj, és nézd a játékot.
end-early = A játék befejezése előbb
offer-draw = Döntetlen felajánlása
offer-draw-question = Felajánlod a döntetlent?
offer = Felajánlom
draw-offered-you = Döntetlent ajánlottál.
draw-offered = { $name } döntetlent ajánl.
draw-accept = Elfogadom a döntetlent
resign = Feladás
resign-question = Feladod ezt a játékot?
resign-yes = Igen, feladom
resign-later = Most nem: újra lehet, amikor egy kör kezdődik.
other-device = Folytatás másik eszközön
make-seat-link = Link a helyedhez
seat-link = Személyes link a helyedhez
seat-link-help = Aki megnyitja, a helyeden játszik: a helyed átkerül a másik böngészőbe.
rules-here = Szabályok ennél az asztalnál
fair-shuffle = Tisztességes keverés
commitment-help = A keverésnek ez az ujjlenyomata az első lépés előtt rögzült. A végén kiderül a kezdőérték, és bárki ellenőrizheti, hogy semmi sem változott.
seed-help = Az első lépés előtt rögzített ujjlenyomat az alábbi kezdőértékhez tartozik: a „paravent verify” a jegyzőkönyvvel együtt ellenőrzi.
seed = Kezdőérték
watchers = { $count ->
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
}

## A vége

end-won = Nyertél
end-other = { $name } nyert
end-draw = Döntetlen
rematch = Még egyszer
next-game = A következő játékhoz
rematch-asked = { $names } szeretne újra játszani.
look-back = Visszanézés
record = Jegyzőkönyv
replay = Visszajátszás
replay-moment = A játék pillanata
replay-step = { $step }. lépés, összesen { $last }
replay-first = Az elejére
replay-previous = Egy lépés vissza
replay-next = Egy lépés előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-viewer = Kinek a tudásával
knew-you = a te akkori tudásoddal
knew = { $name } akkori tudásával
knew-watchers = a nézőkével
knew-all = minden nyitva

## Feladványok egy főre

puzzle-for-one = Feladvány egy főre
puzzle-level = Nehézség
puzzle-number = { $seed }. szám
puzzle-another = Másik feladvány
puzzle-making = Készül a feladvány…

## Advice, and a bot in one's place

hint = Tanács
hint-ask = Tanácsot kérek
hint-thinking = Gondolkodás…
hint-says = A javaslatom: { $move }
hint-do = Így legyen
stand-in = Ha el kell menned
stand-in-ask = Játsszon helyettem egy bot
stand-in-level = Melyik bot?
stand-in-now = Egy bot játszik helyetted ({ $level }), és csak azt tudja, amit te.
stand-in-back = Újra én játszom

## Looking back with a bot

thoughts = A játék után
look-back-ask = Mit tett volna egy bot?
look-back-of = Mit gondol egy bot: { $name }
look-back-progress = { $moves } lépésből { $done } megnézve
look-back-none = { $name } itt nem döntött: válassz egy jelet, vagy lépj tovább.
look-back-played = { $name }: { $move }
look-back-same = Egy bot is ezt tette volna.
look-back-counts = Mit érdemes megnézni
look-back-count-mistake = { $count } hiba
look-back-count-unlucky = balszerencse: { $count }
look-back-count-lucky = szerencse: { $count }
look-back-to-next = { $what } – tovább a következőre
look-back-decisions = { $name } döntései
look-back-mark = { $number }. lépés: { $what }
look-back-spotless = Nincs hiba: abból, amit { $name } tudott, nem következett jobb.
look-back-equal = Egy bot mást választott volna, de az sem jobb: { $move }
look-back-other = Egy bot ezt választotta volna: { $move }
look-back-chance = Nyerési esély aszerint, amit tudni lehetett: { $played }%.
look-back-chances = Nyerési esély aszerint, amit tudni lehetett: így { $played }%, a jobb lépéssel { $best }%.
look-back-open = Nyílt lapokkal ez lett volna a legjobb: { $move } ({ $best }% a { $played }% helyett).
verdict-good = Jobbat nem lehetett találni.
verdict-mistake = Hiba: abból, amit { $name } tudott, jobb lépés is következett.
verdict-unlucky = Balszerencse: egy másik lépés jobb volt, de ezt { $name } nem tudhatta.
verdict-lucky = Szerencse: abból, amit { $name } tudott, jobb lépés is következett, de ez sem ártott.
verdict-good-short = nem volt jobb
verdict-mistake-short = hiba
verdict-unlucky-short = balszerencse
verdict-lucky-short = szerencse
