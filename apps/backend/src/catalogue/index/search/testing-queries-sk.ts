/**
 * What Slovak parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it names.
 */
export const slovakQueries = `
šaty | dress
saty | dress
červené šaty | dress | red
cervene saty 104 | dress | red 104
šayt | dress
šiat | dress
sukňa | skirt
sukne | skirt
sukní | skirt
tričko | tshirt longsleeve
tricka | tshirt longsleeve
tričiek | tshirt longsleeve
tricko s dlhym rukavom | longsleeve
polokošele | polo
blúzka | blouse
bluzok | blouse
košele | shirt
žlté nohavice | trousers dungarees | yellow
zlte nohavice | trousers dungarees | yellow
nohaviec žlté | trousers dungarees | yellow
nohavcie žlté | trousers dungarees | yellow
nohavice 110 | trousers dungarees | 110
nohavice na traky | dungarees
mikina | sweatshirt hoodie
mikiny s kapucňou | hoodie
mikina s kapucnou | hoodie
mikyna | sweatshirt hoodie
zelená mikina | sweatshirt hoodie | green
svetre | sweater
kardigany | cardigan
bunda do dažďa | rainjacket
bunda do dazda | rainjacket
bundy | jacket rainjacket
kabáty | coat
zimna kombineza | snowsuit
džínsy | jeans
dzinsy 116 | jeans | 116
legíny 3 roky | leggings | 3-4y
leginy ruzove | leggings | pink
tepláky | joggers
teplaky 5 rokov | joggers | 5-6y
kraťasy | shorts
pyžamá | pyjamas
pyzamo veľkosť 98 | pyjamas | 98
ponožky 27-30 | socks | 27-30
ponoziek | socks
pančúch | tights
čiapok | beanie
ruksaky | backpack
ruskak | backpack
`
