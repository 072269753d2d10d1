/** What demanding Armenian shoppers type: articles, cases, plurals, several Latin transliterations, everyday names and typos. */
export const armenianShoppers = `
զգեստը | dress
կարմիր զգեստներ | dress | red
աղջկա զգեստ | dress | =girls
զգեստ աղջկա համար 5 տարեկան | dress | 5-6y
շրջազգեստ | dress
zgest karmir | dress | red
zgestner | dress
zgest aghjka hamar | dress | =girls
կարմիր զգեստ 104 | dress | red 104
կիսազգեստներ կապույտ | skirt | blue navy
kisazgest kapuyt | skirt | blue navy
յուբկա | skirt
հուդի տղայի համար | hoodie | =boys
hudi tghayi | hoodie | =boys
գլխարկով սվիտշոթ | hoodie sweatshirt
շապիկներ կարմիր | tshirt longsleeve polo | red
տղաների շապիկ 122 | tshirt polo longsleeve | =boys 122
shapik karmir | tshirt longsleeve polo | red
մայկա | tshirt longsleeve polo
երկարաթև շապիկը | longsleeve
շորտիկ կանաչ | shorts swimshorts | green
shorter kanach | shorts swimshorts | green
ջինսեր 128 | jeans | 128
jins | jeans
տաբատներ դեղին | trousers joggers | yellow
շալվար | trousers joggers
tabat deghin | trousers joggers | yellow
սպորտային տաբատ 6 տարեկան | joggers | 6-7y
լեգինսներ | leggings
անձրևանոց դեղին | rainjacket | yellow
andzrevanots | rainjacket
ձմեռային բաճկոն | jacket | =winter
bachkon | jacket
կուրտկա | jacket
վերարկուն | coat
verarku | coat
ձմեռային կոմբինեզոն 92 | snowsuit | 92
սվիտերը տղայի | sweater | =boys
գիշերազգեստ 98/104 | pyjamas | 98 104
պիժամա | pyjamas
բոդի նորածնի համար | bodysuit | =newborn
բոդի 6-9 ամսական | bodysuit | 6-9m
գլխարկներ ձմռան | beanie
glkhark | beanie
ձեռնոցներ | gloves
dzernots | gloves
գուլպաներ 27-30 | socks | 27-30
gulpa | socks
մարզակոշիկներ 30 | sneakers | 30
մանուշակագույն սվիտշոթ | sweatshirt | lilac plum
`
