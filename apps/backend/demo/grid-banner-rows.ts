import { categoryAddress, categoryAt, rootPath, storeHas } from './categories.ts'
import type { CutCode } from './cuts.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import { texts } from './texts/texts.ts'

type GridBanner = {
  readonly code: string
  /** Admin path, below the root, of the category that shows the banner. */
  readonly category: string
  readonly words: 'girls' | 'boys' | 'baby' | 'school'
  /** The garment drawn on the banner, and its two colours. */
  readonly shows: readonly [CutCode, string, string]
  /** Possible link targets in order of preference; the first one that the store has is used. */
  readonly leadsTo: readonly string[]
  readonly page?: number
  readonly position: number
  readonly everyN?: number
  readonly validTo?: string
}

const dresses = ['Girls/Clothing/Dresses/Party dresses', 'Girls/Clothing/Dresses']
const jackets = ['Boys/Clothing/Jackets and coats/Jackets', 'Boys/Clothing/Jackets and coats']
const bodysuits = ['Baby/Clothing/Bodysuits', 'Baby/Clothing']
const sports = ['School/PE kit', 'New in']

const banners: readonly GridBanner[] = [
  ...['Girls', 'Girls/Clothing'].flatMap((category): GridBanner[] => [
    {
      code: 'dresses',
      category,
      words: 'girls',
      shows: ['dress', 'b56576', 'f3d9dc'],
      leadsTo: dresses,
      page: 1,
      position: 7,
    },
    {
      code: 'sports',
      category,
      words: 'school',
      shows: ['joggers', '2f5d7c', 'e9c46a'],
      leadsTo: sports,
      position: 24,
      everyN: 26,
    },
    {
      code: 'past',
      category,
      words: 'school',
      shows: ['joggers', '7d8597', 'edede9'],
      leadsTo: sports,
      position: 3,
      validTo: '2026-01-31',
    },
  ]),
  {
    code: 'jackets',
    category: 'Boys',
    words: 'boys',
    shows: ['jacket', '3d6b4f', 'f0c05a'],
    leadsTo: jackets,
    page: 1,
    position: 7,
  },
  {
    code: 'bodysuits',
    category: 'Baby',
    words: 'baby',
    shows: ['romper', 'a8c5b5', 'f7efe2'],
    leadsTo: bodysuits,
    page: 1,
    position: 7,
  },
]

/**
 * Banners between the products of large categories, in every store view that has both the category and the target. One has
 * expired.
 */
export function* gridBannerRows(): Generator<Row> {
  for (const store of stores)
    for (const banner of banners) {
      const { code, category, words, shows, leadsTo } = banner
      const target = leadsTo.map((path) => categoryAt(`${rootPath}/${path}`)).find((found) => storeHas(store, found))
      if (target === undefined || !storeHas(store, categoryAt(`${rootPath}/${category}`))) continue
      const [cut, ...colours] = shows
      const drawn = `catalog/product/drawn/${cut}/${hex32(`grid ${code}`)}-${colours.join('-')}`
      yield {
        code: `${category.replaceAll('/', '-').toLowerCase()}-${code}`,
        store_view_code: store.code,
        category: `${rootPath}/${category}`,
        title: texts[store.language].menu[words].title,
        url: `/${categoryAddress(target, store.language)}.html`,
        image_desktop: `${drawn}-worn.svg`,
        image_tablet: `${drawn}-worn.svg`,
        image_mobile: `${drawn}-front.svg`,
        page: banner.page?.toString() ?? '',
        position: String(banner.position),
        every_n: banner.everyN?.toString() ?? '',
        is_active: '1',
        valid_from: '',
        valid_to: banner.validTo ?? '',
      }
    }
}
