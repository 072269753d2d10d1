/**
 * What parents type in English: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it
 * names.
 */
export const englishQueries = `
dress | dress
dresses | dress
red dress | dress | red
red dress 104 | dress | red 104
derss | dress
pink dresses age 3 years | dress | pink 3-4y
skirts | skirt
skrit | skirt
t-shirt | tshirt
tshirts | tshirt
t shirt green | tshirt | green
green tshrit | tshirt | green
long sleeved top | longsleeve
long-sleeved tops | longsleeve
blouses | blouse
shirt | shirt polo tshirt
polo shirts | polo
sweatshirt | sweatshirt
swetshirt | sweatshirt
hoody | hoodie
hoodies | hoodie
cardigans | cardigan
cardigan pink | cardigan | pink
jumpers | sweater
jmuper | sweater
gilets | vest
rain jacket yellow | rainjacket | yellow
yellow rian jacket | rainjacket | yellow
coats | coat
snowsuits 92 | snowsuit | 92
yellow trousers | trousers | yellow
yellow trousesr | trousers | yellow
trouser size 110 | trousers | 110
jeans 116 | jeans | 116
leggins | leggings
navy leggings 4-5 years | leggings | navy 4-5y
joggers | joggers
short | shorts swimshorts
dungaree | dungarees
bodysuits 3-6 months | bodysuit | 3-6m
romper | romper
sleepsuits | sleepsuit
pajamas | pyjamas
pyjama | pyjamas
socks 27-30 | socks | 27-30
scarves | scarf
glove | gloves
backpacks | backpack
bakcpack navy | backpack | navy
baby blankets | blanket
`
