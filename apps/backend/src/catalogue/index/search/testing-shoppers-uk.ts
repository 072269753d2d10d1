/** What demanding Ukrainian shoppers type: cases, diminutives, several Latin transliterations, everyday names and typos. */
export const ukrainianShoppers = `
сукня для дівчинки | dress | =girls
суконька рожева | dress | pink
у червоній сукні | dress | red
плаття червоне 104 | dress | red 104
сукні 5 років | dress | 5-6y
suknya chervona | dress | red
suknia dlia divchynky | dress | =girls
sukn'a rozheva | dress | pink
синю спідницю | skirt | blue navy
спідничка 110 | skirt | 110
spidnytsia synia | skirt | blue navy
худі для хлопчика | hoodie | =boys
кофта з капюшоном сіра | hoodie | grey
khudi sire | hoodie | grey
лонгслив синій | longsleeve | blue
футболки для хлопчиків 122 | tshirt polo | =boys 122
futbolka chervona | tshirt polo | red
шортики зелені | shorts swimshorts | green
shorty zeleni | shorts swimshorts | green
джинсы 128 | jeans | 128
джинсів дитячих | jeans
спортивки 98 | joggers | 98
спортивних штанів 6 років | joggers | 6-7y
лосини для дівчинки | leggings | =girls
легінсы | leggings
дощовик жовтий | rainjacket | yellow
зимова куртка | jacket | =winter
kurtka zymova | jacket | =winter
курточку червону | jacket rainjacket | red
пальта для дівчаток | coat | =girls
комбінезон зимовий 92 | snowsuit | 92
светрик для малюка | sweater cardigan | =baby,newborn
кардігани | cardigan
жилет | vest
піжамка 98/104 | pyjamas | 98 104
pizhama | pyjamas
чоловічок 62 | sleepsuit | 62
бодік для новонародженого | bodysuit | =newborn
боді 6-9 місяців | bodysuit | 6-9m
шапочка для немовляти | beanie sunhat | =baby,newborn
шпака | beanie
кепка бордова | cap | burgundy
рукавиці | gloves
шкарпеток 27-30 | socks | 27-30
shkarpetky | socks
носки 23-26 | socks | 23-26
купальник 116 | swimsuit | 116
кросівок 30 | sneakers | 30
гумовці 24 | wellies | 24
фіолетовий світшот | sweatshirt | lilac plum
`
