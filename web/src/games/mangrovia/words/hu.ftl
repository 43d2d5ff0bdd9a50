# A Mangrovia az asztalnál.

game-variety = { $seats } játékos

meadow = rét

mg-seat-0 = Cinóber
mg-seat-1 = Jáde
mg-seat-2 = Indigó
mg-seat-3 = Borostyán
mg-seat-4 = Szilva
mg-neutral = Semleges kunyhók

## Mi történik most

mg-round = { $round }. forduló
mg-round-stop = { $round }. forduló, { $stop }. kikötési hely: { $does }
mg-last-round = Ez az utolsó forduló.
mg-now-bowl = Tégy egy tálkát egy helyre: mindkét kikötőjénél te cselekszel.
mg-now-take = { $due ->
    [1] Vegyél el egy felcsapott lapot.
   *[other] Vegyél el { $due } felcsapott lapot, egymás után.
}
mg-now-draw = { $due ->
    [1] Húzz egy lapot: melyik fajtából?
   *[other] Húzz { $due } lapot, egymás után.
}
mg-now-collect = Gyűjts amuletteket.
mg-now-build = { $double ->
    [yes] Építs egy kunyhót vagy egy dupla kunyhót: válassz mezőt.
   *[no] { $due ->
        [1] Építs egy kunyhót: válassz mezőt.
       *[other] Építs egy kunyhót, utána talán még egyet: válassz mezőt.
    }
}
mg-now-build-none = Most semmit sem tudsz építeni.
mg-now-choice = Válassz a kikötési hely két akciója közül.
mg-now-birds = Hová szálljanak a paradicsommadarak?
mg-now-return = Tegyél vissza egyet ezek közül az amulettek közül a zsákba.
mg-now-pay = { $sending ->
    [yes] Építesz: { $field }.
   *[no] Mivel fizetsz? ({ $field })
}
mg-wait-bowl = { $name } tálkát tesz le.
mg-wait-take = { $name } felcsapott lapot vesz el.
mg-wait-draw = { $name } lapot húz.
mg-wait-collect = { $name } amuletteket gyűjt.
mg-wait-build = { $name } építhet.
mg-wait-choice = { $name } akciót választ.
mg-wait-birds = { $name } a madarakat mozgatja.
mg-wait-return = { $name } visszatesz egy amulettet.
mg-wait-over = A játéknak vége.

## Választás

mg-place = { $place }. hely
mg-put-bowl = Tálka a(z) { $place }. helyre
mg-take = Elveszem: { $card }
mg-card-value = { $value } értékű lap
mg-card-land = { $landscape }
mg-amulet-value = { $value } értékű amulett
mg-slot-empty = üres hely
mg-pile-v = Értéktárgyak húzópaklija: { $count }; eldobva: { $over }
mg-pile-l = Tereptípuskártyák húzópaklija: { $count }; eldobva: { $over }
mg-draw-v = Értéktárgyat húzok
mg-draw-l = Tereptípuskártyát húzok
mg-collect = { $draw ->
    [0] Egy 1-es amulett elvétele
    [1] Egy amulett húzása
   *[other] { $draw } amulett húzása, { $keep } marad
}
mg-return = Visszateszem: { $value }
mg-birds-set = Madarak ide: { $landscapes }
mg-birds-choose = { $count ->
    [1] Válassz még egy tereptípust
   *[other] Válassz két tereptípust
}
mg-fields = Mezők, ahol építhetsz
mg-field-short = { $currency ->
    [amulets] { $cost } amulettben
   *[valuables] ára { $cost }
}{ $points ->
    [0] { "" }
   *[other] , +{ $points }
}
mg-skip-take = Nem veszek többet
mg-skip-draw = Nem húzok többet
mg-skip-collect = Nem gyűjtök
mg-skip-build = Nem építek
mg-skip-choice = Itt nem teszek semmit
mg-skip-sure = Itt még lehetne tenni valamit. Végleg lemondasz róla?
mg-skip-yes = Lemondok
mg-back = Vissza
mg-close = Bezárás

## Egy mező

mg-field = { $field }, { $landscape }, { $currency ->
    [amulets] { $cost } amulettben
   *[valuables] { $cost } értéktárgyban
}
mg-price = { $currency ->
    [amulets] Pontosan { $cost } amulettben, és a tereptípuskártya
   *[valuables] Pontosan { $cost } értéktárgyban, és a tereptípuskártya
}
mg-points = { $points } törzsfőnökpont
mg-you-pay = Ezt fizeted:
mg-could-pay = Ezt fizethetnéd:
mg-could-pay-ways = { $count } módon fizethetnél:
mg-choose-payment = Válaszd ki, mivel fizetsz:
mg-choose-first = Előbb válassz fizetséget
mg-more-ways = még { $count }
mg-with-jokers = { $count ->
    [1] jokerrel
   *[other] { $count } jokerrel
}
mg-build = { $huts ->
    [2] Dupla kunyhó ide
   *[other] Kunyhó ide
}
mg-gives-points = Azonnal: { $points } törzsfőnökpont
mg-gives-totem = A(z) { $value } értékű totemoszlop-lapka a kunyhó alá: azonnal { $value } törzsfőnökpont
mg-gives-ring = Amulettmező: a bábud ide lép: { $rings }
mg-gives-tile = Ezt kapod: { $tile }
mg-gives-garden = Kövek kertje: { $before } → { $after } pont neked
mg-no-double = Ide nem épülhet dupla kunyhó
mg-rank = { $rank }. hely, { $points }
mg-path = { $line } ösvény · { $god }
mg-huts = { $huts } kunyhó
mg-no-huts = Itt még senkinek sincs kunyhója.
mg-tie-near = övé a döntetlen: legközelebbi kunyhója { $near } lépésre a szobortól
mg-tie-totem = övé a döntetlen: legkisebb totemoszlop-lapka
mg-tie-god = övé a döntetlen: istenlapka
mg-got-totem = { $value } értékű totemoszlop-lapka
mg-in-brackets = ({ $text })

## Más a térképen

mg-stop = { $stop }. kikötési hely
mg-stop-does = { $stop }. kikötési hely: { $does }
mg-closed = Zárva: itt a semleges tálka áll.
mg-quarter = Jósda: { $landscape }{ $bird ->
    [yes] , itt madár ül
   *[no] { "" }
}
mg-garden-help = A végén mindenki annyit kap: saját kunyhói szorozva az itteni összes kunyhóval, most { $huts }.
mg-totem-help = Aki ide épít, elveszi a legfelső lapkát: { $value }.
mg-oracle-help = Csak ott lehet építeni, ahol madár ül: { $first } és { $second }.
mg-track-help = A piros keretű mezőkön álló kunyhók léptetik a bábut: megmutatja, hány amulettet húzol, és hányat tartasz meg.
mg-you-collect = { $rings ->
    [0] Nincs ilyen kunyhód: a tábláról egy 1-est vehetsz el (még { $ones } van).
   *[other] { $draw } amulettet húznál, { $keep } maradna nálad.
}
mg-bag = A zsákban: { $bag }. 1-es amulett a táblán: { $ones }.
mg-spot-touched = kiválasztva
mg-spot-target = választható
mg-zoom = A térkép mérete
mg-zoom-in = Közelebb
mg-zoom-out = Távolabb
mg-zoom-whole = Az egész térkép
mg-board-missing = Ez a térkép itt nem ismert: { $board }

## Tiéd, és amit tudni lehet

mg-hand-empty = Nincs lap a kezedben.
mg-amulet-sum = Ha a végére megmaradnak, amulettjeid { $points } pontot érnek.
mg-supply = A kunyhóid
mg-known = Amit a többiek kezéről tudni lehet
mg-known-help = Amit mindenki látott: kezdőkártyák, nyíltan elvett lapok, 1-es amulettek. A többi lefordítva van.
mg-hands = Mindenki lapjai
mg-watching = Nézőként vagy itt. A lapok a végén láthatók lesznek.
mg-fact-points = { $points } törzsfőnökpont
mg-fact-huts = még { $huts } kunyhó
mg-fact-valuables = Értéktárgy kézben: { $count }
mg-fact-landscapes = Tereptípuskártya kézben: { $count }
mg-fact-amulets = Amulettek: { $count }; kunyhók amulettmezőkön: { $rings }

## A vége

mg-walk-next = Tovább
mg-walk-end = A végére
mg-walk-again = Végigjárom újra
mg-see-map = A térkép
mg-source = Honnan vannak a pontok
mg-source-fields = Mezők
mg-amulets-left = Megmaradt amulettek
mg-total = Összesen
mg-chart = Törzsfőnökpontok fordulóról fordulóra
mg-chart-end = értékelés

## Advice, and looking back

mg-hint-build = { $huts ->
    [2] Dupla kunyhó építése
   *[other] Kunyhó építése
}: { $field }
mg-field-named = { $currency ->
    [amulets] { $landscape }, { $cost } amulettben
   *[valuables] { $landscape }, ára { $cost }
}
