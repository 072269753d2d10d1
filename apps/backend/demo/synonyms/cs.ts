/** Czech search synonyms, one group per line. */
export const czechSynonyms = `
šaty, šatičky, šatky, tunika, šatovka
sukně, sukýnka, suknička, tutu sukně
tričko, triko, tílko, tričko s krátkým rukávem, triko s krátkým rukávem, tee
tričko s dlouhým rukávem, triko s dlouhým rukávem, triko dlouhý rukáv, longsleeve, tričko dlouhý rukáv
halenka, blůzka, halenečka, blůza
košile, košilka
polo tričko, polo, polokošile, polo triko, tričko s límečkem
mikina, mikinka, svetr na tělocvik, sweatshirt
mikina s kapucí, mikina kapuce, hoodie, klokanka, mikina s kapuckou
propínací svetr, svetr na zip, svetr na knoflíky, kardigan, svetřík na knoflíky, rozepínací svetr
svetr, svetřík, pulovr, rolák, svetřík dětský
vesta, vestička, vestka
bunda, bundička, větrovka
kabát, kabátek, plášť, paleto
nepromokavá bunda, pláštěnka, bunda do deště, bunda na déšť, nepromok, šusťáková bunda
zimní kombinéza, kombinéza, lyžařská kombinéza, oteplovačky, overal na zimu, zimní overal
kalhoty, gatě, kaťata
džíny, džínsy, rifle, texasky, jeans, džínové kalhoty, riflové kalhoty
legíny, legínky, elasťáky, leginy, leggings
tepláky, tepláčky, tepláková souprava, joggery, sportovní kalhoty, joggingy
kraťasy, kraťásky, krátké kalhoty, šortky, bermudy, trenky
plavecké šortky, chlapecké plavky, plavky šortky, koupací šortky, plavkové šortky, pánské plavky
laclové kalhoty, lacláče, lacláčky, kalhoty na kšandy, montérky
body, bodýčko, bodyčka, dětské body, bodýčka
overal, overálek, letní overal, kraťasový overal, romper
dupačkový overal, dupačky, overal na spaní, pyžamový overal, overálek s ťapkami
pyžamo, pyžamko, noční košile, pyžámko
dívčí plavky, plavky, plavečky, jednodílné plavky, bikiny
punčocháče, punčochy, punčocháčky, silonky
ponožky, ponožtičky, podkolenky, fusekle, ponožečky
kalhotky, kalhoťátka, spodní kalhotky, spoďáry
slipy, trenýrky, boxerky, spodky, trenky
čepice, čepička, kulich, kulíšek, zimní čepice, beanie, čapka
kšiltovka, čepice s kšiltem, baseballka, kšiltík
klobouček proti slunci, klobouček, klobouk, letní klobouček, sluneční klobouk, plátěnka
šála, šálek, šátek, nákrčník, tunel, šálička
rukavice, rukavičky, palčáky, palcové rukavice, prstové rukavice
batoh, batůžek, školní taška, ruksak, aktovka
taška, taštička, kabelka, kabelčička, vak, ledvinka
tenisky, botasky, kecky, sportovní boty, plátěnky, sneakersy, sportovní obuv
kotníkové boty, kozačky, zimní boty, kotníčkové boty, kotníčky, sněhule
sandály, sandálky, sandálečky
baleríny, balerínky, baletky, lodičky, střevíčky
bačkory, bačkůrky, papuče, papučky, pantofle, přezůvky, přezuvky, domácí obuv
holínky, gumáky, gumovky, holiny, holinky
dětská deka, deka, dečka, přikrývka, zavinovačka, peřinka, plenka
bryndák, bryndáček, slintáček, slinták, bryndáčky
deštník, paraplíčko, paraple
pásek, opasek, řemen, kšandy
sponka do vlasů, sponečka, sponka, skřipec, gumička do vlasů
dívka, dívky, dívčí, holka, holky, holčička, holčičí, dcera, dceruška, děvče, děvčátko
chlapec, chlapci, chlapecký, kluk, kluci, klučičí, kluka, syn, synek, chlapeček, hoch
kojenec, kojenci, kojenecký, miminko, mimino, miminka, batole, novorozenec, novorozenci
novorozenec, novorozenci, novorozenecký, novorozeně
jaro, jarní
léto, letní, na léto
podzim, podzimní
zima, zimní, teplý, na zimu, zateplený, zateplené
bavlna, bavlněný
len, lněný
vlna, vlněný
kůže, kožený
mušelín, mušelínový
manšestr, manšestrový
denim, džínový, riflový
boty, obuv, botičky, botky
oblečení, oblečky, oděvy, šatstvo, oblečky pro děti
výprodej, sleva, slevy, akce
škola, školní, školka, do školky, předškolní
slavnostní šaty, společenské šaty, na svatbu, svatební, družička, elegantní šaty
dárek, dáreček, k narozeninám
fialová, levandulová, švestková, lila, šeříková
krémová, smetanová, slonová kost, ecru, vanilková, mléčná
šedá, šedivá, sivá, popelavá, melanž
tmavě modrá, tmavomodrá, námořnická modrá, navy
světle modrá, světlemodrá, světlomodrá, bledě modrá, bledomodrá, nebesky modrá
vínová, bordó, bordová, vínově červená, višňová
pudrově růžová, starorůžová, světle růžová, světlerůžová, pudrová
hořčicová, medová, kari
karamelová, velbloudí, koňaková
olivová, khaki, vojenská zelená
grafitová, tmavě šedá, tmavošedá, antracitová, antracit
tyrkysová, petrolejová
béžová, písková, tělová
korálová, lososová, meruňková, broskvová
mátová, světle zelená, pistáciová
`
