/** One country and language of the shop. */
export type StoreView = {
  readonly code: string
  /** Store views of the same group share a cart. */
  readonly group: string
  /** Language and country as a BCP 47 tag, for `lang`, Intl and hreflang: `pl-PL`. */
  readonly locale: string
  readonly currency: string
  readonly country: string
  /** The path prefix on the shop's main host: `/cz`; empty for the default store view. */
  readonly prefix: string
  readonly name: string
  /** The brand's theme: a set of design tokens. */
  readonly theme: string
  /** The number of products per listing page. */
  readonly pageSize: number
  /** How many days after the delivery goods can be returned. */
  readonly returnDays: number
  /** Whether a note at each price says that it includes tax and excludes delivery. */
  readonly hasPriceNote: boolean
}

/** Used until the backend has named the store views. By this code it answers with the shop's default store view. */
export const unnamedStore: StoreView = {
  code: 'default',
  group: 'default',
  locale: 'en-GB',
  currency: 'EUR',
  country: '',
  prefix: '',
  name: '',
  theme: 'base',
  pageSize: 60,
  returnDays: 30,
  hasPriceNote: false,
}

const known: StoreView[] = []

/** All known store views: on the server those of the backend, in the browser those of the page's state. */
export const storeViews: readonly StoreView[] = known

/** The store view of a URL without a prefix. */
export function defaultStore(): StoreView {
  return known.find(({ prefix }) => prefix === '') ?? unnamedStore
}

/** Replaces the known store views. */
export function learnStoreViews(views: readonly StoreView[]): void {
  if (views.length > 0) known.splice(0, known.length, ...views)
}

/** The store view with this code, if there is one. */
export function storeByCode(code: string | null | undefined): StoreView | undefined {
  return known.find((store) => store.code === code)
}
