import { accordion, evenColumns, tintedRow } from '../builder-groups.ts'
import type { Scene } from '../builder-pictures.ts'
import type { CutCode } from '../cuts.ts'
import type { DemoProduct } from '../demo-product.ts'
import { shelf } from '../list-rows.ts'
import { heading, type Link } from '../page-builder.ts'
import { landingOf, shopAddress } from '../page-links.ts'
import type { DemoStore } from '../stores.ts'
import { department, leadRow, listing, saidParts, shelfRow, titledRow } from './landing-parts.ts'

type Plan = {
  readonly name: 'newbornList' | 'schoolList'
  readonly scene: Scene
  readonly home: readonly string[]
  readonly more: readonly Link[]
  readonly shelves: readonly [(product: DemoProduct) => boolean, (product: DemoProduct) => boolean]
}

function checklist(store: DemoStore, { name, scene, home, more, shelves: wanted }: Plan): string {
  const { lead, lists, shelves, tips } = landingOf(store, name)
  return [
    leadRow(lead, scene, shopAddress(store, ...home), more),
    tintedRow(heading(lists.title), evenColumns(lists.items.map((list) => listing(store, list)))),
    shelfRow(shelves[0], 'grid', shelf(store, 8, wanted[0])),
    titledRow(tips.title, accordion(saidParts(store, tips.items))),
    shelfRow(shelves[1], 'carousel', shelf(store, 8, wanted[1])),
  ].join('')
}

const isOf =
  (cuts: readonly CutCode[], lines: readonly string[]) =>
  ({ design }: DemoProduct): boolean =>
    cuts.includes(design.cut) && lines.includes(design.line)

const small = ['newborn', 'baby']
const old = ['girls', 'boys', 'unisex']

/** What a newborn needs in the first weeks. */
export const newbornPage = (store: DemoStore): string =>
  checklist(store, {
    name: 'newbornList',
    scene: 'newborn',
    home: ['Newborn', 'Baby'],
    more: [department(store, 'Gift cards')],
    shelves: [isOf(['bodysuit', 'sleepsuit', 'romper'], small), isOf(['blanket', 'bib', 'beanie', 'cardigan'], small)],
  })

/** What a schoolchild needs for a week. */
export const schoolPage = (store: DemoStore): string =>
  checklist(store, {
    name: 'schoolList',
    scene: 'school',
    home: ['School'],
    more: [department(store, 'Shoes')],
    shelves: [
      isOf(['shirt', 'blouse', 'polo', 'trousers', 'skirt', 'cardigan'], old),
      isOf(['backpack', 'bag', 'joggers', 'tshirt', 'sneakers'], old),
    ],
  })
