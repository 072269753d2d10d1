/** What demanding Slovak shoppers type: inflected forms, diminutives, everyday names, typos and brands. */
export const slovakShoppers = `
šatôčky pre dievčatko | dress | =girls
cervene saty 104 | dress | red 104
v ružových šatách | dress | pink
modrú sukňu | skirt | blue navy sky
sukienka 110 | skirt | 110
mikina s kapucnou pre chlapca | hoodie | =boys
mikinu s kapucňou sivú | hoodie | grey
šedá mikina | sweatshirt hoodie | grey
tričko s dlhým rukávom | longsleeve
tricko pre chlapcov 122 | tshirt polo longsleeve | =boys 122
tričiek červených | tshirt polo | red
kraťásky | shorts swimshorts
kratke nohavice tyrkysove | shorts | turquoise
rifle 128 | jeans | 128
džínsy chlapčenské | jeans | =boys
tepláčiky 98 | joggers | 98
leginy pre dievca | leggings | =girls
legíny 5 rokov | leggings | 5-6y
pršiplášť | rainjacket
bunda do dazda žltá | rainjacket | yellow
zimna bunda | jacket | =winter
kabátik | coat
overal na zimu 92 | snowsuit | 92
svetrík pre bábätko | sweater cardigan | =baby,newborn
sveter na zips | cardigan sweater
vestička | vest
pyzamko 98/104 | pyjamas | 98 104
pyžamá pre dievčatá | pyjamas | =girls
dupačky 62 | sleepsuit | 62
body pre novorodenca | bodysuit | =newborn
bodýčka 6-9 mesiacov | bodysuit | 6-9m
čiapočka pre bábätko | beanie sunhat | =baby,newborn
ciapky zimne | beanie
siltovka bordova | cap | burgundy
rukavíc | gloves
šálik modrý | scarf | navy blue sky turquoise
ponožiek 27-30 | socks | 27-30
pančucháče | tights
plavky pre dievčatko 116 | swimsuit | 116
plavky pre chlapca | swimshorts | =boys
botasky 30 | sneakers | 30
sandálky hnedé | sandals | brown
čižmy do dažďa 24 | wellies | 24
papučky | slippers
batoh do škôlky | backpack
kabelka | bag
mušelínová deka | blanket | =muslin
fialová mikina | sweatshirt hoodie | lilac plum
ľanové nohavice | trousers shorts | =linen
tmavomodré nohvaice | trousers joggers dungarees | navy
`
