/** English search synonyms, British and American, one group per line. */
export const englishSynonyms = `
dress, frock, gown, sundress, pinafore
skirt, tutu, skort
T-shirt, tee, top, t shirt, short-sleeved top, short sleeve top, tee shirt, short sleeve shirt
long-sleeved top, long sleeve top, long-sleeved T-shirt, longsleeve, long sleeve tee, long sleeve shirt, long sleeve t shirt, long-sleeved shirt
blouse, tunic
shirt, button-up, button-down, dress shirt
polo shirt, polo
sweatshirt, crewneck, sweat top, sweat
hoodie, hoody, hooded sweatshirt, hooded top, hooded jumper, sweatshirt with hood
cardigan, cardi, cardie, knitted jacket, button-up sweater
jumper, sweater, pullover, turtleneck
gilet, vest, body warmer, bodywarmer, waistcoat, puffer vest, padded vest
jacket, anorak, parka, windbreaker, puffer, windcheater
coat, overcoat, winter coat, peacoat
rain jacket, raincoat, waterproof jacket, waterproof coat, waterproof, mac, cagoule, rain coat, rain mac, slicker, rainwear
snowsuit, pramsuit, ski suit, snow suit, all-in-one, winter suit, puddle suit
trousers, pants, slacks, chinos, bottoms
jeans, denim trousers, denim pants
leggings, tights footless, jeggings, treggings, legging
joggers, jogging bottoms, tracksuit bottoms, sweatpants, track pants, tracksuit, jogging pants, trackies, sweats
shorts, short pants, short trousers, bermudas
swim shorts, swimming trunks, swim trunks, swimming shorts, board shorts, trunks, boys swimwear
dungarees, overalls, bib overalls, salopettes, dungaree
bodysuit, vest, baby vest, babyvest, onesie, babygrow, body, baby body, bodyvest, baby grow
romper, playsuit, onesie, shortie, jumpsuit
sleepsuit, babygrow, baby grow, onesie, footie, footed pyjamas, pyjama suit, grow, footie pajamas
pyjamas, pajamas, pjs, jammies, nightwear, sleepwear, jimjams, pyjama, pajama, nightie
swimsuit, swimming costume, bathing suit, swimming suit, cossie, one-piece, bathers, bikini, swim suit
tights, pantyhose, stockings, woolly tights, hosiery
socks, ankle socks, knee socks, sock, bootees
briefs, knickers, underpants, undies, panties, boxers, underwear
beanie, woolly hat, knitted hat, winter hat, bobble hat, wooly hat, hat, knit hat, toque
cap, hat, baseball cap, peaked cap, baseball hat, snapback
sun hat, sunhat, bucket hat, summer hat, hat, bonnet
scarf, snood, neck warmer, muffler, neckerchief, scarves
gloves, mittens, mitts, glove, mitten
backpack, rucksack, school bag, schoolbag, knapsack, bookbag
bag, handbag, tote, purse, bum bag, fanny pack, gym bag, satchel
trainers, sneakers, running shoes, plimsolls, sports shoes, gym shoes, tennis shoes, trainer, sneaker, pumps
ankle boots, boots, booties, winter boots, chelsea boots, boot
sandals, sandal, flip flops, strappy shoes
ballet pumps, ballet flats, ballerinas, mary janes, dolly shoes, ballet shoes, flats
slippers, house shoes, indoor shoes, slipper, slipper socks
wellies, wellington boots, wellingtons, rain boots, rubber boots, gumboots, welly, rainboots, welly boots
baby blanket, blanket, swaddle, throw, comforter, shawl, receiving blanket
bib, dribble bib, feeding bib, burp cloth, bandana bib
umbrella, brolly, parasol
belt, braces, suspenders
hair clip, barrette, hair slide, hairclip, hairgrip, hair pin, bobby pin, hair bow
girls, girl, daughter, ladies, girly
boys, boy, son, lads, boyish
baby, babies, infant, bub, newborn
newborn, newborns, new born, newborn baby, preemie
autumn, fall, autumnal
winter, wintery, warm, warm lined
summer, summery
spring, springtime
wool, woollen, woolen, woolly, wooly, merino
leather, leathery
linen, flax
corduroy, cord, cords
muslin, gauze, cheesecloth
shoes, footwear, shoe
clothing, clothes, apparel, outfit, outfits, babywear, kidswear
sale, clearance, bargain, discount, reduced, offers
school, nursery school, kindergarten, preschool, back to school
party dresses, wedding, flower girl, special occasion, occasion wear, christening, formal
gift ideas, gift, present, baby shower
purple, lilac, plum, violet, lavender, mauve
cream, ivory, off white, ecru, vanilla, off-white
grey, gray, heather grey, marl
navy, navy blue, dark blue, midnight blue
sky blue, light blue, baby blue, pale blue
burgundy, maroon, wine, dark red, claret, wine red
dusty pink, blush, light pink, pale pink, baby pink, powder pink, rose
mustard, ochre, mustard yellow, honey
caramel, tan, camel, cognac, light brown
olive, khaki, army green, olive green
charcoal, dark grey, dark gray, anthracite, graphite
turquoise, teal, aqua, petrol
beige, sand, oatmeal, stone, nude
coral, salmon, peach, apricot
mint, mint green, light green, pistachio, pale green
sage, sage green
`
