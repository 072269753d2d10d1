/**
 * What Polish parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it names.
 */
export const polishQueries = `
sukienka | dress
sukienki | dress
sukienek | dress
sukinka | dress
sukienka czerwona | dress | red
czerwone sukienki | dress | red
sukienka 104 czerwona | dress | red 104
suknieka granatowa | dress | navy
spodnie żółte | trousers joggers | yellow
spodnie zolte | trousers joggers | yellow
spodnei żółte | trousers joggers | yellow
spodnie dresowe | joggers
jeansy | jeans
jeansy 110 | jeans | 110
kurtka przeciwdeszczowa | rainjacket
kurtka zolta | jacket rainjacket | yellow
kurtki granatowe | jacket rainjacket | navy
kutrka | jacket rainjacket
plaszcz | coat
płaszcze | coat
czapka | beanie cap
czapki z daszkiem | cap
cazpka | beanie cap
bluza z kapturem | hoodie
bluza z kapturme | hoodie
bluzy | sweatshirt hoodie
kardigan | cardigan
kardigany rozowe | cardigan | pink
swetry | sweater
sweterr | sweater
rajstopy | tights
rajstpy | tights
skarpetki 27-30 | socks | 27-30
skarpetek | socks
piżama | pyjamas
pizama 116 | pyjamas | 116
pizamy 4-5 lat | pyjamas | 4-5y
plecaki | backpack
plecak szkolny granatowy | backpack | navy
parasolka | umbrella
parasole | umbrella
kalosze czerwone | wellies | red
kalosz | wellies
kapelusz | sunhat
t-shirt zielony 98/104 | tshirt | green 98 104
tshirty 2-3 lata zielone | tshirt | green 2-3y
koszule | shirt
legginsy różowe 3 lata | leggings | pink 3-4y
spinka | hairclip
kocyk | blanket
`
