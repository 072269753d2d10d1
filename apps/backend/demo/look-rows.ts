import { products } from './catalogue.ts'
import type { CutCode } from './cuts.ts'
import { roles } from './roles.ts'
import type { Row } from './row.ts'
import { hex32 } from './seeded.ts'
import { stores } from './stores.ts'
import { texts } from './texts/texts.ts'

/** The drawn scene of the look: children side by side. */
export const lookPicture = { file: `wysiwyg/drawn/scene/lookbook-${hex32('walk')}-960x960.svg`, size: 960 }
export const lookCode = 'autumn-walk'

const skuOf = (cut: CutCode): string =>
  products.find(({ design, variants }) => design.cut === cut && variants.some(({ qty }) => qty > 5))?.sku ?? roles.S1

/** The look of the season. Sister stores only get pins for the products they sell. */
export function* lookRows(): Generator<Row> {
  const pins = [
    `${skuOf('coat')}@187,500,right`,
    `${roles.C1}@190,775,right`,
    `${roles.C2}@480,580,bottom`,
    `${skuOf('sweater')}@775,500,left`,
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
