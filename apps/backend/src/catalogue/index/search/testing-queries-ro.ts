/**
 * What Romanian parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it
 * names.
 */
export const romanianQueries = `
rochie | dress
rochii | dress
rochițe | dress
rochie roșie | dress | red
rochie rosie 104 | dress | red 104
rohcie | dress
rochii roz | dress | pink
fustă | skirt
fuste | skirt
tricou | tshirt polo
tricouri | tshirt polo
tricuo verde | tshirt polo | green
tricou polo | polo
bluză cu mânecă lungă | longsleeve
bluza cu maneca lunga | longsleeve
cămăși | shirt
camasa | shirt
hanorace | hoodie
hanroac | hoodie
cardigane | cardigan
pulovere | sweater
veste | vest
jachetă de ploaie | rainjacket
jacheta de ploaie galbena | rainjacket | yellow
jachete | jacket rainjacket
paltoane | coat
combinezon de iarna | snowsuit
combinezoane 92 | snowsuit | 92
pantaloni galbeni | trousers joggers shorts | yellow
pantaloni galebni | trousers joggers shorts | yellow
pantlaoni galbeni | trousers joggers shorts | yellow
pantaloni de trening | joggers
pantaloni scurți | shorts swimshorts
pantaloni 110 | trousers joggers shorts swimshorts | 110
blugi | jeans
blugi 116 | jeans | 116
colanti 3 ani | leggings | 3-4y
colanți roz | leggings | pink
salopete | dungarees romper sleepsuit
body 3-6 luni | bodysuit | 3-6m
pijama | pyjamas
pijamale 4-5 ani | pyjamas | 4-5y
șosete 27-30 | socks | 27-30
sosete mărimea 23-26 | socks | 23-26
căciuli | beanie
sepci | cap
fular | scarf
manusi | gloves
rucsacuri | backpack
umbrele | umbrella
`
