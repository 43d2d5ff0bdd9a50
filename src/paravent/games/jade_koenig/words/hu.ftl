# Jádekirály: amit a játék elmond, a böngészőben, a terminálban és az elutasításokban.

## The game

game = Jádekirály
game-sentence = Juss át a dzsungelen az orákulumodhoz, és tudd meg mindenki előtt, melyik szimbólum melyik helyhez tartozik.
game-facts = 2–6 játékos · 60–120 perc · 12 éves kortól

## Vocabulary: components

game-board = játéktábla
labyrinth = dzsungellabirintus
piece = játékfigura
expedition = expedíció
question-chip = kérdőzseton
danger-stone = veszélykő
snake = kígyó
jaguar = jaguár
left-behind-stone = ottmaradt kő
marker-stone = jelzőkő
movement-scale = lépésskála
task-card = feladatkártya
task = feladat
symbol-card = szimbólumkártya
oracle-card = orákulumkártya
open-oracle-card = nyílt orákulumkártya (nem célpont)
note-pad = jegyzettömb

## Vocabulary: board

circle-space = körmező
oracle = orákulum
connecting-line = összekötő vonal
place = hely
place-forests = Arruak-erdők
place-flame = Lángok Labirintusa
place-island = Sziget a Szélben
place-ice = Jégpalota
place-ruins = Chimu Romjai
place-desert = Tiuhan-sivatag
place-steppe = Tikal-sztyeppe
place-swamps = Kígyómocsarak

## Vocabulary: symbols

symbol = szimbólum
symbol-sword = üvegkard
symbol-crown = inka korona
symbol-amulet = napamulett
symbol-bird = kőmadár

## Vocabulary: play

cycle = játékciklus
turn = kör
move = lépés
announce = lépés bejelentése
route = útvonal
do-nothing = nem lép
hinder = akadályozás (veszélykő lerakása)
let-pass = továbbengedés
guess = tippelés
guessed-right = jó tipp
guessed-wrong = rossz tipp
consult = az orákulum megkérdezése
exchange-symbols = szimbólumkártyák cseréje
question = kérdés
answer = válasz
answer-places = helyek
answer-symbols = szimbólumok
answer-matches = egyezések
none = egy sem
thinking-time = kimarad
inability = lépésképtelenség
exchange-chip = zseton beváltása 10 lépésre
interrupt = közbeszólás és bejelentés
no-claim = nincs bejelentés
eliminated = kiesett
last-survivor = utolsóként maradt
undecided = döntetlen
resign = feladás

## The board in characters

text-player = { $who }: { $piece ->
    [none] nincs figurája a táblán
   *[other] itt áll: { $piece }
}, lépésskála: { $marker }, { $chips } zseton, { $stones } kő
text-you = te
text-seat = { $seat }. hely
text-eliminated = { $who }: kiesett
text-sits-out = { $who }: kimarad
text-hand = Köveid: kígyó { $snakes }, jaguár { $jaguars }
text-oracle = Orákulumod: { $letter }
text-open = Nyílt orákulumkártyák: { $letters }
text-holds = A kezedben lévő feladatkártya, tulajdonosa { $who }:
text-stone = Kő itt: { $node }, lerakta: { $who }: { $face ->
    [snake] kígyó
    [jaguar] jaguár
   *[none] lefordítva
}
text-asked = { $who } kérdése: { $pairs } – { $answer ->
    [none] a választ nem hallottad
   *[other] { $answer }
}
text-cards = Számodra még lehetséges feladatkártyák: { $cards }

## Puzzles

puzzle-clue = { $number }.  { $pairs }: { $answer }
puzzle-look-at-one = Nézd meg a(z) { $first }. kérdést és a jelöléseidet.
puzzle-look-at-two = Vedd együtt a(z) { $first }. és a(z) { $second }. kérdést.
puzzle-suppose = Tedd fel, hogy { $pair }: kérdésről kérdésre haladva ellentmondáshoz vezet. Húzd ki.
puzzle-places = Helyek: { $names }
puzzle-symbols = Szimbólumok: { $names }

## What happens

event-stones = { $again ->
    [yes] Már senkinek sincs két veszélyköve: újra kiosztjuk mindet, fejenként { $each } követ.
   *[no] Kiosztjuk a veszélyköveket, fejenként { $each } követ.
}
event-hand = A kezedben: { $snakes } kígyó, { $jaguars } jaguár.
event-placed = { $you ->
    [yes] Lerakod a figurádat ide: { $node }.
   *[no] { $who } lerakja a figuráját ide: { $node }.
}
event-arrangement = Felfordítjuk a szimbólumkártyákat.
event-tasks = Nálad van egy feladatkártya, tulajdonosa: { $who }.
event-cycle = Elkezdődik a(z) { $cycle }. játékciklus: kiosztjuk az orákulumkártyákat.
event-oracle-card = Az orákulumod: { $letter }.
event-turn = { $you ->
    [yes] { $turn }. kör: te jössz.
   *[no] { $turn }. kör: { $who } jön.
}
event-nothing = { $you ->
    [yes] Nem lépsz (egymás után { $idle } a { $limit } közül).
   *[no] { $who } nem lép (egymás után { $idle } a { $limit } közül).
}
event-exchanged = { $taken ->
    [yes] { $you ->
        [yes] Elfogytak a lépéseid: egy kérdőzsetonért tíz újat kapsz.
       *[no] { $who } lépései elfogytak: egy kérdőzsetonért tíz újat kap.
    }
   *[no] { $you ->
        [yes] Beváltasz egy kérdőzsetont tíz lépésre.
       *[no] { $who } bevált egy kérdőzsetont tíz lépésre.
    }
}
event-announced = { $you ->
    [yes] Lépést jelentesz be.
   *[no] { $who } lépést jelent be.
}
event-window = { $window ->
    [hinder] { $open ->
        [yes] Ki rak le ellene veszélykövet?
       *[no] Megvannak a válaszok.
    }
   *[claims] { $open ->
        [yes] Másképp fekszenek a szimbólumok: bejelenti valaki a feladatait?
       *[no] Megvannak a válaszok.
    }
}
event-answered = { $answer ->
    [hinder] Veszélykövet akarsz lerakni.
    [claim] Bejelented a feladataidat.
   *[declined] Nem szólsz közbe.
}
event-hinders = { $seat ->
    [none] Senki sem rak le veszélykövet.
   *[other] { $you ->
        [yes] Veszélykövet fogsz lerakni.
       *[no] { $who } veszélykövet fog lerakni.
    }
}
event-laid = { $face ->
    [snake] Kígyót raksz le ide: { $node }.
    [jaguar] Jaguárt raksz le ide: { $node }.
   *[none] { $you ->
        [yes] Veszélykövet raksz le ide: { $node }.
       *[no] { $who } veszélykövet rak le ide: { $node }.
    }
}
event-planned = { $you ->
    [yes] Az útvonalad megvan; veszélyköveken át vezet.
   *[no] { $who } útvonala megvan; veszélyköveken át vezet.
}
event-faced = { $you ->
    [yes] Előtted { $stones ->
        [one] egy veszélykő fekszik.
       *[other] { $stones } veszélykő fekszik.
    }
   *[no] { $who } előtt { $stones ->
        [one] egy veszélykő fekszik.
       *[other] { $stones } veszélykő fekszik.
    }
}
event-turned = { $face ->
    [snake] A kő itt: { $node } – kígyó.
   *[jaguar] A kő itt: { $node } – jaguár.
}
event-guessed = { $you ->
    [yes] Tipped: { $snakes ->
        [0] nincs kígyó
        [one] egy kígyó
       *[other] { $snakes } kígyó
    }. { $right ->
        [yes] Eltaláltad.
       *[no] Nem találtad el.
    }
   *[no] { $who } tippje: { $snakes ->
        [0] nincs kígyó
        [one] egy kígyó
       *[other] { $snakes } kígyó
    }. { $right ->
        [yes] Eltalálta.
       *[no] Nem találta el.
    }
}
event-moved = { $you ->
    [yes] Ide lépsz: { $node }.
   *[no] { $who } ide lép: { $node }.
}
event-reached = { $you ->
    [yes] Elérted az orákulumodat ({ $letter }), felmutatod a kártyádat és megkérdezed.
   *[no] { $who } elérte az orákulumát ({ $letter }), felmutatja a kártyáját és megkérdezi.
}
event-swapped = { $you ->
    [yes] Felcseréled két hely szimbólumát: { $first ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    } és { $second ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }.
   *[no] { $who } felcseréli két hely szimbólumát: { $first ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    } és { $second ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }.
}
event-settled = { $changed ->
    [0] A szimbólumok úgy fekszenek, mint azelőtt.
   *[other] { $changed } helyen van más szimbólum, mint azelőtt.
}
event-claimed = { $you ->
    [yes] Bejelented: { $first ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }, { $second ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }, { $third ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }. { $right ->
        [yes] Helyes.
       *[no] Téves.
    }
   *[no] { $who } bejelenti: { $first ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }, { $second ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }, { $third ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }. { $right ->
        [yes] Helyes.
       *[no] Téves.
    }
}
event-chip = { $you ->
    [yes] Kérdőzsetont teszel egy helyre: { $place ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }.
   *[no] { $who } kérdőzsetont tesz egy helyre: { $place ->
        [forests] Arruak-erdők
        [flame] Lángok Labirintusa
        [island] Sziget a Szélben
        [ice] Jégpalota
        [ruins] Chimu Romjai
        [desert] Tiuhan-sivatag
        [steppe] Tikal-sztyeppe
       *[swamps] Kígyómocsarak
    }.
}
event-asked = { $you ->
    [yes] Megkérdezed az orákulumot.
   *[no] { $who } megkérdezi az orákulumot.
}
event-answer = Az orákulum { $places } helyet, { $symbols } szimbólumot és { $matches } egyezést lát.
event-sits-out = { $you ->
    [yes] Gondolkodási időt kapsz, és kimaradsz a következő ciklusból.
   *[no] { $who } gondolkodási időt kap, és kimarad a következő ciklusból.
}
event-broken-off = { $you ->
    [yes] Már csak egy expedíció van úton: a ciklus félbeszakad, és visszatérsz.
   *[no] Már csak egy expedíció van úton: a ciklus félbeszakad, és { $who } visszatér.
}
event-eliminated = { $loss ->
    [last-chip] { $you ->
        [yes] Az utolsó kérdőzsetonodat kellene odaadnod: kiestél.
       *[no] { $who } az utolsó kérdőzsetonját kellene, hogy odaadja: kiesett.
    }
    [claim] { $you ->
        [yes] Téves volt a bejelentésed: kiestél.
       *[no] { $who } tévesen jelentette be a feladatait: kiesett.
    }
   *[resigned] { $you ->
        [yes] Feladod.
       *[no] { $who } feladja.
    }
}
event-over = { $reason ->
    [oracle] { $you ->
        [yes] A szobor Jádekirállyá változik: nyertél.
       *[no] A szobor Jádekirállyá változik: { $who } nyert.
    }
    [claim] { $you ->
        [yes] Helyes a bejelentésed: nyertél.
       *[no] Helyes a bejelentés: { $who } nyert.
    }
    [last-survivor] { $you ->
        [yes] Utolsóként maradtál játékban: nyertél.
       *[no] { $who } maradt utolsóként játékban, és nyert.
    }
   *[undecided] { $clause ->
        [JK-R-63] Már senki sem lép: a játék döntetlenül ér véget.
       *[JK-R-64] Lezajlott az utolsó kör: a játék döntetlenül ér véget.
    }
}

## How it ended

reason-oracle = Három hely, három szimbólum, három egyezés: a szobor Jádekirállyá változott.
reason-claim = Helyes volt egy bejelentés.
reason-last-survivor = Csak egy expedíció maradt.
reason-undecided = A játék döntetlenül ért véget.

## Why not

clause-JK-1 = Ilyen nincs ebben a játékban: nézd meg újra a nevet.
clause-JK-2-5 = A figura egy körmezőről indul, amikor sorra kerül.
clause-JK-4-1 = Nem te jössz.
clause-JK-4-3 = Előbb jelentsd be a lépést, azután válaszd ki az útvonalat.
clause-JK-4-4 = Bejelentettél egy lépést: meg is kell tenned.
clause-JK-5-1 = Egy lépés egy, két vagy három mező a vonalak mentén.
clause-JK-5-2 = Egy lépésben egyik mezőre sem lépsz kétszer, és a kiinduló mezőre sem térsz vissza.
clause-JK-5-4 = Más orákulumán át lehet haladni, de megállni ott nem szabad.
clause-JK-5-5 = Ott már áll egy figura.
clause-JK-7-1 = Veszélykövet csak más bejelentett lépése ellen rak le az, akit megkérdeztek.
clause-JK-7-3 = Egy mezőn legfeljebb egy kő fekszik, orákulumon egy sem.
clause-JK-7-4 = A kőnek a lépő játékos hatókörében kell feküdnie, egy–három mezőre.
clause-JK-8-2 = Nincs mit tippelni: akkor tippelsz, ha kő fekszik az útvonaladon.
clause-JK-8-7 = Nem tippelhetsz több kígyót, mint ahány kő előtted van.
clause-JK-9-3 = A megkérdezéskor, a „kész” előtt cserélhetsz szimbólumokat úgy, hogy a végén legfeljebb hat hely legyen más.
clause-JK-9-4 = A kérdőzsetonokat a csere után rakod le, minden helyre egyet.
clause-JK-11-2 = A megkérdezés után egy körmezőn térsz vissza.
clause-JK-11-3 = A kimaradás után egy körmezőn térsz vissza.
clause-JK-13-1 = A jelzőköved 0-n áll: a figurád nem léphet.
clause-JK-13-2 = A jelzőköved 0-n áll: be kell váltanod egy kérdőzsetont.
clause-JK-14 = A játék véget ért.
clause-JK-R-10 = A figurád be van zárva: nincs lehetséges útvonal.
clause-JK-R-11 = Az útvonalat a többiek válasza után választod ki.
clause-JK-R-16 = Figura és kő soha nem áll egy mezőn.
clause-JK-R-18 = Már válaszoltál; a válasz érvényes.
clause-JK-R-19 = Akadályozni akartál, és rád esett a választás: most rakj le egy követ.
clause-JK-R-20 = Ilyen oldalú kő nincs a kezedben.
clause-JK-R-32 = Két különböző szimbólumú helyet cserélhetsz fel, legfeljebb hatszor.
clause-JK-R-33 = Minden kérdőzsetonodat felhasználod, se többet, se kevesebbet.
clause-JK-R-40 = Ebből a ciklusból kimaradsz: bejelenthetsz, de nem léphetsz, és követ sem rakhatsz le.
clause-JK-R-48 = Zsetont legalább két zsetonnal és 10 alatti lépésskálával válthatsz be.
clause-JK-R-51 = A bejelentés három különböző helyet nevez meg, három különböző szimbólummal.
clause-JK-R-52 = Egyszer jelenthetsz be, a csere utáni ablakban, vagy ahol késői bejelentés is van, egy kör kezdetén.
clause-JK-R-53 = Csak olyan elrendezésre jelenthetsz be, amelyet más rakott ki.
clause-JK-R-56 = Éppen az orákulumot kérdezed: tedd fel inkább a kérdésedet.
clause-JK-R-60 = Kiestél; nézni tovább nézheted.
clause-JK-R-65 = Feladni egy kör kezdetén lehet.
clause-section-8 = Ilyen cselekvés nincs ebben a játékban. Így írjuk őket: „move”, „route c074 c075”, „lay c074 jaguar” vagy „guess 1”.

## What the result rests on

clause-JK-14-1 = A három hely, három szimbólum, három egyezés válasz nyer.
clause-JK-14-3 = Az a bejelentés, amelyet az orákulum helyesnek talál, nyer.
clause-JK-R-62 = Aki egyedül marad a játékban, nyer.
clause-JK-R-63 = Ha a versenyben több körön át senki sem lép, a játék döntetlen.
clause-JK-R-64 = Az utolsó megengedett kör után a játék döntetlen.

## Options

option-stone-faces = A saját kövek oldalai
option-stone-faces-help = Ismered-e a kezedben lévő köveket, és megválaszthatod-e, melyiket rakod le.
option-stone-faces-known = ismertek
option-stone-faces-blind = vakon húzzuk
option-board = Tábla
option-board-help = A térkép, amelyen játszunk.
option-board-ring-101 = A gyűrű 101 tisztással
option-first-seat = Ki kezd
option-first-seat-help = Az a hely, amely elsőként rakja le a figuráját, és elsőként lép.
option-first-seat-random = sorsolás
option-first-seat-0 = első hely
option-first-seat-1 = második hely
option-first-seat-2 = harmadik hely
option-first-seat-3 = negyedik hely
option-first-seat-4 = ötödik hely
option-first-seat-5 = hatodik hely
option-answers = Az orákulum válaszai
option-answers-help = Ki hallja, mit mond az orákulum. A kérdés mindig nyílt.
option-answers-public = mindenki hallja
option-answers-private = csak a kérdező és az orákulum
option-stone-memory = Emlékezet a lerakott kövekre
option-stone-memory-help = Látod-e a saját köveid oldalát, amíg a táblán fekszenek.
option-stone-memory-on = látod
option-stone-memory-off = emlékezned kell rá
option-hinder-priority = Ha többen akarnak követ rakni
option-hinder-priority-help = Ki rakja le a veszélykövet, ha többen is akarnak.
option-hinder-priority-most-stones = akinek a legtöbb köve van
option-hinder-priority-clockwise = az óramutató szerint első
option-hinder-priority-first-come = aki előbb szól
option-hinder-priority-random = sorsolás
option-routes = Útvonal köveken át
option-routes-help = Látják-e a többiek a tipp előtt, hová akartál menni.
option-routes-sealed = titkos
option-routes-open = nyílt
option-exchange = Ha elfogytak a lépések
option-exchange-help = Egy körbe kerül-e, hogy egy zsetonért tíz új lépést kapsz.
option-exchange-turn = egy körbe kerül
option-exchange-free = azonnal megtörténik
option-thinking-time = Gondolkodási idő
option-thinking-time-help = Kimarad-e egy ciklusból, aki kérdezett, amíg négyen vagy többen játszanak.
option-thinking-time-standard = kimarad
option-thinking-time-never = tovább játszik
option-late-claims = Késői bejelentés
option-late-claims-help = Lehet-e minden kör kezdetén bejelenteni, nem csak közvetlenül egy csere után.
option-late-claims-on = lehet
option-late-claims-off = nem lehet
option-self-claim = Bejelentés a saját elrendezésre
option-self-claim-help = Bejelenthetsz-e olyan szimbólumokra, amelyeket te raktál ki.
option-self-claim-off = nem lehet
option-self-claim-on = lehet
option-idle-rounds = Tétlen körök
option-idle-rounds-help = Ennyi teljes kör után, amelyben senki sem lépett, a játék döntetlen.
option-turn-limit = A körök legnagyobb száma
option-turn-limit-help = Ennyi kör után, mindenkié együtt, a játék döntetlen.
option-timers = Válaszidő egy ablakban, másodpercben
option-timers-help = Aki addig nem válaszol, továbbengedi. 0: mindenkire várunk.
option-turn-timer = Idő minden más döntésre, másodpercben
option-turn-timer-help = Utána a legegyszerűbb történik. 0: várunk.
option-window = Az ablak hossza
option-window-help = Az utolsó válasszal zárul, vagy mindig ugyanannyi ideig tart, hogy semmit se lehessen kiolvasni belőle? Az utóbbihoz válaszidő kell.
option-window-answer = az utolsó válaszig
option-window-fixed = mindig a teljes ideig
option-absent = Ha valaki végleg elmegy
option-absent-help = Mi legyen az elhagyott hellyel, ha valaki kéri.
option-absent-bot = robot játszik tovább
option-absent-default = a legegyszerűbb történik helyette
option-open-oracle-rest = Megállás nyílt orákulumon
option-open-oracle-rest-help = Véget érhet-e egy lépés olyan orákulumon, amelynek kártyája nyíltan fekszik.
option-open-oracle-rest-off = nem szabad
option-open-oracle-rest-on = szabad
option-deduction-help = Segítség a következtetéshez
option-deduction-help-help = Látja-e mindenki, mely feladatkártyák lehetségesek még.
option-deduction-help-off = nincs
option-deduction-help-on = mindenkinek van

## Answers given in advance

standing-pass-this-cycle = Mindenkit továbbengedek e ciklus végéig
standing-pass-this-cycle-help = Az új ciklusban ismét megkérdezünk.
standing-pass-unless-oracle = Csak akkor kérdezz, ha a lépő elérhet egy orákulumot
standing-pass-unless-oracle-help = A többi lépést továbbengeded. Nyíltan fekvő kártya orákuluma nem számít.
standing-no-claim = Nincs bejelentés, amíg nem kérem
standing-no-claim-help = Minden bejelentési ablakra „nincs bejelentés” a válasz, amíg meg nem változtatod.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-nothing = Nem lép
hint-move = Lépés bejelentése
hint-exchange = Zseton tíz lépésért
hint-pass = Továbbengedés
hint-hinder = Kő lerakása
hint-lay = Kő ide: { $a }{ $b ->
    [none] { "" }
   *[other] , { $b }
}
hint-route = Út ide: { $last }, { $count ->
    [one] egy lépés
   *[other] { $count } lépés
}
hint-guess = Tipp: { $a ->
    [0] egy kígyó sem
   *[other] { $a } kígyó
}
hint-done = A szimbólumok maradnak
hint-swap = Csere: { $a } és { $b }
hint-chip = Kérdőzseton ide: { $a }
hint-ask = Az orákulum megkérdezése
hint-claim = Bejelentés: { $a }, { $b }, { $c }
hint-no-claim = Nincs bejelentés
hint-place = A figura ide kerül: { $a }
hint-resign = Feladás
hint-draw = Döntetlen ajánlása
oA = A orákulum
oB = B orákulum
oC = C orákulum
oD = D orákulum
oE = E orákulum
oF = F orákulum
oG = G orákulum
oH = H orákulum

## A játék után

insight-question = { $bits } bit a lehetséges { $most } bitből; hozott { $won } bitet
insight-asked = A kérdés: { $question }, átlagosan { $bits } bit
insight-best = A legjobb: { $question }, átlagosan { $bits } bit
insight-won = A válasz { $won } bitet hozott: { $cards } kártyából { $left } maradt.
