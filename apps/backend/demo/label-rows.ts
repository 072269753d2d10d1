import { roles } from './roles.ts'
import type { Row } from './row.ts'
import { hasClub, stores } from './stores.ts'
import { labelTexts } from './texts/label-texts.ts'

const everybody = '0,1,2,3'
const signedIn = '1,2,3'
const filled = (ground: string) => `background: ${ground}; color: #ffffff; border-radius: 4px; font-weight: 500`

const empty: Row = { image: '', txt: '', applies_value: '', category_position: '', product_position: '' }
const sizes: Row = { category_size: '45', product_size: '', category_style: '', product_style: '' }

/** The product labels of every store view. */
export function* labelRows(): Generator<Row> {
  for (const store of stores) {
    const { code, language } = store
    const words = labelTexts[language]
    const label = (name: keyof typeof words, priority: number, cells: Row): Row => ({
      ...empty,
      ...sizes,
      code: name,
      store_view_code: code,
      name: words[name],
      txt: words[name],
      customer_group_ids: everybody,
      priority: String(priority),
      ...cells,
    })
    yield label('fresh', 1, {
      applies_to: 'new',
      applies_value: '30',
      category_position: 'bottom-left',
      category_size: '',
      category_style: `${filled('#0b5f58')}; max-width: 72px`,
      product_position: 'top-left',
      product_style: `${filled('#0b5f58')}; max-width: 96px`,
    })
    yield label('organic', 2, {
      applies_to: 'option',
      applies_value: 'cdrl_material=Organic cotton',
      category_position: 'bottom-left',
      product_position: 'top-left',
    })
    yield label('sale', 3, {
      applies_to: 'sale',
      product_position: 'top-left',
      product_style: filled('#b42318'),
    })
    if (hasClub(store)) {
      yield label('member', 4, {
        applies_to: 'all',
        customer_group_ids: signedIn,
        category_position: 'middle-left',
        category_style: filled('#1d2433'),
        product_position: 'bottom-left',
        product_style: filled('#1d2433'),
      })
    }
    yield label('code', 5, {
      txt: `${words.code} <span class="copyable">WALK10</span>`,
      applies_to: 'sku',
      applies_value: roles.C1,
      product_position: 'bottom-left',
    })
  }
}
