/** Slovak search synonyms, one group per line. */
export const slovakSynonyms = `
šaty, šatôčky, šatičky, šatočky, tunika
sukňa, sukienka, suknička, tutu sukňa
tričko, tielko, tričko s krátkym rukávom, triko, tee
tričko s dlhým rukávom, triko s dlhým rukávom, longsleeve, tričko dlhý rukáv
blúzka, blúza, blúzočka, halenka
košeľa, košieľka
polokošeľa, polo, polo tričko, tričko s golierom
mikina, mikinka, sweatshirt
mikina s kapucňou, mikina kapucňa, hoodie, klokanka, mikina s kapucou
kardigán, svetrík, sveter na zips, sveter na gombíky, rozopínací sveter, zapínací sveter
sveter, svetrík, pulóver, rolák
vesta, vestička
bunda, bundička, vetrovka
kabát, kabátik, plášť
bunda do dažďa, pršiplášť, nepremokavá bunda, bunda na dážď, pláštenka, šušťáková bunda
zimná kombinéza, kombinéza, lyžiarska kombinéza, overal na zimu, zimný overal, otepľovačky
nohavice, gate, gaťky
džínsy, džíny, rifle, texasky, jeans, riflové nohavice, džínsové nohavice
legíny, legínky, elasťáky, leginy, leggings
tepláky, tepláčiky, tepláčky, joggery, športové nohavice, tepláková súprava
kraťasy, kraťásky, krátke nohavice, šortky, bermudy
kúpacie šortky, chlapčenské plavky, plavkové šortky, plavky šortky
nohavice na traky, lacláče, trakáče, montérky, trakové nohavice
body, bodýčko, bodýčka, detské body
letný overal, overal, overalik, romper
overal na spanie, dupačky, dupačiky, pyžamový overal, spací overal
pyžamo, pyžamko, nočná košeľa
dievčenské plavky, plavky, jednodielne plavky, bikiny
pančuchy, pančucháče, pančušky, silonky
ponožky, ponožtičky, podkolienky, fusakle, ponožôčky
nohavičky, spodné nohavičky, gaťky
slipy, boxerky, trenírky, spodky
čiapka, čiapočka, kulich, zimná čiapka, beanie, čapica
šiltovka, čiapka so šiltom, bejzbalka, baseballka
klobúčik proti slnku, klobúčik, klobúk, letný klobúčik, slnečný klobúk
šál, šálik, šatka, nákrčník, tunel
rukavice, rukavičky, palčiaky, prstové rukavice
ruksak, batoh, školská taška, batôžtek, batoštek, ruksačik, plecniak, aktovka
taška, taštička, kabelka, kabelôčka, vak, ľadvinka
tenisky, botasky, športové topánky, plátenky, sneakersy, kecky, športová obuv
členkové topánky, čižmy, čižmičky, zimné topánky, členkové čižmy, snehule
sandále, sandálky, sandálik
balerínky, baleríny, lodičky, črievičky
papuče, papučky, papučie, prezuvky, prezúvky, domáca obuv
gumáky, gumené čižmy, čižmy do dažďa, gumáčiky, gumové čižmy
detská deka, deka, dečka, prikrývka, zavinovačka, plienka
podbradník, podbradníček, slintáčik, bryndák
dáždnik, dáždniček
opasok, remeň, traky, pásik
sponka do vlasov, sponka, sponečka, gumička do vlasov, štipec
dievča, dievčatá, dievčatko, dievčatku, dievčenský, dievčenská, holka, dcéra, dcérka
chlapec, chlapci, chlapčenský, chlapček, syn, synček, chalan
bábätko, bábätká, novorodenec, novorodenci, bábo, dojča, kojenec, dojčenský, batoľa, kojenecký
novorodenec, novorodenci, novorodenecký, novorodeniatko
jar, jarný, na jar
leto, letný, na leto
jeseň, jesenný
zima, zimný, teplý, na zimu, zateplený
bavlna, bavlnený
ľan, ľanový
vlna, vlnený
koža, kožený
mušelín, mušelínový
menčester, menčestrový, manšestrový
denim, džínsový, riflový
topánky, obuv, topánočky
oblečenie, oblečko, odevy, oblečky
výpredaj, zľava, zľavy, akcia
škola, školský, škôlka, do škôlky
slávnostné šaty, spoločenské šaty, na svadbu, družička, elegantné šaty
darček, na narodeniny
fialová, levanduľová, slivková, lila, orgovánová
krémová, smotanová, slonová kosť, ecru, vanilková
sivá, šedá, šedivá, popolavá, melír
tmavomodrá, tmavo modrá, námornícka modrá, navy
svetlomodrá, svetlo modrá, bledomodrá, bledo modrá, nebovomodrá
bordová, vínová, bordó, vínovočervená, višňová
púdrovoružová, púdrová, staroružová, bledoružová, svetloružová
horčicová, medová, kari
karamelová, ťavia, koňaková
olivová, khaki
grafitová, tmavosivá, tmavošedá, antracitová, antracit
tyrkysová, petrolejová
béžová, piesková, telová
koralová, lososová, marhuľová, broskyňová
mätová, svetlozelená, pistáciová
`
