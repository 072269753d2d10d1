import type { Settings } from '#src/store/store.ts'

/** The page about the customer club, which clients also find by this identifier. */
const clubPage = 'customer-club'

/** The identifiers of the pages about features that the store view does not have. They do not exist there. */
export const hiddenPages = (settings: Settings): readonly string[] =>
  settings['loyalty/general/enabled'] ? [] : [clubPage]
