/**
 * What Armenian parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it
 * names.
 */
export const armenianQueries = `
զգեստ | dress
զգեստներ | dress
զգեստը | dress
կարմիր զգեստ | dress | red
կարմիր զգեստ 104 | dress | red 104
զգետս | dress
zgest | dress
zgestner | dress
karmir zgest | dress | red
karmir zgest 104 | dress | red 104
կիսազգեստ | skirt
kisazgest | skirt
կիսազգեստներ | skirt
շապիկ | tshirt longsleeve polo
շապիկներ | tshirt longsleeve polo
shapik | tshirt longsleeve polo
կանաչ շապիկ | tshirt longsleeve polo | green
kanach shapik | tshirt longsleeve polo | green
երկարաթև շապիկ | longsleeve
երկարաթեվ շապիկ | longsleeve
պոլո շապիկ | polo
բլուզներ | blouse
վերնաշապիկ | shirt
վերնաշապիկներ | shirt
vernashapik | shirt
սվիտշոտ | sweatshirt
հուդի | hoodie
hudi | hoodie
կարդիգաններ | cardigan
սվիտեր | sweater
բաճկոն | jacket
բաճկոններ | jacket
bachkon | jacket
բաճոկն | jacket
վերարկուներ | coat
անձրևանոց | rainjacket
դեղին տաբատ | trousers joggers | yellow
դեղին տաբտա | trousers joggers | yellow
deghin tabat | trousers joggers | yellow
տաբատներ 110 | trousers joggers | 110
ջինս 116 | jeans | 116
jins | jeans
լեգինս 3 տարեկան | leggings | 3-4y
leggins vardaguyn | leggings | pink
բոդի 3-6 ամսական | bodysuit | 3-6m
գիշերազգեստ 5 տարեկան | pyjamas | 5-6y
գուլպաներ 27-30 | socks | 27-30
ձեռնոցներ | gloves
ուսապարկեր | backpack
usapark | backpack
`
