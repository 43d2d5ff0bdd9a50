# Jing hercegnő: amit a játékról mondunk a böngészőben, a terminálban és az elutasításokban.

## A játék

game = Jing hercegnő
game-sentence = Vezesd át hercegnődet észrevétlenül huszonöt paraván termén, és találd meg előbb a másikat.
game-facts = 2 játékos · 15–30 perc · 8 éves kortól
board = A paravánok terme
seat-0 = Piros – Jing hercegnő
seat-1 = Zöld – Fang hercegnő

## Szókincs

screen = paraván
princess = hercegnő
maid = komorna
mirror = tükörtartó
mirror1 = első tükörtartó
mirror2 = második tükörtartó
captain = kapitány
beloved-captain = a szeretett kapitány
animal = legendás állat
crane = daru
fox = róka
owl = bagoly
objective = titkos célkártya
empty = üres paraván
lady = udvari ruhás hölgy
nothing = nincs előtte paraván
starting-line = kezdősor
second-line = második sor
far-line = célsor
entrance = bejárat
extra-turn = ráadáskör
turn-limit = körlimit
turns-left = hátralévő körök
knowledge-sheet = jegyzetek
text-barred = Most nem szabad: { $pair }, az utolsó csere.
text-others = a másik oldal figurái, ahol ismered őket

## Mi történik

event-ready = { $you ->
    [yes] Készen állsz.
   *[no] { $who } készen áll.
}
event-captains = Minden kapitány elfoglalta a helyét.
event-card = Titkos célod a { $card }. kártya.
event-turn = { $you ->
    [yes] { $turn }. kör: te jössz. { $state ->
        [B] Ez a kettő közül az első.
        [C] Kétszer játszol egymás után.
        [D] Kétszer játszol egymás után, azután a másik oldal is.
       *[A] { "" }
    }
   *[no] { $turn }. kör: { $who } jön. { $state ->
        [B] Ez a kettő közül az első.
        [C] Ez a második egymás után.
        [D] Ez a második egymás után; azután a másik oldal játszik kétszer.
       *[A] { "" }
    }
}
event-swapped = { $you ->
    [yes] Kicseréled: { $pair }.
   *[no] { $who } kicseréli: { $pair }.
}
event-shown = { $you ->
    [yes] Megmutatod { $figure ->
        [princess] a hercegnődet
       *[mirror] a tükörtartódat
    } itt: { $cell }.
   *[no] { $who } megmutatja { $figure ->
        [princess] a hercegnőt
       *[mirror] az egyik tükörtartót
    } itt: { $cell }.
}
event-withdrawn = { $you ->
    [yes] Visszavonulsz ide: { $cell }; a másik oldal szeme csukva van.
   *[no] Szemek csukva: { $who } visszavonul a kezdősorra.
}
event-pointed = { $you ->
    [yes] Rámutatsz erre: { $cell }.
   *[no] { $who } rámutat erre: { $cell }.
}
event-revealed = { $content ->
    [princess] { $cell }: megvan! Itt a hercegnő.
    [maid] { $cell }: nincs ott, csak a komorna.
    [mirror] { $cell }: nincs ott, csak egy tükörtartó.
    [crane] { $cell }: nincs ott, csak a daru.
    [fox] { $cell }: nincs ott, csak a róka.
    [owl] { $cell }: nincs ott, csak a bagoly.
    [not-princess] { $cell }: a hercegnő nincs ott.
   *[empty] { $cell }: nincs ott, a paraván üres.
}
event-brought-back = { $you ->
    [yes] Visszahozod a hercegnődet ide: { $cell }; a másik oldal szeme csukva van.
   *[no] Szemek csukva: { $who } visszahozza a hercegnőt a { $line ->
        [second] második sorra, mert a kezdősor tele van
       *[starting] kezdősorra
    }.
}
event-window = { $open ->
    [yes] { $you ->
        [yes] Kiálthatsz.
       *[no] { $who } kiálthat.
    }
   *[no] { $you ->
        [yes] Nem szólsz.
       *[no] { $who } nem szól.
    }
}
event-called = { $you ->
    [yes] „JING HERCEGNŐ!” – kiáltod erre: { $cell }, a tükröd helye { $holder }: { $content ->
        [princess] ott van.
       *[other] nincs ott.
    }
   *[no] „JING HERCEGNŐ!” – kiáltja { $who } erre: { $cell }, a tükör helye { $holder }: { $content ->
        [princess] ott van.
       *[other] nincs ott.
    }
}
event-paralysed = A hercegnő megbénult itt: { $cell }. { $turns_left ->
    [one] Egy kör van hátra.
   *[other] { $turns_left } kör van hátra.
}
event-mirror = { $shows ->
    [nothing] A tükröd előtt ({ $holder }) nincs paraván.
    [empty] A tükröd ({ $holder }) üres selymet mutat itt: { $cell }.
    [princess] A tükröd ({ $holder }) a hercegnőt mutatja itt: { $cell }.
    [maid] A tükröd ({ $holder }) a komornát mutatja itt: { $cell }.
    [mirror] A tükröd ({ $holder }) egy tükörtartót mutat itt: { $cell }.
    [crane] A tükröd ({ $holder }) a darut mutatja itt: { $cell }.
    [fox] A tükröd ({ $holder }) a rókát mutatja itt: { $cell }.
    [owl] A tükröd ({ $holder }) a baglyot mutatja itt: { $cell }.
   *[lady] A tükröd ({ $holder }) egy udvari ruhás hölgyet mutat itt: { $cell }.
}
event-found = { $animal ->
    [crane] Állat megtalálva: láttad a darut.
    [fox] Állat megtalálva: láttad a rókát.
   *[owl] Állat megtalálva: láttad a baglyot.
}
event-identified = Kapitány felismerve: a szeretett kapitány a { $captain }-es számú, a(z) { $entrance } bejáratnál. Hercegnődnek ide kell jutnia: { $cell }.
event-look = { $you ->
    [yes] Belenézel a tükreidbe.
   *[no] { $who } belenéz a tükreibe.
}
event-passed = { $you ->
    [yes] Nem mutatsz rá semmire.
   *[no] { $who } nem mutat rá semmire.
}
event-placed = { $figure ->
    [princess] A hercegnőd itt rejtőzik: { $cell }.
    [maid] A komornád itt rejtőzik: { $cell }.
    [crane] A darud itt rejtőzik: { $cell }.
    [fox] A rókád itt rejtőzik: { $cell }.
    [owl] A baglyod itt rejtőzik: { $cell }.
    [mirror1] Az első tükörtartód itt rejtőzik: { $cell }.
    [mirror2] A második tükörtartód itt rejtőzik: { $cell }.
   *[mirror] A tükörtartód itt rejtőzik: { $cell }.
}
event-left-out = { $animal ->
    [crane] A darud kimarad a játékból.
    [fox] A rókád kimarad a játékból.
   *[owl] A baglyod kimarad a játékból.
}
event-stationed = A { $captain }. kapitányod ennél a bejáratnál vár: { $entrance }.
event-draw-offered = { $you ->
    [yes] Döntetlent ajánlasz.
   *[no] { $who } döntetlent ajánl.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] Hercegnőd a kapitánya előtt áll: győztél.
       *[no] { $who } győzött: a hercegnő a kapitánya előtt áll.
    }
    [wrong_call] { $you ->
        [yes] Téves kiáltás: győztél.
       *[no] Téves kiáltás: { $who } győzött.
    }
    [paralysis_expired] { $you ->
        [yes] Letelt az öt kör: győztél.
       *[no] Letelt az öt kör: { $who } győzött.
    }
    [turn_limit] Elérte a játszma a körlimitet: döntetlen.
    [agreed] A két oldal döntetlenben egyezett meg.
   *[resigned] { $you ->
        [yes] A másik oldal feladta: győztél.
       *[no] A másik oldal feladta: { $who } győzött.
    }
}

## Miért nem

clause-PJ-3-3 = Egy paraván legfeljebb egy figurát rejt: válassz másikat.
clause-PJ-3-4 = A paravánokat soha nem fordítjuk el és nem fordítjuk meg.
clause-PJ-4-3 = Figuráid a saját kezdősorodon indulnak.
clause-PJ-4-5 = Először mindkét oldal felállít, lépésről lépésre, kötött sorrendben; ami már áll, az marad.
clause-PJ-5-1 = Egy kör egy mozgatás, azután egy rámutatás vagy egy sem.
clause-PJ-5-3 = A játéknak vége.
clause-PJ-5-5 = A másik oldal jön.
clause-PJ-6-1 = Két különböző paravánt cserélhetsz ki, amelyek oldalukkal vagy sarkukkal érintkeznek.
clause-PJ-6-4 = A másik oldal utolsó lépését nem vonhatod vissza ugyanazzal a cserével.
clause-PJ-6-4-1 = A másik oldal utolsó lépését, két köre közül a másodikat, nem vonhatod vissza.
clause-PJ-6-4-2 = A másik oldal utolsó lépését egyik körödben sem vonhatod vissza.
clause-PJ-7-1 = Csak a hercegnődet és a játékban lévő tükörtartóidat vonhatod vissza.
clause-PJ-7-3 = A figura a kezdősorod olyan paravánjára vonul vissza, amely egyik figurádat sem rejti, és nem a sajátja.
clause-PJ-7-5 = A kezdősorod tele van a saját figuráiddal: senki sem vonulhat vissza.
clause-PJ-8-2 = A tábla olyan paravánjára mutathatsz rá, amely nem a te figurádat rejti.
clause-PJ-8-7 = A megtalált hercegnőt a saját oldala hozza vissza, a kezdősor olyan paravánjára, amely nem rejti saját figuráját.
clause-PJ-8-8 = A hercegnőnek másik paravánra kell mennie.
clause-PJ-8-10 = A második sort csak akkor használhatod, ha a kezdősorod tele van.
clause-PJ-10-6 = Ennél az asztalnál a tükrök maguktól mutatják, amit mutatnak: nem kell külön belenézni.
clause-PJ-11-7 = Már ajánlottál döntetlent.
clause-PJ-12-2 = Pontosan egy állatot hagyj ki a három közül: a darut, a rókát vagy a baglyot.
clause-PJ-12-5 = Figuráid az első két sorodon indulnak, a hercegnő és a komorna a kezdősoron.
clause-PJ-12-6 = Minden kapitány saját bejáratot kap, a-tól e-ig.
clause-PJ-14-1 = Ennél az asztalnál nincs villámbénítás.
clause-PJ-14-3 = Csak az az oldal válaszol, amelyik nem lépett, minden csere után egyszer.
clause-PJ-14-4 = Csak oda kiálthatsz, ahová épp most került paraván a tükör elé.
clause-PJ-14-6 = A kiáltás pillanata elmúlt.
clause-PJ-14-9 = A megbénított oldal nem tehet semmit, amíg le nem telik az öt kör.
clause-PJ-14-10 = Bénítás alatt nincs rámutatás, csak lépés.
clause-PJ-14-12 = A megbénult hercegnő a helyén marad.
clause-section-8-2 = Ez nem lépés ebben a játékban. A lépéseket így írjuk: „swap b1-c2”, „withdraw princess a1”, „point c3” vagy „pass”.

## Beállítások

option-mode = Játék
option-mode-help = A „Szöknek a hercegnők!” való kezdetnek. „A legendás állatok” állatokat, titkos célokat és egy merész kiáltást is hoz.
option-mode-basic = Szöknek a hercegnők!
option-mode-expert = A legendás állatok
option-starter = Ki kezd
option-starter-help = A doboz szerint a legfiatalabb; alapesetben a sors dönt.
option-starter-random = sorsolás
option-starter-seat0 = Piros
option-starter-seat1 = Zöld
option-starter-youngest = a legfiatalabb
option-setup = Felállítás
option-setup-help = Rejtsd el magad a figuráidat, vagy bízd a sorsra.
option-setup-manual = kézzel
option-setup-random = sorsolással
option-miss-reveal = Téves rámutatás után
option-miss-reveal-help = Mit lát a rámutató a paraván mögött.
option-miss-reveal-full = az ott álló figurát
option-miss-reveal-yes-no = csak azt, hogy nem a hercegnő
option-miss-while-owed = Tévedés két kör közül az elsőben
option-miss-while-owed-help = Megmarad-e a második kör.
option-miss-while-owed-keep = a második kör megmarad
option-miss-while-owed-forfeit = a második kör elvész
option-full-line = Megtalálva teli kezdősornál
option-full-line-help = Hová megy a hercegnő, ha a kezdősorán nincs szabad paraván.
option-full-line-second-line = a második sorra
option-full-line-stay = helyben marad
option-expert-win = A győzelemhez
option-expert-win-help = Fel kell-e ismerni a kapitányt mindkét állatról, mielőtt számít.
option-expert-win-identified = mindkét állat megtalálása kell
option-expert-win-position = elég a jó kapitány előtt állni
option-paralysis = Villámbénítás
option-paralysis-help = Rá lehet-e kiáltani a tükör elé lépő hercegnőre.
option-paralysis-on = van
option-paralysis-off = nincs
option-paralysis-trigger = Mikor lehet kiáltani
option-paralysis-trigger-help = Csak a tükör előtti paraván, vagy maga a tükörtartó is lehet az, amelyik mozdult.
option-paralysis-trigger-princess-moved = az előtte lévő paraván mozdult
option-paralysis-trigger-any-swap = a kettő közül bármelyik mozdult
option-peek = Belenézni a tükörbe
option-peek-help = A tükrök mindig, észrevétlenül láthatók, vagy csak nyílt belenézéssel.
option-peek-automatic = mindig, észrevétlenül
option-peek-announced = csak bejelentett belenézéssel
option-mirror-detail = Mit árul el a tükör
option-mirror-detail-help = Megkülönbözteti-e a tükör a hercegnőt és a komornát.
option-mirror-detail-exact = minden figurát pontosan
option-mirror-detail-lady = a hercegnő és a komorna egyforma
option-turn-limit = Körlimit
option-turn-limit-help = A két oldal ennyi köre után a játszma döntetlen.
option-turn-limit-none = nincs
option-react-timer = Kiáltási idő, másodpercben
option-react-timer-help = Aki ennyi idő alatt nem válaszol, nem szól. 0 esetén megvárjuk a választ.
option-window = A kiáltás pillanatának hossza
option-window-help = A válasszal ér véget, vagy mindig ugyanaddig tart, hogy semmit se lehessen kiolvasni belőle? Az utóbbihoz kiáltási idő kell.
option-window-answer = a válaszig
option-window-fixed = mindig a teljes idő
option-absent = Ha valaki végleg elmegy
option-absent-help = Mi legyen az elhagyott hellyel.
option-absent-opponent-wins = a másik oldal győz
option-absent-bot = robot játszik tovább
option-notes = Jegyzetek
option-notes-help = Mutathatja-e az asztal, mi következik a szabályokból a rejtett figurákról.
option-notes-on = elérhető
option-notes-off = nem elérhető

## Hogyan ér véget

clause-PJ-11-1 = Az a hercegnő győz, aki elsőként áll a kapitánya előtt.
clause-PJ-11-6 = Elérkezett a körlimit, és senki sem győzött.
clause-PJ-13-5 = Az a hercegnő győz, aki elsőként áll a két állatról felismert szeretett kapitánya előtt.
clause-PJ-14-8 = Az a kiáltás, amely nem a hercegnőt találja, elveszíti a játékot.
clause-PJ-14-11 = Aki a bénulás öt köre alatt nem győz, veszít.

## Answers given in advance

standing-decline = Egyik cserénél sem szólok
standing-decline-help = Amíg meg nem változtatod, nem kérdezzük, kiáltasz-e.

## What a move does, told before it is made: $a, $b, $c are the words behind the first of its notation

hint-swap = Paravánok cseréje: { $a }
hint-withdraw = Visszahúzódás: { $a }, ide: { $b }
hint-point = Rámutatás: { $a }
hint-back = A hercegnő visszatér: { $a }
hint-place = A figura ide kerül: { $a }
hint-call = Kiáltás: { $a }
hint-leave = Kimarad: { $a }
hint-captain = A kapitány bejárata: { $a }
hint-pass = Nincs rámutatás
hint-decline = Hallgatás
hint-look = A tükrökbe nézés
hint-resign = Feladás
hint-draw = Döntetlen ajánlása

## A játék után

insight-princess = hercegnő itt: { $where }, { $share }
insight-princess-map = Mennyire tűnt valószínűnek a másik hercegnő az egyes paravánok mögött:
