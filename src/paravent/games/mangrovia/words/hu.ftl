# Mangrovia: amit a játék elmond, a böngészőben, a terminálban és az elutasításokban.

## The game

game = Mangrovia
game-sentence = Építs kunyhókat az istenek szigetein: jó helyre tett tálkával kétszer cselekszel, és a többségek törzsfőnökké tesznek.
game-facts = 2–5 játékos · 60–90 perc · 10 éves kortól

## Vocabulary

board = játéktábla
field = terepmező
landscape = tereptípus
water = víz
sand = homok
mangrove = mangroveerdő
meadow = rét
landscape-card = tereptípuskártya
valuable = értéktárgylap
start-card = kezdőkártya
hand = kézben tartott lapok
draw-pile = húzópakli
face-up = felcsapott lapok
discard = dobópakli
amulet = amulett
bag = vászonzsák
set-aside = félretett amulettek
amulet-field = amulettmező (piros kerettel)
amulet-track = amulettsáv
amulet-marker = amulettbábu
hut = kunyhó
double-hut = dupla kunyhó
neutral-hut = semleges kunyhó
chief-marker = törzsfőnökbábu
chief-points = törzsfőnökpont
score-track = pontjelző sáv
bowl = tálka
neutral-bowl = semleges tálka
place = akcióválasztó hely
archipelago = szigetvilág
stop = kikötési hely
boat = hajó
bird = paradicsommadár
oracle = jósda
talisman = kezdőjátékos-talizmán
start-player = kezdőjátékos
path = isteni ösvény
statue = istenszobor
garden = Kövek kertje
garden-tile = Kövek kertje-lapka
god-tile = istenlapka
joker-tile = tereptípus-joker
totem = totemoszlop környéke
totem-tile = totemoszlop-lapka
round = forduló
phase-bowls = tálkák kirakása
phase-boat = a hajó mozgatása
phase-prepare = előkészület a következő fordulóra
a-place = tálka kirakása
a-take = felfordított lap elvétele
a-draw = laphúzás
a-collect = amulettek gyűjtése
a-return = amulett visszatétele
a-build = kunyhó építése
a-double = dupla kunyhó építése
a-two = két kunyhó építése két mezőn
a-birds = paradicsommadarak áthelyezése
a-pay = fizetés
a-skip = elállás
most = legtöbb kunyhó
second = második legtöbb kunyhó
final-scoring = végső pontozás
variant = játékváltozat

## The twelve stops

stop-1 = 2 nyílt lap, majd 1 húzás
stop-2 = amulettek
stop-3 = 1 nyílt lap
stop-4 = 1 nyílt lap, majd 1 húzás
stop-5 = 2 nyílt lap vagy 2 húzás
stop-6 = 1 nyílt lap, majd 2 húzás
stop-7 = amulettek vagy 1 húzás
stop-8 = amulettek vagy 1 kunyhó
stop-9 = 1 kunyhó vagy 1 dupla kunyhó
stop-10 = 2 kunyhó, külön mezőkön
stop-11 = 1 kunyhó, majd 1 húzás
stop-12 = madarak; következő kezdőjátékos

## Decisions

phase-bowl = tálka kirakása
phase-take = nyílt lap elvétele
phase-draw = laphúzás
phase-collect = amulettek gyűjtése
phase-build = építés
phase-birds = madarak áthelyezése
phase-choice = akcióválasztás
phase-return = amulett visszatétele
phase-land = tereptípuskártya választása
phase-pay = fizetés választása
phase-over = a játéknak vége

## Garden tiles

tile-god-a = Aruka istenlapkája
tile-god-b = Boreni istenlapkája
tile-god-c = Ceyu istenlapkája
tile-god-d = Daloa istenlapkája
tile-god-e = Enuki istenlapkája
tile-god-f = Fahiri istenlapkája
tile-god-g = Galuu istenlapkája
tile-god-h = Hapolo istenlapkája
tile-valuable = értéktárgylapka (3)
tile-amulet = amulettlapka (2)
tile-joker = tereptípus-joker

## The board in characters

text-you = te
text-seat = { $seat }. hely
text-neutral = semleges
text-round = { $round }. forduló, { $stop }. kikötési hely, kezdőjátékos: { $who }
text-birds = Madarak: { $landscapes }
text-open = Felcsapott lapok: { $cards }
text-piles = Húzópaklik: értéktárgylapok { $valuables }, tereptípuskártyák { $landscapes }; zsák { $bag }; 1-es amulettek: { $ones }
text-place = { $place }. hely: { $who }
text-closed = zárva
text-player = { $who }: törzsfőnökpont { $points }, megmaradt kunyhó { $huts }, értéktárgylap { $valuables }, tereptípuskártya { $landscapes }, amulett { $amulets }, amulettmező { $rings }
text-known =   ismert: { $things }
text-hand = A kezedben: { $things }
text-tiles = Kövek kertje-lapkák: { $tiles }
text-huts = Kunyhók: { $huts }
text-line = { $line } ösvény: { $ranks }
text-totem = Totemoszlop környéke: { $ranks }
text-garden = Kövek kertje, kunyhók: { $huts }
text-account = { $who }: { $total }, { $rank }. hely

## Moves

move-place = Tálka a(z) { $place }. helyre
move-take = Elveszem: { $card ->
    [water] víz
    [sand] homok
    [mangrove] mangroveerdő
    [meadow] rét
   *[other] { $card }
}
move-draw-v = Értéktárgylapot húzok
move-draw-l = Tereptípuskártyát húzok
move-collect = Amuletteket gyűjtök
move-return = Visszateszem: { $value }
move-birds = Madarak: { $first ->
    [water] víz
    [sand] homok
    [mangrove] mangroveerdő
   *[meadow] rét
}, { $second ->
    [water] víz
    [sand] homok
    [mangrove] mangroveerdő
   *[meadow] rét
}
move-skip = Lemondok róla
move-build = Építek itt: { $field }
move-build2 = Dupla kunyhót építek itt: { $field }
move-land = Tereptípuskártyával fizetek: { $landscape ->
    [water] víz
    [sand] homok
    [mangrove] mangroveerdő
   *[meadow] rét
}
move-pay = { $value } értékűvel fizetek
move-pay-default = Fizetek: { $payment }
move-pay-tile-v = Értéktárgylapkával (3) fizetek
move-pay-tile-a = Amulettlapkával (2) fizetek
move-resign = Kiszállok a játékból

## What happens

event-start-cards = { $you ->
    [yes] A kezdőkártyáid: { $first } és { $second }.
   *[no] { $who } kezdőkártyái: { $first } és { $second }.
}
event-hand = A tereptípuskártyáid: { $first ->
    [water] víz
    [sand] homok
    [mangrove] mangroveerdő
   *[meadow] rét
}, { $second ->
    [water] víz
    [sand] homok
    [mangrove] mangroveerdő
   *[meadow] rét
}.
event-turn = { $stop ->
    [0] { $you ->
        [yes] { $round }. forduló: a tálkák kirakása, te kezdesz.
       *[no] { $round }. forduló: a tálkák kirakása, { $who } kezd.
    }
   *[other] { $you ->
        [yes] { $round }. forduló, { $stop }. kikötési hely: te következel.
       *[no] { $round }. forduló, { $stop }. kikötési hely: { $who } következik.
    }
}
event-bowl = { $you ->
    [yes] Tálkát teszel a(z) { $place }. helyre.
   *[no] { $who } tálkát tesz a(z) { $place }. helyre.
}
event-taken = { $you ->
    [yes] Nyílt lapot veszel el: { $card ->
        [water] víz
        [sand] homok
        [mangrove] mangroveerdő
        [meadow] rét
       *[other] { $card }
    }.
   *[no] { $who } nyílt lapot vesz el: { $card ->
        [water] víz
        [sand] homok
        [mangrove] mangroveerdő
        [meadow] rét
       *[other] { $card }
    }.
}
event-drawn = { $you ->
    [yes] { $card ->
        [water] Ezt húzod: víz.
        [sand] Ezt húzod: homok.
        [mangrove] Ezt húzod: mangroveerdő.
        [meadow] Ezt húzod: rét.
       *[other] Ezt húzod: { $card }.
    }
   *[no] { $things ->
        [landscapes] { $who } tereptípuskártyát húz.
       *[valuables] { $who } értéktárgylapot húz.
    }
}
event-reshuffled = { $things ->
    [valuables] Az eldobott értéktárgylapokat megkeverjük: új húzópakli, { $count } lap.
    [landscapes] Az eldobott tereptípuskártyákat megkeverjük: új húzópakli, { $count } lap.
   *[amulets] A félretett amulettek visszakerülnek a zsákba: { $count } darab.
}
event-took-one = { $you ->
    [yes] Elveszel egy 1-es amulettet a tábláról; marad { $left }.
   *[no] { $who } elvesz egy 1-es amulettet a tábláról; marad { $left }.
}
event-collected = { $you ->
    [yes] Ezeket az amuletteket húzod a zsákból: { $shown }.
   *[no] { $who } amuletteket húz a zsákból: { $count } darab.
}
event-returned = { $you ->
    [yes] Visszateszel egy amulettet: { $value }.
   *[no] { $who } visszatesz egy amulettet.
}
event-built = { $you ->
    [yes] { $huts ->
        [2] Dupla kunyhót építesz itt: { $field }, ára { $payment }.
       *[other] Kunyhót építesz itt: { $field }, ára { $payment }.
    }
   *[no] { $huts ->
        [2] { $who } dupla kunyhót épít itt: { $field }, ára { $payment }.
       *[other] { $who } kunyhót épít itt: { $field }, ára { $payment }.
    }
} { $scored ->
    [0] { "" }
   *[other] Törzsfőnökpont: { $scored }.
}
event-declined = { $you ->
    [yes] { $part ->
        [take] Nem veszel el nyílt lapot.
        [draw] Nem húzol lapot.
        [collect] Nem gyűjtesz amulettet.
        [build] Nem építesz.
        [birds] A madarakat a helyükön hagyod.
       *[choice] Lemondasz a(z) { $stop }. kikötési hely akciójáról.
    }
   *[no] { $part ->
        [take] { $who } nem vesz el nyílt lapot.
        [draw] { $who } nem húz lapot.
        [collect] { $who } nem gyűjt amulettet.
        [build] { $who } nem épít.
        [birds] { $who } a helyükön hagyja a madarakat.
       *[choice] { $who } lemond a(z) { $stop }. kikötési hely akciójáról.
    }
}
event-birds = { $seat ->
    [none] A paradicsommadarak továbbrepülnek: { $first ->
            [water] víz
            [sand] homok
            [mangrove] mangroveerdő
           *[meadow] rét
        }, { $second ->
            [water] víz
            [sand] homok
            [mangrove] mangroveerdő
           *[meadow] rét
        }.
   *[other] { $you ->
        [yes] Áthelyezed a paradicsommadarakat: { $first ->
            [water] víz
            [sand] homok
            [mangrove] mangroveerdő
           *[meadow] rét
        }, { $second ->
            [water] víz
            [sand] homok
            [mangrove] mangroveerdő
           *[meadow] rét
        }.
       *[no] { $who } áthelyezi a paradicsommadarakat: { $first ->
            [water] víz
            [sand] homok
            [mangrove] mangroveerdő
           *[meadow] rét
        }, { $second ->
            [water] víz
            [sand] homok
            [mangrove] mangroveerdő
           *[meadow] rét
        }.
    }
}
event-talisman = { $you ->
    [yes] Te vagy a következő kezdőjátékos.
   *[no] { $who } a következő kezdőjátékos.
}
event-refilled = Új lapokat csapunk fel.
event-last-round = { $you ->
    [yes] Megépítetted az utolsó kunyhódat: ez az utolsó forduló.
   *[no] { $who } megépítette az utolsó kunyhóját: ez az utolsó forduló.
}
event-ranked = Pontozás: { $line ->
    [totem] a totemoszlop környéke
   *[other] { $line } ösvény
}. { $you ->
    [yes] Neked van a legtöbb kunyhód: { $points }.
   *[no] { $seat ->
        [none] { $neutral ->
            [1] A semleges kunyhók az elsők.
           *[other] Nincs kunyhó.
        }
       *[other] { $who } kunyhóinak száma a legnagyobb: { $points }.
    }
} { $second_points ->
    [0] { "" }
   *[other] A második: { $second_points }.
}
event-garden-scored = { $you ->
    [yes] Kövek kertje: { $huts } × { $all } = { $points } pontod van.
   *[no] Kövek kertje: { $who } pontja { $huts } × { $all } = { $points }.
}
event-amulets-scored = { $you ->
    [yes] Megmaradt amulettek: { $points } pontod van.
   *[no] Megmaradt amulettek: { $who } pontja { $points }.
}
event-resigned = { $you ->
    [yes] Kiszállsz a játékból.
   *[no] { $who } kiszáll a játékból.
}
event-over = { $winner ->
    [none] A játéknak vége; a győzelem közös.
   *[other] { $you ->
        [yes] Te leszel a törzsfőnök: nyertél.
       *[no] { $who } lesz a törzsfőnök: nyert.
    }
}

## How it ended

reason-huts = Megépült egy készlet utolsó kunyhója.
reason-round-limit = Az asztal utolsó fordulója véget ért.
reason-resigned = Az egyik fél feladta.
reason-deserted = Mindenki elhagyta az asztalt.

## Why not

clause-MG-2-4 = Nincs ilyen hely, vagy két játékossal zárva van.
clause-MG-3-2 = A tálkákat sorban rakjuk ki, helyenként egyet: nem te következel, vagy ott már áll egy.
clause-MG-3-4 = Két vagy három játékossal a kezdőjátékos első tálkája nem kerülhet az 1. helyre.
clause-MG-3-5 = Tálkát kell kiraknod.
clause-MG-4-2 = Nem te következel: az cselekszik, akinek a tálkája a hajónál áll.
clause-MG-5-4 = Az a hely a következő fordulóig üres.
clause-MG-6-4 = Nem húztál ilyen értékű amulettet.
clause-MG-7-1 = A két madár két különböző tereptípuson áll.
clause-MG-8-1 = Nincs ilyen mező, vagy már áll ott kunyhó.
clause-MG-8-2 = A mező tereptípusán nem áll madár.
clause-MG-8-3 = Hiányzik a mezőhöz tartozó tereptípuskártyád.
clause-MG-8-4 = Nem tudod pontosan kifizetni az árat; többet fizetni nem szabad.
clause-MG-8-5 = A sima árat csak értéktárgylapokkal, az amulettárat csak amulettekkel lehet kifizetni.
clause-MG-8-6 = Nincs nálad ilyen lap vagy amulett.
clause-MG-9-2 = Dupla kunyhót csak a 9. kikötési helyen lehet építeni.
clause-MG-9-4 = Dupla kunyhó nem épülhet a Kövek kertjében, a totemoszlopnál és amulettmezőn.
clause-MG-9-5 = Kunyhó később nem bővíthető dupla kunyhóvá.
clause-MG-9-6 = A tereptípuskártyáknak a mező egyik tereptípusát kell mutatniuk, és nálad kell lenniük.
clause-MG-12-1 = A játéknak vége.
clause-MG-12-9 = Nincs ilyen beállítás vagy érték, vagy nincs ennyi hely.
clause-MG-13-5 = Nincs ilyen lapkád.
clause-MG-R1 = Erről nem lehet lemondani.
clause-MG-R3 = Az első lépéssel eldőlt, melyik akciót választottad: keverni nem lehet.
clause-MG-R6 = A húzópakli és a dobópakli is üres.
clause-MG-R13 = Nincs elég kunyhód.
clause-MG-R15 = Ott a te kunyhód áll: egy mezőhöz később semmi sem adható.
clause-MG-R40 = Nincs elég jokered a madár nélküli tereptípusokhoz.
clause-MG-R41 = Lapkát csak a saját fizetésedben használhatsz.
clause-MG-R46 = Nincs mit gyűjteni.
clause-MG-R49 = Ez a hely már kiszállt a játékból.
clause-section-5-2 = Ez nem a mostani döntéshez tartozik.
clause-section-5-4 = A legnagyobb értéktől lefelé fizess, úgy, hogy a pontos összeg elérhető maradjon.
clause-section-5-5 = Ez nem akciója a játéknak. Az akciók így néznek ki: „place 3”, „take-v 0”, „build m16” vagy „pay 5”.

## Options

option-garden-tiles = Kövek kertje-lapkák
option-garden-tiles-help = A változat: aki a Kövek kertjében épít, elveszi a mező lapkáját.
option-garden-tiles-off = nélkülük
option-garden-tiles-all = mind a tizenhat
option-garden-tiles-gods = csak istenlapkák
option-garden-tiles-plain = istenlapkák nélkül
option-start-seat = Ki kezd
option-start-seat-help = Az a hely, amelyé az első fordulóban a talizmán.
option-start-seat-random = sorsolás
option-start-seat-0 = első hely
option-start-seat-1 = második hely
option-start-seat-2 = harmadik hely
option-start-seat-3 = negyedik hely
option-start-seat-4 = ötödik hely
option-round-limit = A fordulók legnagyobb száma
option-round-limit-help = Ennyi forduló után jön a pontozás, ha senki sem építette meg az utolsó kunyhóját.
option-round-limit-none = nincs
option-memory-aid = Emlékeztető
option-memory-aid-help = Megmutatja, mely lapok és amulettek kerültek mindenki szeme láttára valaki kezébe.
option-memory-aid-on = látszik
option-memory-aid-off = emlékezned kell
option-absent = Elhagyott hely
option-absent-help = Mi történjen kettőnél több játékossal, ha valaki végleg elmegy.
option-absent-bot = bot veszi át
option-absent-idle = tétlen marad
option-board = Tábla
option-board-help = A térkép, amelyen játszunk.
option-board-board-1 = Szigetvilág, 1. kiadás

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-place = Tál erre a helyre: { $a }
hint-take-v = Értékkártya elvétele: { $slot }. hely
hint-take-l = Tájkártya elvétele: { $slot }. hely
hint-draw-v = Értékkártya húzása
hint-draw-l = Tájkártya húzása
hint-collect = Amulettek gyűjtése
hint-skip = Lemondás
hint-return = Amulett visszatétele: { $a }
hint-birds = A madarak helye: { $a } és { $b }
hint-build = Kunyhó ide: { $a }
hint-build2 = Dupla kunyhó ide: { $a }
hint-land = Kártya felhasználása: { $a }
hint-pay = Fizetés: { $a }
hint-pay-default = Fizetés a szokásos módon
hint-pay-tile-v = Fizetés a lapkával, értékben
hint-pay-tile-a = Fizetés a lapkával, amulettben
hint-resign = Feladás
hint-draw = Döntetlen ajánlása
