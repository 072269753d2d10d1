/** What demanding Romanian shoppers type: articles, cases, both kinds of cedilla, diminutives, everyday names and typos. */
export const romanianShoppers = `
rochiță pentru fetițe | dress | =girls
rochita rosie 104 | dress | red 104
rochiile roşii | dress | red
rochia roz | dress | pink
rochii fete 5 ani | dress | 5-6y
fustiță bleumarin | skirt | navy
fustele roșii | skirt | red
hanorac cu glugă băieți | hoodie | =boys
hanoracul gri | hoodie | grey
bluza cu maneca lunga bleumarin | longsleeve | navy
bluzita | blouse longsleeve sweatshirt
tricouri băieţi 122 | tshirt polo | =boys 122
tricoul rosu | tshirt polo | red
tricou mov | tshirt | lilac plum
pantaloni scurti verzi | shorts swimshorts | green
pantaloni scurți băiat | shorts swimshorts | =boys
jeanși 128 | jeans | 128
blugii fete | jeans | =girls
pantaloni de trening 6 ani | joggers | 6-7y
pantaloni sport 98 | joggers | 98
leggings 104 | leggings | 104
colanti fetite | leggings | =girls
pelerină de ploaie | rainjacket
geaca de ploaie galbena | rainjacket | yellow
geacă de iarnă | jacket | =winter
jachetele | jacket rainjacket
paltonaș | coat
combinezon iarna 92 | snowsuit | 92
puloverul băieților | sweater | =boys
pulovăr | sweater
vesta 110/116 | vest | 110 116
pijama 98/104 | pyjamas | 98 104
pijamale fete | pyjamas | =girls
salopeta bebe 62 | sleepsuit romper dungarees | 62
body nou-născut | bodysuit | =newborn
bodyuri 6-9 luni | bodysuit | 6-9m
căciuliță bebeluș | beanie | =baby,newborn
caciula | beanie
sapca visinie | cap | burgundy
manusile | gloves
fularul bleumarin | scarf | navy
ciorapi 27-30 | socks | 27-30
dresuri | tights
costume de baie fete 116 | swimsuit | 116
șort de baie | swimshorts
adidași 30 | sneakers | 30
sandalele maro | sandals | brown
cizmulițe de cauciuc 24 | wellies | 24
ghiozdan | backpack
pantaloni de in | trousers shorts | =linen
`
