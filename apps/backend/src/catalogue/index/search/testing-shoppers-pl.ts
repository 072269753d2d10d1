/** What demanding Polish shoppers type: inflected forms, diminutives, everyday names, typos and brands. */
export const polishShoppers = `
sukienki dla dziewczynki | dress | =girls
sukieneczka różowa | dress | pink
w czerwonej sukience | dress | red
bluza z kapturem dla chłopca | hoodie | =boys
bluzka z dlugim rekawem granatowa | longsleeve | navy
granatową spódniczkę | skirt | navy
koszulka niebieska 122 | tshirt polo | blue 122
tiszert dla chłopaka | tshirt | =boys
spodenki | shorts swimshorts
krotkie spodenki turkusowe | shorts | turquoise
dżinsy 128 | jeans | 128
dresy chłopięce | joggers | =boys
spodnie dresowe 6 lat | joggers | 6-7y
getry 104 | leggings | 104
leginsy | leggings
kurteczka przeciwdeszczowa | rainjacket
kurtka na deszcz zolta | rainjacket | yellow
kurtki zimowe | jacket | =winter
płaszczyk dla dziewczynki | coat | =girls
kombinezon rozm. 92 | snowsuit | 92
sweterek dla niemowlaka | sweater cardigan | =baby
rozpinany sweter | cardigan
kamizelka | vest
piżamka 98/104 | pyjamas | 98 104
pidżamy dziewczęce | pyjamas | =girls
pajac rozmiar 62 | sleepsuit | 62
body dla noworodka | bodysuit | =newborn
bodziaki 6-9 miesięcy | bodysuit | 6-9m
czapeczka dla niemowlaka | beanie sunhat | =baby,newborn
bordową czapkę z daszkiem | cap | burgundy
rekawiczek | gloves
granatowego szalika | scarf | navy
skarpety 27-30 | socks | 27-30
rajtuzy | tights
stroj kapielowy 116 | swimsuit | 116
kąpielówki | swimshorts
trampki 30 | sneakers | 30
sandalki brazowe | sandals | brown
kaloszki 24 | wellies | 24
plecaczek do przedszkola | backpack
parasolka | umbrella
kocyki muślinowe | blanket | =muslin
paseczek czarny | belt | black
mala kluska body | bodysuit | =kluska
wydma spodnie | trousers joggers jeans shorts | =wydma
sukenka czrwona 104 | dress | red 104
lniane spodnie | trousers shorts | =linen
fioletowa bluza | sweatshirt hoodie | lilac plum
na 5 lat sukienka | dress | 5-6y
boc-dr-0001 | dress | =Mirabelle
`
