import { products, sells } from './catalogue.ts'
import type { CutCode } from './cuts.ts'
import type { Row } from './row.ts'
import { stores } from './stores.ts'
import { texts } from './texts/texts.ts'

/** What parents look for in late autumn, the most wanted first. */
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

/** What was searched for in every store view, of what it sells, before the demo shop was loaded. */
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
