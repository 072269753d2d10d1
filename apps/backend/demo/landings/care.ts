import { accordion, evenColumns, tabs, tintedRow } from '../builder-groups.ts'
import { image } from '../builder-pictures.ts'
import { heading, row } from '../page-builder.ts'
import { landingOf, shopAddress } from '../page-links.ts'
import type { DemoStore } from '../stores.ts'
import { dryingSigns, ironingSigns, washingSigns, type Sign } from '../texts/landing-types.ts'
import { leadRow, saidParts, saying, titledRow } from './landing-parts.ts'
import { postTeaser } from './post-teaser.ts'

const signSize = 96

/** What the signs on care labels mean, and how to look after each kind of fabric. */
export function carePage(store: DemoStore): string {
  const { lead, rules, signs, materials, posts } = landingOf(store, 'care')
  const explained = (names: readonly Sign[]): string =>
    evenColumns(
      names.map((name) => {
        const source = `{{media url=wysiwyg/drawn/care/${name}.svg}}`
        return image({ source, width: signSize, height: signSize }, { alt: '' }) + saying(store, signs.items[name])
      }),
      3,
    )
  return [
    leadRow(lead, 'swatches', shopAddress(store, 'Girls/Clothing/Tops and T-shirts')),
    tintedRow(heading(rules.title), evenColumns(rules.items.map((item) => saying(store, item)))),
    titledRow(
      signs.title,
      tabs([
        { title: signs.washing, content: explained(washingSigns) },
        { title: signs.drying, content: explained(dryingSigns) },
        { title: signs.ironing, content: explained(ironingSigns) },
      ]),
    ),
    titledRow(materials.title, accordion(saidParts(store, materials.items))),
    row(heading(posts), postTeaser(store, ['wool-care', 'stains', 'rainwear-care'])),
  ].join('')
}
