export type StoreView = {
  readonly code: string
  readonly group: string
  readonly locale: string
  readonly currency: string
  readonly country: string
  readonly prefix: string
  readonly name: string
  readonly theme: string
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
})

/** The thirteen store views; the first is the default and lives at the root, every other under its own prefix. */
export const storeViews: readonly StoreView[] = [
  view('pl', 'poland', 'pl-PL', 'PLN', 'PL', 'Polska'),
  view('cz', 'czechia', 'cs-CZ', 'CZK', 'CZ', 'Česko'),
  view('sk', 'slovakia', 'sk-SK', 'EUR', 'SK', 'Slovensko'),
  view('de', 'germany', 'de-DE', 'EUR', 'DE', 'Deutschland'),
  view('eu', 'europe', 'en-GB', 'EUR', 'IE', 'Europe'),
  view('ro', 'romania', 'ro-RO', 'RON', 'RO', 'România'),
  view('ua', 'ukraine', 'uk-UA', 'UAH', 'UA', 'Україна'),
  view('broel_pl', 'broel', 'pl-PL', 'PLN', 'PL', 'Broel', 'broel'),
  view('lemon_pl', 'lemon', 'pl-PL', 'PLN', 'PL', 'Lemon', 'lemon'),
  view('marketplaces_pl', 'marketplaces_poland', 'pl-PL', 'PLN', 'PL', 'Marketplaces Polska', 'marketplace'),
  view('marketplaces_ro', 'marketplaces_romania', 'ro-RO', 'RON', 'RO', 'Marketplaces România', 'marketplace'),
  view('am', 'armenia', 'hy-AM', 'AMD', 'AM', 'Հայաստան'),
  view('ro_cdrl', 'romania_cdrl', 'ro-RO', 'RON', 'RO', 'România CDRL'),
]

export const defaultStore: StoreView = storeViews[0] as StoreView

/** The store view with this code, if there is one. */
export function storeByCode(code: string | null | undefined): StoreView | undefined {
  return storeViews.find((store) => store.code === code)
}
