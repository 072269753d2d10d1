/** What demanding English-speaking shoppers type: British and American words, possessives, ages, everyday names and typos. */
export const englishShoppers = `
girl's red dress | dress | red =girls
red dress size 5 | dress | red 5-6y
girls dresses age 5 | dress | 5-6y
dress for a 5 year old girl | dress | 5-6y
frock | dress
navy blue skirt | skirt | navy
hooded sweatshirt boys | hoodie | =boys
gray hoodie | hoodie | grey
hoody for boys | hoodie | =boys
boy's tee 122 | tshirt | =boys 122
tshirts | tshirt
t shirt red | tshirt | red
long sleeve tops | longsleeve
long sleeved t-shirt navy | longsleeve | navy
pants size 104 | trousers joggers leggings jeans | 104
denim jeans 128 | jeans | 128
sweatpants | joggers
tracksuit bottoms 6 years | joggers | 6-7y
jogging bottoms | joggers
legings | leggings
short pants turquoise | shorts | turquoise
overalls | dungarees
raincoat yellow | rainjacket | yellow
waterproof jacket | rainjacket
winter coats | coat
baby cardi | cardigan | =baby
sweaters for boys | sweater | =boys
pullover | sweater
body warmer | vest
waistcoat | vest
pajamas 98/104 | pyjamas | 98 104
pjs for girls | pyjamas | =girls
baby grow 62 | sleepsuit bodysuit | 62
onesies newborn | bodysuit sleepsuit romper | =newborn
babyvest 6-9 months | bodysuit | 6-9m
knitted hat | beanie
baseball cap burgundy | cap | burgundy
mittens | gloves
woolly scarf | scarf | =merino,woolblend
school sock 27-30 | socks | 27-30
pantyhose | tights
swimming costume 116 | swimsuit | 116
bathing suit | swimsuit
swimming trunks | swimshorts
sneakers 30 | sneakers | 30
brown sandles | sandals | brown
rain boots 24 | wellies | 24
rucksack | backpack
purple sweatshirt | sweatshirt | lilac plum
Nad Brzegiem jackt | jacket rainjacket | =nadbrzeg
`
