# Amit a Jing hercegnő asztala a böngészőben mond.

## Az előcsarnokban

game-sentence = Két hercegnő suhan éjjel a teremben paravánról paravánra. Találd meg a másikat, mielőtt a tiédet meglátják, vagy állj elsőként a kapitányod elé.

## Nevek

pj-side = { $side ->
    [red] Piros
   *[green] Zöld
}
pj-seat-0 = Piros – Jing hercegnő
pj-seat-1 = Zöld – Fang hercegnő
pj-kind = { $figure ->
    [princess] hercegnő
    [maid] komorna
    [crane] daru
    [fox] róka
    [owl] bagoly
    [lady] udvarhölgy
   *[mirror] tükörtartó
}
pj-figure-named = { $figure ->
    [princess] Hercegnő
    [maid] Komorna
    [mirror] Tükörtartó
    [mirror1] Első tükörtartó
    [mirror2] Második tükörtartó
    [crane] Daru
    [fox] Róka
   *[owl] Bagoly
}
pj-captain-named = { $captain }. kapitány

## A tábla

pj-board = A paravánok terme, ötször öt
pj-board-as-text = A tábla táblázatként
pj-tray = Helyre várnak
pj-entrances = A te bejárataid
pj-entrance-named = { $captain ->
    [none] { $entrance } bejárat
   *[other] { $entrance } bejárat, { $captain }. kapitány
}
pj-captains = { $where ->
    [far] Kapitányok a távoli soron túl
   *[near] Kapitányok a közeli sor előtt
}
pj-captain-stands = { $captain }. kapitány, { $entrance } bejárat
pj-cell-screen = paraván
pj-cell-own = { $figure ->
    [princess] a hercegnőd
    [maid] a komornád
    [mirror] a tükörtartód
    [mirror1] az első tükörtartód
    [mirror2] a második tükörtartód
    [crane] a darud
    [fox] a rókád
   *[owl] a baglyod
}
pj-cell-of = { $side ->
    [red] piros
   *[green] zöld
} { $figure ->
    [princess] hercegnő
    [maid] komorna
    [crane] daru
    [fox] róka
    [owl] bagoly
   *[mirror] tükörtartó
}
pj-cell-known = { $figure ->
    [princess] biztos: az ellenfél hercegnője
    [maid] biztos: az ellenfél komornája
    [crane] biztos: az ellenfél daruja
    [fox] biztos: az ellenfél rókája
    [owl] biztos: az ellenfél baglya
   *[mirror] biztos: az ellenfél tükörtartója
}
pj-cell-may-hide = lehet itt: { $figures }
pj-cell-free = itt nem áll semmi a másik oldalról
pj-cell-paralysed = a megbénult hercegnő
pj-cell-touched = megérintve
pj-cell-target = { $question ->
    [swap] helyet cserélhet a megérintett paravánnal
    [withdraw] ide vonhatod vissza a figurádat
    [back] ide jöhet vissza a hercegnőd
   *[setup] ide állhat a kezedben lévő figura
}
pj-cell-start = { $question ->
    [point] rámutathatsz
    [react] itt kiálthatsz
   *[other] felveheted
}
pj-cell-neighbours = helyet cserélhet ezekkel: { $cells }
pj-mirror-shows = { $shows ->
    [princess] a tükör egy hercegnőt mutat
    [maid] a tükör egy komornát mutat
    [mirror] a tükör egy tükörtartót mutat
    [crane] a tükör egy darut mutat
    [fox] a tükör egy rókát mutat
    [owl] a tükör egy baglyot mutat
    [lady] a tükör egy udvarhölgyet mutat
    [empty] a tükör csak selymet mutat
   *[nothing] a tükör előtt nincs paraván
}
pj-revealed = { $verdict ->
    [found] Megvan!
    [shown] { $content ->
        [princess] A hercegnő
       *[mirror] Egy tükörtartó
    }
   *[missed] { $content ->
        [maid] Nincs ott: a komorna
        [mirror] Nincs ott: egy tükörtartó
        [crane] Nincs ott: a daru
        [fox] Nincs ott: a róka
        [owl] Nincs ott: a bagoly
       *[empty] Nincs ott
    }
}
pj-eyes-closed = Szemek csukva …
pj-the-call = JING HERCEGNŐ!

## Mi történik most: a felállítás

pj-now-setup = { $mode ->
    [expert] Rejts el hat figurát az első két sorodban, és adj a kapitányaidnak három távoli bejáratot.
   *[basic] Rejtsd el a három figurádat a kezdősorodban.
}
pj-now-setup-figure = { $figure ->
    [princess] A kezdősorod melyik paravánja mögé bújik a hercegnőd?
    [maid] A kezdősorod melyik paravánja mögé bújik a komornád?
    [crane] Melyik paraván mögé bújik a darud? Egy állat kimarad.
    [fox] Melyik paraván mögé bújik a rókád? Egy állat kimarad.
    [owl] Melyik paraván mögé bújik a baglyod? Egy állat kimarad.
   *[mirror] Melyik paraván mögé bújik a tükörtartód?
}
pj-now-setup-captain = Melyik távoli kapu alatt várjon a(z) { $captain }. kapitány?
pj-now-setup-complete = Mindenki a helyén van. Rajtad kívül senki sem tudja, hol.
pj-now-setup-sending = A paravánjaid felállítása …
pj-now-setup-waiting = Kész vagy. Rá várunk: { $name }.
pj-now-setup-other-ready = { $name } kész.
pj-now-setup-watch = Mindkét oldal elrejti a figuráit.
pj-now-ready = { $name } kész.
pj-help-setup = Érints meg egy figurát, aztán egy paravánt, vagy húzd oda.
pj-ready = Kész
pj-missing = { $things ->
    [none] Még { $count } hely nélküli van.
   *[other] Még nincs helye: { $things }.
}
pj-random = Véletlen felállítás
pj-to-tray = Visszaveszem
pj-left-out = { $figure ->
    [crane] A daru kimarad.
    [fox] A róka kimarad.
   *[owl] A bagoly kimarad.
}

## Mi történik most: a kör

pj-now-move = Te jössz: válassz egy paravánt, amely elmozdul.
pj-help-move = Érints meg egy paravánt, aztán egy szomszédját, vagy húzd oda.
pj-help-point = Érintsd meg a paravánt, vagy hagyd.
pj-help-withdraw = { $figure ->
    [princess] Vagy visszavonul a kezdősorodra.
   *[mirror] Vagy visszavonul a kezdősorodra.
}
pj-now-touched = { $cell }: melyik szomszéddal cseréljen helyet?
pj-now-barred = { $first } és { $second } nem cserélhet rögtön vissza: { $name } éppen most cserélte meg őket.
pj-now-withdraw = { $figure ->
    [princess] Hová bújjon a hercegnőd a kezdősorodban?
   *[mirror] Hová bújjon a tükörtartód a kezdősorodban?
}
pj-now-withdraw-stake = { $name } látja, ki húzódik vissza és honnan, de azt nem, hogy hová.
pj-withdraw = { $figure ->
    [princess] A hercegnő visszavonása
    [mirror1] Az első tükörtartó visszavonása
    [mirror2] A második tükörtartó visszavonása
   *[mirror] A tükörtartó visszavonása
}
pj-now-limit = { $turns ->
    [one] Ez az utolsó kör a döntetlen előtt.
   *[other] Még { $turns } kör a döntetlenig.
}
pj-series-you = { $state ->
    [B] Ez a két köröd közül az első.
    [C] Ez a második köröd egymás után, utána { $other } jön.
   *[D] Ez a második köröd egymás után, utána { $other } kétszer jön.
}
pj-series-other = { $state ->
    [B] Ez a két kör közül az első.
    [C] { $name } másodszor jön egymás után.
   *[D] { $name } másodszor jön egymás után, utána { $other } kétszer.
}
pj-now-point = Rámutatsz egy paravánra?
pj-now-point-stake = Ha ott van az ellenfél hercegnője, újra te jössz. Ha nincs, { $name } kétszer jön.
pj-pass = Nem mutatok rá
pj-now-back = Megtalálták, { $cell }: hová menjen a hercegnőd? { $line ->
    [second] A kezdősorod tele van, ezért a másodikban bújik el. { $name } ezt megtudja.
   *[starting] { $name } behunyta a szemét.
}
pj-now-react = { $name } megcserélte ezeket: { $first } és { $second }. Kiáltasz?
pj-now-react-stake = Ha a hercegnő most a tükröd előtt áll, megbénul. Ha nem, elveszíted a játékot.
pj-now-react-none = Egyik tükröd előtt sem mozdult most paraván.
pj-call = Kiáltás: { $cell }
pj-decline = Nem szólok
pj-now-paralysis = Az ellenfél hercegnője megbénult ({ $cell }). { $turns ->
    [one] Egy köröd maradt, hogy a tiéd a kapitánya elé érjen.
   *[other] { $turns } köröd maradt, hogy a tiéd a kapitánya elé érjen.
}
pj-now-sure = Biztos vagy benne?
pj-now-sure-point = Itt van az ellenfél hercegnője: { $cell }?
pj-sure-call = A téves kiáltás azonnal elveszíti a játékot.
pj-sure-call-fails = { $shows ->
    [empty] A tükröd csak selymet mutat. Ezzel a kiáltással azonnal veszítesz.
    [maid] A tükröd a komornát mutatja. Ezzel a kiáltással azonnal veszítesz.
   *[other] A tükröd mást mutat. Ezzel a kiáltással azonnal veszítesz.
}
pj-yes = Igen
pj-no = Vissza
pj-yes-call = „JING HERCEGNŐ!” kiáltás: { $cell }
pj-yes-point = Rámutatok: { $cell }
pj-yes-withdraw = { $figure ->
    [princess] A hercegnő visszavonása ide: { $cell }
   *[mirror] A tükörtartó visszavonása ide: { $cell }
}
pj-look = Belenézek a tükreimbe
pj-window = { $seconds ->
    [one] Még egy másodperc
   *[other] Még { $seconds } másodperc
}

## Várakozás

pj-wait-move = { $name } kiválasztja, melyik paraván mozduljon.
pj-wait-react = { $reader ->
    [you] { $first } és { $second } helyet cserélt. Rá várunk: { $name } kiálthat.
   *[watch] { $first } és { $second } helyet cserélt. { $name } most kiálthat.
}
pj-wait-point = { $reader ->
    [you] { $name } rámutathat az egyik paravánra.
   *[watch] { $name } rámutathat az egyik paravánra.
}
pj-wait-back = { $reader ->
    [you] Megvan: { $cell }. Szemek csukva: { $name } visszahozza a hercegnőt.
   *[watch] Megvan: { $cell }. { $name } visszahozza a hercegnőt, közben { $other } behunyja a szemét.
}
pj-wait-paralysis = { $reader ->
    [you] A hercegnőd megbénult ({ $cell }). { $turns ->
        [one] { $name } számára egy kör maradt.
       *[other] { $name } számára { $turns } kör maradt.
    }
   *[watch] { $other } hercegnője megbénult ({ $cell }). { $turns ->
        [one] { $name } számára egy kör maradt.
       *[other] { $name } számára { $turns } kör maradt.
    }
}

## A vége

pj-end-you-win = Nyertél
pj-end-you-lose = { $name } nyert
pj-end-wins = { $name } nyert
pj-end-draw = Döntetlen
pj-end-reason = { $reason ->
    [captain] { $name } hercegnője a kapitánya előtt áll.
    [wrong-call] { $other } kiáltott, de a hercegnő nem volt ott.
    [paralysis-expired] { $other } öt köre letelt.
    [resigned] { $other } feladta.
   *[other] { $other } elhagyta az asztalt.
}
pj-end-reason-draw = { $reason ->
    [agreed] Mindketten beleegyeztek.
   *[other] Az utolsó kör is lement.
}

## A saját lap

pj-your-figures = A figuráid
pj-behind = itt: { $cell }
pj-not-placed = még nincs helye
pj-objective = Titkos célkártya
pj-objective-number = { $card }. kártya
pj-objective-help = A két állat, amelyet a másik oldal elrejt, vezet el a szeretett kapitányodhoz.
pj-found-none = Még egy állatot sem találtál meg.
pj-found = { $count ->
    [one] Megtalálva: { $animals }. Egy még hiányzik.
   *[other] Megtalálva: { $animals }.
}
pj-beloved = A szeretett kapitány: { $captain }., { $entrance } bejárat.
pj-left-out-own = Kimaradt a játékból: { $figure ->
    [crane] a darud
    [fox] a rókád
   *[owl] a baglyod
}
pj-sheet = Ami a szabályokból következik
pj-sheet-present = { $present ->
    [no] nincs játékban
    [maybe] talán játékban van
   *[yes] játékban van
}
pj-sheet-cells = { $count ->
    [0] sehol
    [one] itt: { $cells }
   *[other] { $count } paraván: { $cells }
}
pj-marks = A ceruzajegyzeteid
pj-marks-help = Válassz egy figurát, azután a paravánokat, amelyek mögött állhat. A jegyzetek követik a nyíltan helyet cserélő paravánokat; csak te látod őket.
pj-marks-missed = Lemaradtál néhány lépésről: nézd át a jegyzeteidet.
pj-marks-wipe = Mindent törlök
pj-marks-cell = { $kinds ->
    [none] { $cell }, nincs jegyzet
   *[other] { $cell }: { $kinds }
}
pj-all-cards = Mindkét titkos célkártya
pj-all-left-out = { $side ->
    [red] Piros
   *[green] Zöld
} kihagyta: { $figure ->
    [crane] a darut
    [fox] a rókát
   *[owl] a baglyot
}
pj-watching = Itt nincs semmi, ami csak a te szemednek szólna.

## Amit a ház mond a játékról

reason-captain = { $winner } hercegnője a kapitánya elé ért.
reason-wrong-call = Egy téves kiáltás döntötte el a játékot.
reason-paralysis-expired = Az öt kör letelt, mielőtt a kiáltó hercegnője a kapitányához ért volna.
reason-resigned = { $you ->
    [yes] A másik oldal feladta.
   *[no] { $winner } feladással győzött.
}
reason-agreed = Mindkét oldal beleegyezett a döntetlenbe.
reason-turn-limit = Az utolsó kör is lement.

## After the game

pj-map = Hol lehetett a másik hercegnő, százalékban

## Advice, and looking back

pj-hint-place = { $figure } ide: { $cell }
pj-hint-captain = { $captain }. kapitány, bejárat: { $gate }
pj-map-where = Szaggatott karika: ott állt, itt: { $where }. Aszerint, amit tudni lehetett, ennek { $share }% volt az esélye.
