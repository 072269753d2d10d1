/** One country and language of the shop, as the pages need to know it. */
export type StoreView = {
  readonly code: string
  /** Each group has its own cart. */
  readonly group: string
  /** Language and country as `lang`, Intl and hreflang write them: `pl-PL`. */
  readonly locale: string
  readonly currency: string
  readonly country: string
  /** What its paths begin with on the shop's own host: `/cz`; empty at the root. */
  readonly prefix: string
  readonly name: string
  /** The look of its brand: a block of tokens. */
  readonly theme: string
  /** How many products a page of a list has. */
  readonly pageSize: number
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
})

// The views of a fresh shop: a server whose backend does not answer yet still knows whose page it is asked for.
const fresh: readonly StoreView[] = [
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

const known: StoreView[] = [...fresh]

/** Every store view that is known; on the server those that the backend has told of, once it has. */
export const storeViews: readonly StoreView[] = known

/** The store view of a bare address. */
export const defaultStore: StoreView = fresh[0] as StoreView

/** Puts what the backend tells in the place of what was known before. */
export function learnStoreViews(views: readonly StoreView[]): void {
  if (views.length > 0) known.splice(0, known.length, ...views)
}

/** The store view with this code, if there is one. */
export function storeByCode(code: string | null | undefined): StoreView | undefined {
  return known.find((store) => store.code === code)
}
