import { accordion, evenColumns, fullRow, tintedRow } from '../builder-groups.ts'
import { banner } from '../builder-pictures.ts'
import { cutOf, type Family } from '../cuts.ts'
import { shelf } from '../list-rows.ts'
import { heading } from '../page-builder.ts'
import { landingOf, shopAddress } from '../page-links.ts'
import type { DemoStore } from '../stores.ts'
import { texts } from '../texts/texts.ts'
import { leadRow, saidParts, saying, shelfRow, titledRow } from './landing-parts.ts'

const shownBrand = 'nadbrzeg'

/** The landing page of a brand. */
export function brandPage(store: DemoStore): string {
  const { lead, ideas, shelves, lookbook, promises } = landingOf(store, 'brand')
  const look = texts[store.language].pages.lookbook
  const own = (families: readonly Family[], isWinter: boolean): readonly string[] =>
    shelf(
      store,
      8,
      ({ design }) =>
        design.brand === shownBrand &&
        families.includes(cutOf(design.cut).family) &&
        (isWinter ? design.season !== 'summer' : design.season !== 'winter'),
    )
  return [
    leadRow(lead, 'seaside', shopAddress(store, 'Brands/Nad Brzegiem')),
    tintedRow(heading(ideas.title), evenColumns(ideas.items.map((item) => saying(store, item)))),
    shelfRow(shelves[0], 'carousel', own(['top', 'dress', 'bottom'], false)),
    fullRow(
      'full-bleed',
      {},
      banner(
        'collage-left',
        ['seaside', 'landing brand'],
        look,
        { href: '/lookbook', label: lookbook },
        { level: 2, veil: '#ffffffe6', least: '420px' },
      ),
    ),
    shelfRow(shelves[1], 'carousel', own(['warm', 'outer', 'coat', 'head', 'neck'], true)),
    titledRow(promises.title, accordion(saidParts(store, promises.items))),
  ].join('')
}
