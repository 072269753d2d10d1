import { accordion, evenColumns, tabs, tintedRow } from '../builder-groups.ts'
import { image, type Picture } from '../builder-pictures.ts'
import { cutOf, type CutCode } from '../cuts.ts'
import { shelf } from '../list-rows.ts'
import { buttons, heading } from '../page-builder.ts'
import { landingOf, shopAddress } from '../page-links.ts'
import { hex32 } from '../seeded.ts'
import type { DemoStore } from '../stores.ts'
import { department, leadRow, listParts, saidParts, saying, shelfRow, titledRow } from './landing-parts.ts'

const outerwear = 'Clothing/Jackets and coats'

/** The garments that stand for the three layers, and their colours. */
const garments: readonly (readonly [CutCode, string])[] = [
  ['longsleeve', 'a9c8e6'],
  ['sweater', 'c6403c'],
  ['jacket', '4d8b5a'],
]

const garment = ([cut, colour]: (typeof garments)[number]): Picture => ({
  source: `{{media url=wysiwyg/drawn/tile/${cut}-${hex32(`layer ${cut}`)}-${colour}.svg}}`,
  width: 960,
  height: 960,
})

/** The landing page of a season. */
export function winterPage(store: DemoStore): string {
  const { lead, layers, shelves, ages, questions } = landingOf(store, 'winter')
  const shown = garments.map((one) => image(garment(one), { alt: '' }))
  const warm = shelf(
    store,
    8,
    ({ design }) => ['coat', 'jacket', 'snowsuit'].includes(design.cut) && design.season === 'winter',
  )
  const small = shelf(
    store,
    8,
    ({ design }) => ['head', 'neck'].includes(cutOf(design.cut).family) && design.season !== 'summer',
  )
  const departments = ['Girls', 'Boys', 'Baby'].map((name) => ({
    ...department(store, name),
    href: shopAddress(store, `${name}/${outerwear}`, name),
  }))
  return [
    leadRow(lead, 'winter', shopAddress(store, `Girls/${outerwear}`)),
    tintedRow(
      heading(layers.title),
      evenColumns(layers.items.map((item, index) => `${shown[index]}${saying(store, item)}`)),
    ),
    shelfRow(shelves[0], 'grid', warm),
    titledRow(department(store, `Girls/${outerwear}`).label, buttons(departments, 'inline', false, ['secondary'])),
    titledRow(ages.title, tabs(listParts(store, ages.items))),
    shelfRow(shelves[1], 'carousel', small),
    titledRow(questions.title, accordion(saidParts(store, questions.items))),
  ].join('')
}
