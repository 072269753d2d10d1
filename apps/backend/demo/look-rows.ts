import { products } from './catalogue.ts'
import type { ColourCode } from './colours.ts'
import type { CutCode } from './cuts.ts'
import { roles } from './roles.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import { texts } from './texts/texts.ts'

/** The drawn scene of the look: children side by side. */
export const lookPicture = { file: `wysiwyg/drawn/scene/lookbook-${hex32('walk')}-960x960.svg`, size: 960 }
export const lookCode = 'autumn-walk'

function skuOf(cut: CutCode, wanted: ColourCode): string {
  const sold = products.find(
    ({ design, colour, variants }) => design.cut === cut && colour === wanted && variants.some(({ qty }) => qty > 5),
  )
  if (!sold) throw new Error(`no ${wanted} ${cut}`)
  return sold.sku
}

/** The look of the season: the products in the colours in which its scene is drawn. Sister stores only get pins for the products they sell. */
export function* lookRows(): Generator<Row> {
  const pins = [
    `${skuOf('coat', 'burgundy')}@187,500,right`,
    `${roles.C1}@190,775,right`,
    `${roles.C2}@480,580,bottom`,
    `${skuOf('sweater', 'mint')}@775,500,left`,
  ].join(';')
  const { file, size } = lookPicture
  for (const { code, language } of stores) {
    yield {
      code: lookCode,
      store_view_code: code,
      name: texts[language].pages.lookbook.title,
      image: file,
      width: String(size),
      height: String(size),
      position: '1',
      pins,
    }
  }
}
