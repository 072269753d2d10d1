import { landingNames, landingOf, type LandingName } from '../page-links.ts'
import type { Row } from '../row.ts'
import type { DemoStore } from '../stores.ts'
import { brandPage } from './brand.ts'
import { carePage } from './care.ts'
import { newbornPage, schoolPage } from './checklists.ts'
import { measuringPage } from './measuring.ts'
import { winterPage } from './winter.ts'

/** The identifier of each page, the same in all stores, and its content. */
const landings: Readonly<Record<LandingName, readonly [identifier: string, (store: DemoStore) => string]>> = {
  winter: ['winter', winterPage],
  brand: ['nad-brzegiem', brandPage],
  measuring: ['how-to-measure', measuringPage],
  care: ['care-guide', carePage],
  newbornList: ['newborn-checklist', newbornPage],
  schoolList: ['school-checklist', schoolPage],
}

/** The pages of a store view that are built from elements. */
export function* landingRows(store: DemoStore): Generator<Row> {
  for (const name of landingNames) {
    const { path, title, about, lead } = landingOf(store, name)
    const [identifier, content] = landings[name]
    yield {
      identifier,
      store_view_code: store.code,
      url_key: path,
      title: lead.title,
      // The first row has the main heading.
      content_heading: '',
      content: content(store),
      meta_title: title,
      meta_description: about,
      meta_keywords: '',
      meta_robots: '',
      page_layout: 'cms-full-width',
      is_active: '1',
    }
  }
}
