/**
 * What German parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it names.
 */
export const germanQueries = `
Kleid | dress
kleider | dress
Kleidchen rot | dress | red
rotes Kleid | dress | red
rotes kleid 104 | dress | red 104
Kelid | dress
Röcke | skirt
roecke | skirt
rock | skirt
T-Shirt | tshirt
tshirts | tshirt
t shirt grün | tshirt | green
tshirt gruen 98 | tshirt | green 98
Langarmshirt | longsleeve
langamshirt | longsleeve
Blusen | blouse
Hemden | shirt
Poloshirts | polo
Sweatshirt | sweatshirt
swaetshirt | sweatshirt
hoodies | hoodie
Hoddie | hoodie
Strickjacken | cardigan
strikjacke | cardigan
Pullover | sweater
pullovers | sweater
Westen | vest
Regenjacke gelb | rainjacket | yellow
regenjacken | rainjacket
Regejnacke | rainjacket
Mäntel | coat
Maentel | coat
Schneeanzüge | snowsuit
schneeanzug 92 | snowsuit | 92
gelbe Hose | trousers | yellow
gelbe hsoe | trousers | yellow
Jogginghosen | joggers
Latzhosen 86 | dungarees | 86
Strumpfhose Größe 110 | tights | 110
strumpfhosen gr. 110 | tights | 110
leggings 3 Jahre | leggings | 3-4y
Schlafanzug Pyjama 2-3 Jahre | pyjamas | 2-3y
socken 27-30 | socks | 27-30
Mützen | beanie cap
muetze | beanie cap
Handschuh | gloves
Rucksäcke | backpack
rucksack marineblau | backpack | navy
Gummistiefeln | wellies
hausschuh | slippers
`
