# Amit a Jade König asztala a böngészőben mond. A játék saját szavai a kiszolgáló mappájából jönnek.

## Nevek

jk-seat-0 = Cinóber
jk-seat-1 = Jáde
jk-seat-2 = Indigó
jk-seat-3 = Borostyán
jk-seat-4 = Szilva
jk-seat-5 = Pala
game-variety = { $seats } expedíció
jk-pair = { $place }: { $symbol }
jk-in-brackets = ({ $text })
jk-open-oracles = Senkinek sem célja: { $letters }.
jk-open-title = Senkinek sem célja

## A térkép

jk-board = A dzsungel térképe
jk-board-missing = A(z) „{ $board }” térkép nincs itt, ezért nem rajzolható ki.
jk-node = { $letter ->
    [none] { $number }. tisztás
   *[other] { $letter } orákulum
}
jk-oracle-named = { $letter } orákulum{ $kind ->
    [own] , a te célod
    [open] , senkinek sem célja
   *[other] { "" }
}
jk-piece-own = a te figurád
jk-piece-of = { $name } figurája
jk-stone-of = { $name } veszélyköve{ $face ->
    [snake] : kígyó
    [jaguar] : jaguár
   *[none] { "" }
}
jk-spot-target = választható
jk-spot-touched = kiválasztva
jk-spot-on-route = az útvonaladon
jk-card-hidden = a szimbólumkártya lefordítva
jk-place-changed = más szimbólum, mint előtte
jk-place-chip = { $name } kérdőzsetonja
jk-places = Szimbólumok a helyeken
jk-expeditions = Expedíciók
jk-text-seat = { $name }: { $state ->
    [eliminated] kiesett
    [sitting] kimarad
   *[playing] { $node ->
        [none] nincs figurája a térképen
       *[other] itt áll: { $node }
    }
}, lépések { $marker }, zsetonok { $chips }, kövek { $stones }
jk-zoom = A térkép mérete
jk-zoom-in = Közelebb
jk-zoom-out = Távolabb
jk-zoom-whole = Az egész térkép
jk-go-label = A lépésed
jk-lay-label = A kő oldala
jk-guess-label = A tipped
jk-turned = { $right ->
    [yes] Jó tipp.
   *[no] Rossz tipp.
}
jk-answer-for = Az orákulum válasza neki: { $name }

## Mi történik most

jk-window = { $seconds ->
    [one] Még egy másodperc
   *[other] Még { $seconds } másodperc
}
jk-now-place = Tedd a figurádat egy tisztásra.
jk-now-reseat = Visszatértél: tedd a figurádat egy tisztásra.
jk-touch-clearing = Érints meg egy világító tisztást a térképen.
jk-now-turn = Te következel: mit teszel?
jk-now-must-exchange = Elfogytak a lépéseid: adj egy kérdőzsetont tíz újért.
jk-your-oracle = A te orákulumod: { $letter }.
jk-now-hinder = { $name } lépni készül. Leteszel egy veszélykövet?
jk-hinder-no-oracle = Ez a lépés nem végződhet olyan orákulumnál, amely bárkinek a célja.
jk-hinder-oracles = { $count ->
    [one] Elérhető orákulum: { $letters }.
   *[other] Elérhető orákulumok: { $letters }.
}
jk-now-lay = Tedd a veszélyköved egy világos tisztásra, { $name } útjába.
jk-now-lay-face = Melyik követ teszed ide: { $node }?
jk-hand = A kezedben: { $snakes ->
    [0] kígyó nincs
    [one] egy kígyó
   *[other] { $snakes } kígyó
}, { $jaguars ->
    [0] jaguár nincs
    [one] egy jaguár
   *[other] { $jaguars } jaguár
}.
jk-now-route = Válaszd ki az útvonaladat, egy–három lépést.
jk-route-help = Érints meg tisztást tisztás után, vagy rögtön a célt.
jk-now-route-on = Ott nem állhatsz meg: menj tovább.
jk-now-route-ready = { $oracle ->
    [yes] Az orákulumodhoz?
   *[no] Ide: { $node }, { $steps ->
        [one] egy lépés
       *[other] { $steps } lépés
    }?
}
jk-route-cost = { $stones ->
    [0] { $oracle ->
        [yes] Szabad az út: a jelzőköved kettőt emelkedik.
       *[no] Szabad az út, egy lépésbe kerül.
    }
    [one] Veszélykő van rajta. Tippeld meg, mit mutat: ha eltalálod, ingyen lépsz; ha nem, helyben maradsz, és egyet veszítesz.
   *[other] { $stones } veszélykő van rajta. Tippeld meg, hány a kígyó: ha eltalálod, ingyen lépsz; ha nem, helyben maradsz, és egyet veszítesz.
}
jk-now-guess = { $stones ->
    [one] Mit mutat a kő?
   *[other] A { $stones } kő közül hány a kígyó?
}
jk-now-guess-stake = Jó tipp: végigmész az utadon, ingyen. Rossz tipp: helyben maradsz, és egy lépésbe kerül.
jk-guess = { $jaguars ->
    [0] { $snakes ->
        [one] kígyó
       *[other] { $snakes } kígyó
    }
   *[other] { $snakes ->
        [0] { $jaguars ->
            [one] jaguár
           *[other] { $jaguars } jaguár
        }
       *[other] { $snakes ->
            [one] kígyó
           *[other] { $snakes } kígyó
        }, { $jaguars ->
            [one] jaguár
           *[other] { $jaguars } jaguár
        }
    }
}
jk-now-swap = Az orákulumodnál vagy. Cserélj szimbólumkártyákat, vagy hagyd őket.
jk-swap-help = Érints meg egy kártyát, aztán egy másikat, vagy húzd oda.
jk-changed = { $changed } változott, legfeljebb { $most }
jk-swaps = { $swaps } csere a { $most }-ból elhasználva
jk-now-swap-held = Melyik helyre kerüljön innen: { $place }, { $symbol }?
jk-now-chips = { $left ->
    [one] Tedd { $all ->
        [one] a kérdőzsetonodat
       *[other] még egy kérdőzsetonodat
    } egy helyre.
   *[other] Tegyél { $left } kérdőzsetont helyekre.
}
jk-chips-help = Érints meg helyeket a térképen vagy itt lent.
jk-now-ask = Ez a kérdésed.
jk-now-claims = { $name } szimbólumokat cserélt. A te feladataidat mutatják?
jk-now-claim = { $left ->
    [one] Bejelentés: válassz még egy helyet.
   *[other] Bejelentés: válassz { $left } helyet.
}
jk-now-claim-sure = Pontosan ez a három a feladatod?
jk-claim-stake = Ha mind a három jó, nyertél; egyetlen hibával kiesel.
jk-wait-place = { $you ->
    [yes] Leteszed a figurádat.
   *[no] { $name } leteszi a figuráját.
}
jk-wait-turn = { $you ->
    [yes] Te következel.
   *[no] { $name } következik.
}
jk-wait-hinder = { $you ->
    [yes] Bejelentettél egy lépést. A többiek a veszélykőről döntenek.
   *[no] { $name } bejelentett egy lépést. A többiek a veszélykőről döntenek.
}
jk-wait-claims = { $you ->
    [yes] A többiek megnézik, hogy a cseréd az ő feladataikat mutatja-e.
   *[no] A többiek megnézik, hogy { $name } cseréje az ő feladataikat mutatja-e.
}
jk-wait-lay = { $you ->
    [yes] Veszélykövet teszel le.
   *[no] { $name } veszélykövet tesz le.
}
jk-wait-route = { $you ->
    [yes] Útvonalat választasz.
   *[no] { $name } útvonalat választ.
}
jk-wait-guess = { $you ->
    [yes] Tippelsz.
   *[no] { $name } tippel.
}
jk-wait-swap = { $you ->
    [yes] Az orákulumodnál vagy.
   *[no] { $name } az orákulumnál van, szimbólumkártyákat cserélhet.
}
jk-wait-question = { $you ->
    [yes] Felteszed a kérdésedet.
   *[no] { $name } kérdést tesz fel az orákulumnak.
}
jk-warn-idle = { $left ->
    [one] Ha most sem tesz senki semmit, a játék döntetlenül ér véget.
   *[other] Ha még { $left } alkalommal nem történik semmi, a játék döntetlenül ér véget.
}
jk-warn-turns = { $turns ->
    [one] Ez az utolsó kör.
   *[other] Még { $turns } kör, és a játék döntetlenül ér véget.
}
jk-warn-last-chip = { $marker ->
    [0] Ez az utolsó zsetonod: a következő körödben kiesel.
   *[other] Ez az utolsó zsetonod: ha elfogynak a lépéseid, kiesel.
}
jk-you-eliminated = Kiestél. A bal oldali szomszédod orákuluma továbbra is te vagy.
jk-you-sit-out = Ebből a ciklusból kimaradsz, és gondolkodsz.

## Gombok

jk-announce = Lépés bejelentése
jk-exchange = Zseton tíz lépésért
jk-sure = { $move ->
    [hinder] Ezután le kell tenned egy kövedet; elengedni már nem lehet.
   *[exchange] A zseton végleg elvész, és a körödnek vége.
}
jk-sure-yes = { $move ->
    [hinder] Igen, követ rakok
   *[exchange] Odaadom a zsetont
}
jk-nothing = Nem lépek
jk-pass = Továbbengedem
jk-hinder = Követ teszek
jk-lay-face = { $face ->
    [snake] Kígyó
    [jaguar] Jaguár
   *[none] Ide teszem
}
jk-go = Indulás
jk-way = Erre: { $nodes }{ $stones ->
    [0] { "" }
    [one] { " " }(egy kő)
   *[other] { " " }({ $stones } kő)
}
jk-put = Ide teszem
jk-put-on = Ide: { $node }
jk-put-here = Ide teszem
jk-done = { $changed ->
    [0] Maradjanak így
   *[other] Kész
}
jk-ask = Kérdezem az orákulumot
jk-no-claim = Nincs bejelentés
jk-claim = Bejelentés …
jk-claim-late = Szimbólumok bejelentése …
jk-claim-yes = Ezeket jelentem be
jk-back = Vissza

## Helyek az asztalnál

jk-fact-marker = { $marker ->
    [one] még egy lépés
   *[other] még { $marker } lépés
}
jk-fact-chips = { $chips ->
    [one] egy kérdőzseton
   *[other] { $chips } kérdőzseton
}
jk-fact-stones = { $stones ->
    [one] egy veszélykő
   *[other] { $stones } veszélykő
}
jk-fact-eliminated = kiesett
jk-fact-sitting = kimarad

## Ami a tiéd

jk-watching = Nézőként vagy itt. A végén itt minden látható lesz.
jk-steps-away = { $steps ->
    [one] Egy lépésre van
   *[other] { $steps } lépésre van
}
jk-no-oracle-card = Most nincs orákulumkártyád.
jk-your-stones = A veszélyköveid
jk-lying = A térképen: { $stones }.
jk-lying-one = { $face ->
    [snake] kígyó itt: { $node }
   *[jaguar] jaguár itt: { $node }
}
jk-turned-out = Felfordítva és kikerülve: { $snakes ->
    [one] egy kígyó
   *[other] { $snakes } kígyó
}, { $jaguars ->
    [one] egy jaguár
   *[other] { $jaguars } jaguár
}.
jk-held-tasks = { $name } feladatai
jk-held-help = { $name } orákuluma te vagy. A te feladataid a jobb oldali szomszédodnál vannak.
jk-notepad = Jegyzettömb
jk-own-questions = A kérdéseid
jk-others-questions = A többiek kérdései
jk-no-questions = Még nem kérdeztél.
jk-question = Kérdés
jk-short-places = H
jk-short-symbols = Sz
jk-short-matches = E
jk-short-legend = H: a kérdés helyei, amelyek a kártyán vannak; Sz: szimbólumok; E: egyezések, a jó szimbólum a jó helyen.
jk-not-heard = nem hallottad
jk-grid = Melyik szimbólum melyik helyen?
jk-grid-help = Érints meg egy mezőt: nem, talán, igen.
jk-wipe = Mindent törlök
jk-mark = { $place }, { $symbol }: { $mark ->
    [no] nem
    [maybe] talán
    [yes] igen
   *[none] nincs jel
}{ $fact ->
    [certain] , biztos
    [possible] , lehetséges
    [excluded] , kizárt
   *[none] { "" }
}
jk-fact-mark = { $fact ->
    [certain] biztos
    [excluded] kizárt
   *[possible] lehetséges
}
jk-cards-left = { $cards ->
    [one] feladatkártya lehetséges még
   *[other] feladatkártya lehetséges még
}
jk-help-legend = Ami karikás, biztos; ami vonalkázott, kizárt.

## Feladványok egy főre

puzzle-level-easy = Könnyű
puzzle-level-medium = Közepes
puzzle-level-hard = Nehéz
jk-puzzle-clues = Kérdések és válaszok
jk-puzzle-task = Pontosan egy feladatkártya felel meg mindegyiknek. Melyik három pár áll rajta?
jk-puzzle-how = Hogyan működik
jk-puzzle-how-card = Egy feladatkártyán három pár van: három különböző szimbólum három különböző helyen.
jk-puzzle-how-answer = Az orákulum megmondja, hogy a kérdés helyei közül hány van a kártyán, a szimbólumai közül hány, és hány teljes pár egyezik. Ha egy szimbólum kétszer szerepel a kérdésben, egynek számít.
jk-puzzle-how-marks = A kipipált mező a válaszod része. Helyeket és szimbólumokat is megjelölhetsz. Satírozva az látszik, amit a jeleid kizárnak.
jk-puzzle-how-keys = Billentyűk: a nyilak léptetnek, 1 nem, 2 talán, 3 igen, 0 semmi.
jk-puzzle-clue = { $number }. kérdés
jk-puzzle-contradicts = Ellentmond a válaszodnak
jk-puzzle-look-here = Ide nézz
jk-mark-whole = { $what }: { $mark ->
    [no] nem
    [maybe] talán
    [yes] igen
   *[none] nincs jel
}
jk-puzzle-answer = A válaszod
jk-puzzle-open = üres
jk-puzzle-take-back = Visszavonás: { $place }, { $symbol }
jk-puzzle-few = A kipipált mezők adják a válaszodat. { $missing ->
    [one] Még egy pipa kell.
   *[other] Még { $missing } pipa kell.
}
jk-puzzle-many = Egy kártyán csak három pár van: vonj vissza egy pipát.
jk-puzzle-same-place = Egy helyhez csak egy szimbólum tartozik: két pipa áll ugyanannál a helynél.
jk-puzzle-same-symbol = Egy szimbólumhoz csak egy hely tartozik: két pipa áll ugyanannál a szimbólumnál.
jk-puzzle-ready = Ez lehet egy kártya. Megfelel minden válasznak?
jk-puzzle-check = Ellenőrzés
jk-puzzle-wrong = { $count ->
    [one] Nem ez a kártya: ellentmond ennek a kérdésnek: { $numbers }.
   *[other] Nem ez a kártya: ellentmond ezeknek a kérdéseknek: { $numbers }.
}
jk-puzzle-hint = { $left ->
    [0] Nincs több tipp
    [one] Tipp (még egy)
   *[other] Tipp (még { $left })
}
jk-puzzle-no-more-hints = Ezekkel a lépésekkel csak egy kártya marad.
jk-puzzle-solved = Ez az a kártya
jk-puzzle-solved-how = { $hints ->
    [0] Tipp nélkül találtad meg.
    [one] Egy tippel találtad meg.
   *[other] { $hints } tippel találtad meg.
}
jk-puzzle-next = Következő feladvány

## A végén

jk-all-cards = Minden kártya
jk-your-card-was = A te feladatkártyád ez volt
jk-tasks-shown = { $name }{ $letter ->
    [none] { "" }
   *[other] { " " }· { $letter } orákulum
}
jk-unseen-oracles = Orákulumkártyák, amelyeket senki sem látott: { $letters }
jk-box = Kövek a dobozban: { $snakes ->
    [one] egy kígyó
   *[other] { $snakes } kígyó
}, { $jaguars ->
    [one] egy jaguár
   *[other] { $jaguars } jaguár
}
jk-unused-tasks = Feladatkártyák, amelyek senkinél sem voltak

## Advice, and looking back

jk-told-best = Átlagosan egyetlen kérdés sem árult volna el többet.
jk-told-share = Ez a kérdés átlagosan { $share }%-át árulja el annak, amit a legjobb.
jk-told-better = A legjobb: { $pairs }
jk-told-left = A válasz után { $cards } lehetséges feladatkártyából { $left } maradt.
