import type { Cut } from '../name.ts'
import { bodysuit, romper, sleepsuit } from './baby.ts'
import { backpack, bag } from './bags.ts'
import { dress, skirtGarment } from './dresses.ts'
import type { Garment } from './garment.ts'
import { beanie, cap, gloves, scarf, sunhat } from './headwear.ts'
import { cardigan, sweater, vest } from './knitwear.ts'
import { coat, jacket, rainjacket, snowsuit } from './outerwear.ts'
import { blouse, shirt } from './shirts.ts'
import { ballerinas, boots, sandals, slippers, sneakers, wellies } from './shoes.ts'
import { hoodie, sweatshirt } from './sweats.ts'
import { longsleeve, polo, tshirt } from './tees.ts'
import { belt, bib, blanket, giftcard, hairclip, umbrella } from './things.ts'
import { jeans, joggers, leggings, shorts, trousers } from './trousers.ts'
import { socks, swimshorts, swimsuit, tights, underwear } from './under.ts'
import { dungarees, pyjamas } from './wholes.ts'

/** The drawing function of every cut. */
export const cutGarments: Record<Cut, Garment> = {
  dress,
  skirt: skirtGarment,
  tshirt,
  longsleeve,
  blouse,
  shirt,
  polo,
  sweatshirt,
  hoodie,
  cardigan,
  sweater,
  vest,
  jacket,
  coat,
  rainjacket,
  snowsuit,
  trousers,
  jeans,
  leggings,
  joggers,
  shorts,
  dungarees,
  bodysuit,
  romper,
  sleepsuit,
  pyjamas,
  swimsuit,
  swimshorts,
  tights,
  socks,
  underwear,
  beanie,
  cap,
  sunhat,
  scarf,
  gloves,
  backpack,
  bag,
  sneakers,
  boots,
  sandals,
  ballerinas,
  slippers,
  wellies,
  blanket,
  bib,
  umbrella,
  belt,
  hairclip,
  giftcard,
}
