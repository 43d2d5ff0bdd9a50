player-you = Te
player-bot = Bot ({ $level })
player-seat = { $seat }. hely
welcome = A(z) { $game } játékban a(z) { $seat }. hely a tiéd. Írj be egy lépést, a számát, vagy ezek egyikét: help, moves, board, log, save FÁJL, quit.
help =
    A lépést úgy kell beírni, ahogyan jelölik ({ $example }), vagy a számával választani.
    moves [RÉSZ]    felsorolja, mit tehetsz, vagy csak az ilyen szavú lépéseket; az Enter egymagában mindet, egy lépés része azokat, amelyekben szerepel
    why LÉPÉS       megmondja, mit szólnak a szabályok egy lépéshez, anélkül hogy megtenné
    board           újra megmutatja a táblát
    log             elmondja mindazt, amit eddig láttál
    save FÁJL       fájlba írja a játszmát
    resign, draw    feladás; döntetlen felajánlása vagy elfogadása
    quit            elhagyja a játszmát
prompt = A lépésed
allowed = A szabályok megengedik.
refused = Nem szabad: { $reason }
no-number = Nincs { $number }. számú lépés. A számok 1-től { $most }-ig tartanak.
saved = Ide írtam: { $file }.
left = Elhagytad a játszmát.
truth = minden nyitva
knowledge-seat = amit a(z) { $seat }. hely tudott
knowledge-spectator = amit egy néző tudott
step = { $step }. lépés, összesen { $steps } · { $whose }
step-move = { $who }: { $move }
step-prompt = Enter: tovább · b: vissza · egy szám: oda · q: vége

player-bot-at = { $seat }. bot ({ $level })
puzzle-title = { $seed }. feladvány, { $level }, { $steps } lépés
puzzle-welcome = Csak egy kártya illik minden válaszhoz (helyek/szimbólumok/egyezések). Így írd be: { $example }; vagy: hint (súgás), solution (megoldás), quit (vége).
puzzle-prompt = A kártya
puzzle-solved = Helyes! Súgások: { $hints }.
puzzle-wrong = Nem. Ellentmond ezeknek: { $clues }.
puzzle-unreadable = A válasz három pár, különböző helyekkel és szimbólumokkal, például { $example }.
puzzle-no-more = Ez volt az összes lépés.
puzzle-solution = A kártya: { $pairs }
puzzle-none = Ehhez nincsenek feladványok: { $game }.
puzzle-no-level = Nincs { $got } szint. Szintek: { $levels }.

ladder-title = { $game }, { $seats } hely, { $played } játék a(z) { $planned } közül, gondolkodási idők × { $scale }; az egyenlő arány { $even }
ladder-bots = robotok
ladder-games = játékok
ladder-outcome = győzelem – vereség – döntetlen
ladder-share = arány
ladder-interval = 95 %-os intervallum
ladder-ends = befejezés oka
ladder-moves = lépés játékonként
ladder-bot = robot
ladder-rating = pontszám ± 2 σ
ladder-time = ms döntésenként
ladder-longest = leghosszabb
ladder-faults = hibák
ladder-fault = { $name }: { $kind } ({ $count }), az első: { $first }
ladder-playing = Játszanak
ladder-interrupted = Megszakítva. Ugyanez a parancs innen folytatja.
ladder-lost = Megszakítva. A --results FÁJL kapcsolóval egy ranglista folytatható.
ladder-written = Kiírva ide: { $file }.

analyse-title = { $game }, ahogyan { $bot } látja
analyse-thinking = Gondolkodás
analyse-move = lépés
analyse-seat = hely
analyse-played = megtett
analyse-choice = jobb
analyse-known = veszteség
analyse-open = veszteség nyílt lapokkal
analyse-verdict = ítélet
analyse-insight = betekintés
analyse-decisions = döntések
analyse-agreed = mint a robot
analyse-mistakes = hibák
analyse-unlucky = balszerencse
analyse-lucky = szerencse
analyse-considered = megfontolt
analyse-share = figyelem
analyse-value = esély
analyse-legend = Veszteség: a lépéssel elvesztett nyerési esély, amennyire a hely tudhatta, illetve nyílt lapokkal; zárójelben, ami véletlen is lehet.
analyse-heading = { $number }. lépés, { $seat }. hely: { $move }
analyse-look-known = Amennyire a hely tudta: { $best } { $value }, megtett { $played } (± { $doubt })
analyse-look-open = Nyílt lapokkal: { $best } { $value }, megtett { $played } (± { $doubt })
analyse-no-move = Nincs { $got }. lépés. A lépések száma 1-től { $most }-ig terjed.
analyse-written = Kiírva ide: { $file }.
verdict-good = jó
verdict-mistake = hiba
verdict-unlucky = balszerencse
verdict-lucky = szerencse
verdict-good-told = Jobbat nem lehetett találni.
verdict-mistake-told = Tudni lehetett: egy jobb lépés következett abból, amit a hely tudott.
verdict-unlucky-told = Nem lehetett tudni: csak nyílt lapokkal volt jobb egy másik lépés.
verdict-lucky-told = Tudni lehetett, de nem ártott.
