/** What demanding German shoppers type: compounds, umlauts as two letters, inflected forms, everyday names and typos. */
export const germanShoppers = `
Mädchenkleid rot | dress | red =girls
rotes Kleidchen Gr. 104 | dress | red 104
Sommerkleider | dress
Kleid für Mädchen 5 Jahre | dress | 5-6y
Maedchen Rock blau | skirt | blue navy sky
Röckchen | skirt
Kapuzenpullover Jungen | hoodie | =boys
Kapuzenpulli grau | hoodie | grey
Pulli | sweater sweatshirt hoodie
Pullis für Jungs | sweater sweatshirt hoodie | =boys
Langarm-Shirt dunkelblau | longsleeve | navy
T Shirt Junge 122 | tshirt | =boys 122
Tshirts rot | tshirt | red
kurze Hose türkis | shorts | turquoise
kurze hosen | shorts swimshorts
Jeanshose 128 | jeans | 128
Jeans für Mädchen | jeans | =girls
Schlupfhose 98 | joggers trousers leggings | 98
Jogginghosen 6 Jahre | joggers | 6-7y
Leggins | leggings
regenjacke gelb | rainjacket | yellow
Regenmantel | rainjacket
Winterjacken | jacket
Jäckchen Baby | cardigan jacket | =baby,newborn
Maentel | coat
Schneeoverall 92 | snowsuit | 92
Skianzug | snowsuit
Cardigan | cardigan
Weste 110/116 | vest | 110 116
Schlafanzug 98/104 | pyjamas | 98 104
Schlafanzüge Jungen | pyjamas | =boys
Strampler 62 | sleepsuit romper | 62
Babybody | bodysuit
Bodies 6-9 Monate | bodysuit | 6-9m
Babymütze | beanie sunhat | =baby,newborn
Beanie | beanie
Muetzen | beanie cap
Käppi bordeaux | cap | burgundy
Fäustlinge | gloves
Halstuch | scarf
Socken 27-30 | socks | 27-30
Strumphose | tights
Badeanzüge 116 | swimsuit | 116
Badeshorts | swimshorts
Turnschuhe 30 | sneakers | 30
Sandaletten braun | sandals | brown
Gumistiefel 24 | wellies | 24
Hausschue | slippers
Kinderrucksack | backpack
Leinenhose | trousers shorts | =linen
`
