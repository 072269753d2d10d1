/** Polish search synonyms, one group per line. */
export const polishSynonyms = `
sukienka, sukieneczka, kiecka, suknia, tunika
spódnica, spódniczka, mini, spódniczka tutu
T-shirt, tiszert, koszulka, bluzka z krótkim rękawem, koszulka z krótkim rękawem, podkoszulek, tee
bluzka z długim rękawem, longsleeve, koszulka z długim rękawem, long sleeve, bluzka długi rękaw
bluzka, bluzeczka, tunika
koszula, wizytowa koszula
koszulka polo, polo, polówka
bluza, dresowa góra, sweatshirt, crewneck
bluza z kapturem, hoodie, kangurka, bluza z kapucą, bluza kaptur, hudi
kardigan, rozpinany sweter, sweter rozpinany, sweter zapinany, sweter na guziki, narzutka
sweter, sweterek, pulower, golf, półgolf
bezrękawnik, kamizelka, kamizela, serdak
kurtka, kurteczka, kurtałka, wiatrówka
płaszcz, płaszczyk, palto, paletko, jesionka
kurtka przeciwdeszczowa, kurtka na deszcz, płaszcz przeciwdeszczowy, peleryna, pelerynka, deszczówka, sztormiak, ortalion
kombinezon zimowy, kombinezon narciarski, kombinezon na zimę, kombinezon na śnieg, skafander
spodnie, portki, gacie, spodenki długie
jeansy, dżinsy, dżiny, jeans, spodnie jeansowe, spodnie dżinsowe
legginsy, getry, leginsy, legginsy długie, kalesony
spodnie dresowe, dresy, dres, joggery, spodnie sportowe, dół od dresu
szorty, spodenki, krótkie spodenki, krótkie spodnie, bermudy, spodnie krótkie
szorty kąpielowe, kąpielówki, spodenki kąpielowe, szorty na basen, slipy kąpielowe
ogrodniczki, spodnie na szelkach, ogrodniczki dżinsowe
body, bodziak, bodziaki, bodziaczek, bodziaczki, koszulka body
rampers, romper, kombinezon letni, pajac letni
pajacyk, pajac, śpioszki, śpiochy, pajace, kombinezon do spania
piżama, pidżama, pidżamka, strój do spania, nocna koszula
strój kąpielowy, kostium kąpielowy, kostium, bikini, strój na basen
rajstopy, rajtuzy, rajstopki, pończochy
skarpetki, skarpety, stopki, podkolanówki, skarpeteczki, zakolanówki
majtki, majteczki, slipki, figi, bokserki, gatki
czapka, czapeczka, czapka zimowa, krasnal, beanie, czapa
czapka z daszkiem, bejsbolówka, baseballówka, czapka bejsbolowa, daszkówka, kaszkiet
kapelusz przeciwsłoneczny, kapelusz, kapelusik, rybaczka, czapka na lato, bucket hat, chustka na głowę
szalik, szal, komin, apaszka, chusta, szaliczek
rękawiczki, rękawice, mitenki, rękawiczki zimowe, łapawice
plecak, plecaczek, tornister
torba, torebka, torebeczka, worek, nerka, saszetka
sneakersy, trampki, adidasy, tenisówki, buty sportowe, półbuty, buty do biegania, sneakery
botki, kozaki, kozaczki, trzewiki, buty zimowe, buty za kostkę, sztyblety, śniegowce
sandały, sandałki, sandałeczki, klapki
baleriny, balerinki, baletki, pantofle, czółenka
kapcie, pantofle, papucie, bambosze, kapciuszki, ciapy, laczki
kalosze, kaloszki, gumowce, gumiaki
kocyk, koc, kołderka, pled, otulacz, pieluszka, rożek
śliniak, śliniaczek, śliniaczki, chusta pod brodę
parasol, parasolka
pasek, paseczek, pas do spodni, szelki
spinka do włosów, spineczka, klamerka, gumka do włosów, opaska
dziewczynka, dziewczyna, dziewczyny, dziewczynki, dziewczęcy, dziewczęta, córka, córeczka
chłopiec, chłopak, chłopcy, chłopięcy, chłopczyk, syn, synek, synuś
niemowlę, noworodek, niemowlak, niemowlaczek, niemowlęcy, bobas, dzidziuś, maluch, maluszek
noworodek, noworodkowy, wcześniak
wiosna, wiosenny, na wiosnę
lato, letni, na lato
jesień, jesienny, na jesień
zima, zimowy, ciepły, na zimę, ocieplany, ocieplona
bawełna, bawełniany
len, lniany
wełna, wełniany, merynos, kaszmir
skóra, skórzany, skórkowy
muślin, muślinowy, bambus muślin, tetra
sztruks, sztruksowy, prążek
denim, dżinsowy, jeansowy
buty, obuwie, buciki, butki
ubrania, ubranka, odzież, ciuszki, ciuchy, ubranie
wyprzedaż, przecena, promocja, okazja, promocje, outlet
szkoła, szkolny, przedszkole, przedszkolny, do przedszkola
strój galowy, galowy, na apel, rozpoczęcie roku szkolnego
sukienki odświętne, sukienki wizytowe, na wesele, na komunię, na chrzest, eleganckie sukienki, wizytowa, elegancka, na roczek, na święta
prezent, upominek, na urodziny, na baby shower
bielizna, majtki i podkoszulki
fioletowy, fiolet, śliwkowy, liliowy, lila, wrzosowy, lawendowy
kremowy, ecru, śmietankowy, kość słoniowa, waniliowy, mleczny
szary, siwy, popielaty, melanż
granatowy, granat, ciemnoniebieski, ciemny niebieski, navy
błękitny, jasnoniebieski, jasny niebieski, baby blue
bordowy, bordo, wiśniowy, burgund, burgundowy
pudroworóżowy, pudrowy, brudny róż, jasnoróżowy, jasny różowy, pudrowy róż
musztardowy, miodowy, curry
karmelowy, camel, rudy, koniakowy
oliwkowy, khaki, militarny
grafitowy, ciemnoszary, ciemny szary, antracytowy
turkusowy, morski, petrol
beżowy, piaskowy, cielisty
koralowy, łososiowy, brzoskwiniowy
zielony, butelkowa zieleń, zieleń, ciemnozielony
miętowy, mięta, pistacjowy, jasnozielony
`
