# Jing hercegnő: szókincs, események, beállítások és szabályok a kiszolgálónak, a terminálnak és a böngészőnek.

## Szókincs

game = Jing hercegnő
seat-0 = Piros – Jing hercegnő
seat-1 = Zöld – Fang hercegnő
chamber = A paravánok terme
screen = paraván
princess = hercegnő
maid = komorna
mirror = tükörtartó
mirror1 = első tükörtartó
mirror2 = második tükörtartó
lady = udvari ruhás hölgy
captain = kapitány
beloved-captain = a szeretett kapitány
animal = legendás állat
crane = daru (őszinteség)
fox = róka (bölcsesség)
owl = bagoly (tisztánlátás)
objective = titkos célkártya
empty = üres paraván
nothing = nincs előtte paraván
not-princess = nem a hercegnő
starting-line = kezdősor
second-line = második sor
far-line = célsor
entrance = bejárat
swap = két paraván cseréje
withdraw = visszavonás
bring-back = visszahozás
point = rámutatás egy paravánra
pass = nem mutatok rá
hit = megvan!
miss = nincs ott
extra-turn = ráadáskör
call = villámbénítás
the-call = „JING HERCEGNŐ!”
decline = nem szólok
paralysed = megbénult
eyes-closed = szemek csukva
turn = kör
move-step = paraván mozgatása
own-empty = a te oldaladon üres
found-animal = állat megtalálva
captain-identified = kapitány felismerve
call-failed = téves kiáltás – vesztettél
turns-left = hátralévő körök
win = győzelem
loss = vereség
draw = döntetlen
resign = feladás
look = belenézek a tükrökbe
knowledge-sheet = jegyzetek
turn-limit = körlimit

## Események

event-ready = { $you ->
    [yes] Készen állsz.
   *[no] { $who } készen áll.
}
event-captains = A kapitányok elfoglalják helyüket a célsorok mögött.
event-card = A titkos célkártyád a { $card }. számú.
event-turn = { $state ->
    [A] { $you ->
        [yes] Te következel.
       *[no] { $who } következik.
    }
    [B] { $you ->
        [yes] Te következel: két köröd lesz egymás után.
       *[no] { $who } következik, két kör lesz egymás után.
    }
   *[other] { $you ->
        [yes] A második köröd egymás után.
       *[no] { $who } második köre egymás után.
    }
}
event-swapped = { $you ->
    [yes] Kicseréled a két paravánt: { $pair }.
   *[no] { $who } kicseréli a két paravánt: { $pair }.
}
event-shown = { $figure ->
    [princess] { $you ->
        [yes] Megmutatod a hercegnődet itt: { $cell }.
       *[no] { $who } megmutatja a hercegnőt itt: { $cell }.
    }
   *[mirror] { $you ->
        [yes] Megmutatod az egyik tükörtartódat itt: { $cell }.
       *[no] { $who } megmutat egy tükörtartót itt: { $cell }.
    }
}
event-withdrawn = { $you ->
    [yes] Szemek csukva: a bábud visszavonul a kezdősorodba.
   *[no] Szemek csukva: { $who } bábuja visszavonul a kezdősorba.
}
event-pointed = { $you ->
    [yes] Rámutatsz egy paravánra: { $cell }.
   *[no] { $who } rámutat egy paravánra: { $cell }.
}
event-revealed = { $content ->
    [princess] Megvan! A hercegnő itt áll: { $cell }.
    [maid] Nincs ott, ez a komorna: { $cell }.
    [mirror] Nincs ott, ez egy tükörtartó: { $cell }.
    [crane] Nincs ott, ez a daru: { $cell }.
    [fox] Nincs ott, ez a róka: { $cell }.
    [owl] Nincs ott, ez a bagoly: { $cell }.
    [not-princess] Nincs ott, ez nem a hercegnő: { $cell }.
   *[empty] Nincs ott, a paraván üres: { $cell }.
}
event-brought-back = { $line ->
    [second] { $you ->
        [yes] Szemek csukva: visszahozod a hercegnődet a második sorodba.
       *[no] Szemek csukva: { $who } visszahozza a hercegnőt, a második sorba.
    }
   *[starting] { $you ->
        [yes] Szemek csukva: visszahozod a hercegnődet a kezdősorodba.
       *[no] Szemek csukva: { $who } visszahozza a hercegnőt a kezdősorba.
    }
}
event-window = { $you ->
    [yes] Kiálthatsz, vagy nem szólsz.
   *[no] { $who } kiálthat, vagy nem szól.
}
event-called = { $content ->
    [princess] { $you ->
        [yes] „JING HERCEGNŐ!” A tükörtartód ({ $holder }) rajtakapta őt itt: { $cell }.
       *[no] „JING HERCEGNŐ!” { $who } tükörtartója ({ $holder }) rajtakapta őt itt: { $cell }.
    }
   *[other] { $you ->
        [yes] „JING HERCEGNŐ!” De nem ő áll itt: { $cell }. Téves kiáltás.
       *[no] „JING HERCEGNŐ!” De nem ő áll itt: { $cell }. { $who } tévesen kiáltott.
    }
}
event-paralysed = { $you ->
    [yes] A hercegnőd megbénult itt: { $cell }. Az ellenfélnek { $turns_left } köre maradt.
   *[no] { $who } hercegnője megbénult itt: { $cell }. Még { $turns_left } kör van hátra.
}
event-mirror = { $shows ->
    [princess] A tükröd ({ $holder }) a hercegnőt mutatja.
    [maid] A tükröd ({ $holder }) a komornát mutatja.
    [mirror] A tükröd ({ $holder }) egy tükörtartót mutat.
    [crane] A tükröd ({ $holder }) a darut mutatja.
    [fox] A tükröd ({ $holder }) a rókát mutatja.
    [owl] A tükröd ({ $holder }) a baglyot mutatja.
    [lady] A tükröd ({ $holder }) egy udvari ruhás hölgyet mutat.
    [empty] A tükröd ({ $holder }) üres paravánt mutat.
   *[nothing] A tükröd ({ $holder }) előtt nincs paraván.
}
event-found = { $animal ->
    [crane] Megtaláltad a darut.
    [fox] Megtaláltad a rókát.
   *[owl] Megtaláltad a baglyot.
}
event-identified = Felismered a szeretett kapitányt: { $captain }. kapitány, bejárat: { $entrance }, előtte: { $cell }.
event-look = { $you ->
    [yes] Belenézel a tükreidbe.
   *[no] { $who } belenéz a tükrökbe.
}
event-passed = { $you ->
    [yes] Nem mutatsz rá egyik paravánra sem.
   *[no] { $who } nem mutat rá egyik paravánra sem.
}
event-placed = { $figure ->
    [princess] A hercegnőd helye: { $cell }.
    [maid] A komornád helye: { $cell }.
    [crane] A darud helye: { $cell }.
    [fox] A rókád helye: { $cell }.
    [owl] A baglyod helye: { $cell }.
   *[mirror] A tükörtartód helye: { $cell }.
}
event-left-out = { $animal ->
    [crane] A darut kihagyod.
    [fox] A rókát kihagyod.
   *[owl] A baglyot kihagyod.
}
event-stationed = { $captain }. kapitányod bejárata: { $entrance }.
event-draw-offered = { $you ->
    [yes] Döntetlent ajánlasz.
   *[no] { $who } döntetlent ajánl.
}
event-over = { $reason ->
    [captain] { $you ->
        [yes] A hercegnőd a kapitánya előtt áll: győztél.
       *[no] { $who } hercegnője a kapitánya előtt áll: { $who } győzött.
    }
    [wrong_call] { $you ->
        [yes] Téves kiáltás: győztél.
       *[no] Téves kiáltás: { $who } győzött.
    }
    [paralysis_expired] { $you ->
        [yes] Letelt az öt kör: győztél.
       *[no] Letelt az öt kör: { $who } győzött.
    }
    [resigned] { $you ->
        [yes] Az ellenfeled feladta: győztél.
       *[no] Feladás: { $who } győzött.
    }
    [agreed] Döntetlen közös megegyezéssel.
   *[turn_limit] Elérkezett a körlimit: döntetlen.
}

## Beállítások

option-mode = Játékmód
option-mode-help = Az alapjáték ismerkedéshez, vagy a játék legendás állatokkal és oldalanként három kapitánnyal.
option-mode-basic = Szöknek a hercegnők!
option-mode-expert = A legendás állatok
option-starter = Első kör
option-starter-help = Ki kezd. A dobozban ez áll: a legfiatalabb.
option-starter-random = sorsolás
option-starter-seat0 = Piros
option-starter-seat1 = Zöld
option-starter-youngest = a legfiatalabb
option-setup = Felállítás
option-setup-help = Ti helyezitek el a bábukat, vagy a véletlen.
option-setup-manual = kézzel
option-setup-random = véletlenül
option-miss-reveal = Rossz paravánra mutatás
option-miss-reveal-help = Mit látsz, ha nem a hercegnő áll a megmutatott paraván mögött.
option-miss-reveal-full = azt, aki ott áll
option-miss-reveal-yes-no = csak azt, hogy nem a hercegnő
option-miss-while-owed = Tévedés két kör közül az elsőben
option-miss-while-owed-help = Megmarad-e a második köröd, ha az elsőben rossz paravánra mutattál.
option-miss-while-owed-keep = a második kör megmarad
option-miss-while-owed-forfeit = a második kör elvész
option-full-line = Tele kezdősor
option-full-line-help = Hová kerül a megtalált hercegnő, ha a kezdősorában nincs szabad paraván.
option-full-line-second-line = a második sorba
option-full-line-stay = ott marad
option-expert-win = Győzelem a kapitány előtt
option-expert-win-help = Fel kell-e előbb ismerni a kapitányt a két állatról, hogy a hercegnő nála győzzön.
option-expert-win-identified = fel kell ismerni
option-expert-win-position = elég előtte állni
option-paralysis = Villámbénítás
option-paralysis-help = Kiálthatod-e, hogy „JING HERCEGNŐ!”, amikor a tükörtartód elé kerül.
option-paralysis-on = van
option-paralysis-off = nincs
option-paralysis-trigger = Mikor szabad kiáltani
option-paralysis-trigger-help = Az ellenfél melyik cseréje után szabad kiáltani.
option-paralysis-trigger-princess-moved = ha a tükörtartó előtti paraván mozgott
option-paralysis-trigger-any-swap = ha az vagy a tükörtartó mozgott
option-peek = A tükrökbe nézés
option-peek-help = A tükrök maguktól mutatnak, vagy csak ha belenézel, és ezt az ellenfél is megtudja.
option-peek-automatic = bármikor, észrevétlenül
option-peek-announced = csak bejelentve
option-mirror-detail = Mit mutatnak a tükrök
option-mirror-detail-help = Megkülönbözteti-e a tükröd a hercegnőt a komornától.
option-mirror-detail-exact = megkülönbözteti őket
option-mirror-detail-lady = csak azt, hogy hölgy
option-turn-limit = Körlimit
option-turn-limit-help = A két játékos ennyi köre után a játék döntetlen.
option-turn-limit-none = nincs
option-react-timer = Idő a kiáltásra
option-react-timer-help = Ennyi másodperc van kiáltani vagy hallgatni; 0 esetén megvárjuk a választ.
option-window = Időablak
option-window-help = A válasz azonnal zárja az ablakot, vagy mindig végig nyitva marad, hogy a hossza semmit se áruljon el.
option-window-answer = a válasszal zárul
option-window-fixed = mindig ugyanaddig tart
option-absent = Ha valaki eltűnik
option-absent-help = Mi történik, ha valakinek lejár az ideje, vagy végleg elmegy.
option-absent-opponent-wins = a másik győz
option-absent-bot = bot játszik tovább
option-notes = Jegyzetek
option-notes-help = Vezeti-e az asztal mindkét játékosnak, hogy mit tudhat.
option-notes-on = az asztal vezeti
option-notes-off = nincsenek

## Szabályok

clause-PJ-3-3 = E mögött a paraván mögött már áll egy bábud, és egy paraván csak egyet rejt.
clause-PJ-3-4 = A paravánokat soha nem forgatjuk meg.
clause-PJ-4-3 = A bábuid a saját kezdősorodban kezdenek.
clause-PJ-4-5 = Most nem: a felállítás lépésenként történik a játék előtt, és a játék akkor kezdődik, ha mindketten készen álltok.
clause-PJ-5-1 = Most nem: egy kör egy mozgatás, utána egyszer lehet rámutatni.
clause-PJ-5-3 = A játék véget ért.
clause-PJ-5-5 = Most nem te következel.
clause-PJ-6-1 = Csak két szomszédos paraván cserélhető ki a táblán, egyenesen vagy átlósan.
clause-PJ-6-4 = Az ellenfél épp ezt a két paravánt cserélte ki; ezt nem vonhatod vissza.
clause-PJ-6-4-1 = Az ellenfél utoljára ezt a két paravánt cserélte ki; ezt nem vonhatod vissza.
clause-PJ-6-4-2 = Az ellenfél utoljára ezt a két paravánt cserélte ki: mindkét körödben zárva maradnak.
clause-PJ-7-1 = Csak a hercegnőd és a tükörtartóid vonulhatnak vissza.
clause-PJ-7-3 = A bábu a kezdősorod egy másik, a te oldaladon üres paravánja mögé vonul vissza.
clause-PJ-7-5 = Senki sem vonulhat vissza: a kezdősorod tele van a saját bábuiddal.
clause-PJ-8-2 = A tábla bármely paravánjára rámutathatsz, amely mögött nincs saját bábud.
clause-PJ-8-7 = Csak a megtalált hercegnőt lehet visszahozni, a saját játékosa hozza, a kezdősorának egy nála üres paravánja mögé.
clause-PJ-8-8 = El kell hagynia azt a helyet, ahol megtalálták.
clause-PJ-8-10 = Amíg van hely a kezdősorodban, oda kerül vissza.
clause-PJ-10-6 = Most nincs mit megnézni: ennél az asztalnál a tükrök maguktól mutatnak, vagy a játék még nem kezdődött el.
clause-PJ-11-7 = Már ajánlottál döntetlent.
clause-PJ-12-2 = Pontosan egy állat marad ki: daru, róka vagy bagoly.
clause-PJ-12-5 = A hercegnő és a komorna a kezdősorodban kezd, mindenki más az első két sorodban.
clause-PJ-12-6 = A kapitányaid három különböző bejáratnál várnak, a-tól e-ig.
clause-PJ-14-1 = Ebben a játékban nincs villámbénítás.
clause-PJ-14-3 = Itt csak az válaszolhat, aki nem mozgatott.
clause-PJ-14-4 = Csak olyan tükörtartóval kiálthatsz, amely elé az ellenfél épp most tett paravánt.
clause-PJ-14-6 = A kiáltás pillanata elmúlt: nincs nyitott időablak.
clause-PJ-14-9 = Egy hercegnő megbénult: most csak az mozgat, aki kiáltott.
clause-PJ-14-10 = Bénulás alatt nincs rámutatás.
clause-PJ-14-12 = A megbénult hercegnő paravánja nem mozdul.
clause-section-8-2 = Ez nem lépés ebben a játékban. Így írjuk a lépéseket: swap b1-c2, withdraw princess a1, point c3 vagy pass.
clause-PJ-11-1 = Az a hercegnő győz, aki elsőként áll a kapitánya előtt.
clause-PJ-11-6 = Elérkezett a körlimit, és senki sem győzött.
clause-PJ-13-5 = Az a hercegnő győz, aki elsőként áll a két állatról felismert szeretett kapitánya előtt.
clause-PJ-14-8 = Az a kiáltás, amely nem a hercegnőt találja, elveszíti a játékot.
clause-PJ-14-11 = Aki a bénulás öt köre alatt nem győz, veszít.
