import { products, sells } from './catalogue.ts'
import type { CutCode } from './cuts.ts'
import type { Row } from './row.ts'
import { stores } from './stores.ts'
import { texts } from './texts/texts.ts'

/** Cuts that parents search for in late autumn, the most popular first. */
const wanted: readonly CutCode[] = [
  'dress',
  'jacket',
  'pyjamas',
  'snowsuit',
  'trousers',
  'hoodie',
  'beanie',
  'leggings',
  'sweater',
  'tshirt',
  'sweatshirt',
  'coat',
]

/** Past searches of every store view, only for products it sells. */
export function* searchRows(): Generator<Row> {
  for (const store of stores) {
    const cuts = new Set(products.filter((product) => sells(store, product)).map(({ design }) => design.cut))
    for (const [place, cut] of wanted.filter((one) => cuts.has(one)).entries())
      yield {
        query_text: texts[store.language].words.nouns[cut].replace(/^\S+ /, ''),
        store_view_code: store.code,
        popularity: String(96 - place * 7),
      }
  }
}
