import type { StoreView } from '../i18n/store-views.ts'

const view = (
  code: string,
  group: string,
  locale: string,
  currency: string,
  country: string,
  name: string,
  theme = 'base',
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

/** The store views of the demo. Every test knows them from its start, as a browser knows those of the page. */
export const demoStoreViews: readonly StoreView[] = [
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
