/**
 * What Ukrainian parents type: the query, the kinds of garments it means, and the colours, sizes, ages or other properties it
 * names.
 */
export const ukrainianQueries = `
сукня | dress
сукні | dress
суконь | dress
червона сукня | dress | red
сукня 104 червона | dress | red 104
сункя | dress
suknia | dress
sukni | dress
chervona suknya | dress | red
suknya 104 chervona | dress | red 104
спідниця | skirt
спідниці | skirt
spidnytsia | skirt
футболка | tshirt polo
футболок | tshirt polo
futbolka | tshirt polo
фтуболка зелена | tshirt polo | green
футболка поло | polo
блузки | blouse
сорочки | shirt
светри | sweater
svetr | sweater
кардигани рожеві | cardigan | pink
жилетки | vest
куртка | jacket rainjacket
куртки | jacket rainjacket
kurtka dytiacha zhovta | jacket rainjacket | yellow
пальто | coat
зимовий комбінезон | snowsuit
комбинезон 92 | snowsuit | 92
жовті штани | trousers joggers | yellow
штани жовті 110 | trousers joggers | yellow 110
штнаи жовті | trousers joggers | yellow
zhovti shtany | trousers joggers | yellow
shtani zhovti | trousers joggers | yellow
спортивні штани | joggers
джинси 116 | jeans | 116
dzhynsy | jeans
легінси 3 роки | leggings | 3-4y
легинси рожеві | leggings | pink
шорти | shorts swimshorts
боді 3-6 міс | bodysuit | 3-6m
піжама 5 років | pyjamas | 5-6y
pizhama 5 rokiv | pyjamas | 5-6y
шкарпетки 27-30 | socks | 27-30
шкарпеток розмір 23-26 | socks | 23-26
шапки | beanie
рукавичок | gloves
рюкзак темно-синій | backpack | navy
riukzak | backpack
`
