/** What demanding Czech shoppers type: inflected forms, diminutives, everyday names, typos and brands. */
export const czechShoppers = `
šatičky pro holčičku | dress | =girls
cervene saty 104 | dress | red 104
v růžových šatech | dress | pink
modrou sukni | skirt | blue navy sky
sukýnka 110 | skirt | 110
mikina s kapuci pro kluka | hoodie | =boys
mikinu s kapucí šedou | hoodie | grey
triko s dlouhým rukávem | longsleeve
tričko pro kluky 122 | tshirt polo longsleeve | =boys 122
tricka cervena | tshirt polo | red
kraťásky | shorts swimshorts
kratke kalhoty tyrkysove | shorts | turquoise
rifle 128 | jeans | 128
džínsy chlapecké | jeans | =boys
tepláčky 98 | joggers | 98
legíny pro holku | leggings | =girls
legíny 5 let | leggings | 5-6y
pláštěnka | rainjacket
bunda do deště žlutá | rainjacket | yellow
zimni bunda | jacket | =winter
kabátek | coat
kombineza 92 | snowsuit | 92
svetřík pro miminko | sweater cardigan | =baby,newborn
svetr na zip | cardigan sweater
vestička | vest
pyzamko 98/104 | pyjamas | 98 104
pyžama pro holky | pyjamas | =girls
dupačky 62 | sleepsuit | 62
bodýčko pro novorozence | bodysuit | =newborn
body 6-9 měsíců | bodysuit | 6-9m
čepička pro miminko | beanie sunhat | =baby,newborn
kulich | beanie
ksiltovka vinova | cap | burgundy
rukavic | gloves
šálu modrou | scarf | navy blue sky turquoise
ponožek 27-30 | socks | 27-30
puncochace | tights
plavky pro holčičku 116 | swimsuit | 116
plavky chlapecké | swimshorts | =boys
botasky 30 | sneakers | 30
sandálky hnědé | sandals | brown
gumáky 24 | wellies | 24
papučky | slippers
batůžek do školky | backpack
kabelka | bag
mušelínová deka | blanket | =muslin
bryndáček | bib
lněné kalhoty | trousers shorts | =linen
fialová mikina | sweatshirt hoodie | lilac plum
tmavomodré kahloty | trousers joggers dungarees | navy
`
