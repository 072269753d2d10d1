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

const view = (
  code: string,
  group: string,
  locale: string,
  currency: string,
  country: string,
  name: string,
  theme = 'bocian',
): StoreView => ({
  code,
  group,
  locale,
  currency,
  country,
  name,
  theme,
  prefix: code === 'pl' ? '' : `/${code}`,
  pageSize: 60,
  returnDays: 30,
  hasPriceNote: code === 'de',
})

// Built-in store views, so that a server can select one before the backend has responded.
const builtIn: readonly StoreView[] = [
  view('pl', 'poland', 'pl-PL', 'PLN', 'PL', 'Polska'),
  view('cz', 'czechia', 'cs-CZ', 'CZK', 'CZ', 'Česko'),
  view('sk', 'slovakia', 'sk-SK', 'EUR', 'SK', 'Slovensko'),
  view('de', 'germany', 'de-DE', 'EUR', 'DE', 'Deutschland'),
  view('eu', 'europe', 'en-GB', 'EUR', 'IE', 'Europe (English)'),
  view('ro', 'romania', 'ro-RO', 'RON', 'RO', 'România'),
  view('ua', 'ukraine', 'uk-UA', 'UAH', 'UA', 'Україна'),
  view('broel_pl', 'broel', 'pl-PL', 'PLN', 'PL', 'Broel', 'broel'),
  view('lemon_pl', 'lemon', 'pl-PL', 'PLN', 'PL', 'Lemon', 'lemon'),
  view('marketplaces_pl', 'marketplaces_poland', 'pl-PL', 'PLN', 'PL', 'Marketplaces Polska', 'marketplace'),
  view('marketplaces_ro', 'marketplaces_romania', 'ro-RO', 'RON', 'RO', 'Marketplaces România', 'marketplace'),
  view('am', 'armenia', 'hy-AM', 'AMD', 'AM', 'Հայաստան'),
  view('ro_cdrl', 'romania_cdrl', 'ro-RO', 'RON', 'RO', 'România CDRL'),
]

const known: StoreView[] = [...builtIn]

/** All known store views; on the server, replaced by those of the backend. */
export const storeViews: readonly StoreView[] = known

/** The store view of a URL without a prefix. */
export const defaultStore: StoreView = builtIn[0] as StoreView

/** Replaces the known store views. */
export function learnStoreViews(views: readonly StoreView[]): void {
  if (views.length > 0) known.splice(0, known.length, ...views)
}

/** The store view with this code, if there is one. */
export function storeByCode(code: string | null | undefined): StoreView | undefined {
  return known.find((store) => store.code === code)
}
