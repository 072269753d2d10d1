/**
 * What Czech parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it names.
 */
export const czechQueries = `
šaty | dress
saty | dress
šatů | dress
červené šaty | dress | red
cervene saty 104 | dress | red 104
šayt | dress
šaty růžové | dress | pink
sukně | skirt
sukne | skirt
sukní | skirt
tričko | tshirt longsleeve polo
tricka | tshirt longsleeve polo
tričko s dlouhým rukávem | longsleeve
polo tricko | polo
žluté kalhoty | trousers dungarees | yellow
zlute kalhoty | trousers dungarees | yellow
kalhtoy žluté | trousers dungarees | yellow
kalhoty 110 | trousers dungarees | 110
laclové kalhoty | dungarees
laclove | dungarees
mikina | sweatshirt hoodie
mikiny s kapucí | hoodie
mikina s kapuci | hoodie
mikyna s kapucí | hoodie
mikina zelená | sweatshirt hoodie | green
svetry | sweater cardigan
propinaci svetr | cardigan
bunda | jacket rainjacket
bundy | jacket rainjacket
nepromokavá bunda | rainjacket
nepromokava bnuda | rainjacket
kabáty | coat
zimní kombinéza | snowsuit
zimni kombineza 92 | snowsuit | 92
džíny | jeans
dziny 116 | jeans | 116
legíny 3 roky | leggings | 3-4y
leginy ruzove | leggings | pink
tepláky | joggers
teplaky 4-5 let | joggers | 4-5y
kraťasy | shorts
pyžama | pyjamas
pyzamo velikost 98 | pyjamas | 98
ponožky 27-30 | socks | 27-30
ponozek | socks
punčocháče | tights
čepic | beanie
batohy | backpack
bačkory | slippers
destnik | umbrella
`
