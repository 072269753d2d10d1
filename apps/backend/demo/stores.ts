export const languages = ['pl', 'cs', 'sk', 'de', 'en', 'ro', 'uk', 'hy'] as const
export type Language = (typeof languages)[number]

export const localeOf: Readonly<Record<Language, string>> = {
  pl: 'pl_PL',
  cs: 'cs_CZ',
  sk: 'sk_SK',
  de: 'de_DE',
  en: 'en_US',
  ro: 'ro_RO',
  uk: 'uk_UA',
  hy: 'hy_AM',
}

export type Currency = 'PLN' | 'CZK' | 'EUR' | 'RON' | 'UAH' | 'AMD'

export type DemoStore = {
  readonly code: string
  readonly website: string
  readonly language: Language
  readonly currency: Currency
  /** Percentage of the range that a sister or marketplace store sells; 100 is everything. */
  readonly share: number
}

const store = (code: string, language: Language, currency: Currency, share = 100, website = 'bocian'): DemoStore => ({
  code,
  website,
  language,
  currency,
  share,
})

/** The default store: the base rows hold its texts and prices. */
export const baseStore: DemoStore = store('pl', 'pl', 'PLN')

export const stores: readonly DemoStore[] = [
  baseStore,
  store('cz', 'cs', 'CZK'),
  store('sk', 'sk', 'EUR'),
  store('de', 'de', 'EUR'),
  store('eu', 'en', 'EUR'),
  store('ro', 'ro', 'RON'),
  store('ua', 'uk', 'UAH'),
  store('broel_pl', 'pl', 'PLN', 35, 'broel'),
  store('lemon_pl', 'pl', 'PLN', 35, 'lemon'),
  store('marketplaces_pl', 'pl', 'PLN', 45, 'marketplaces'),
  store('marketplaces_ro', 'ro', 'RON', 45, 'marketplaces'),
  store('am', 'hy', 'AMD'),
  store('ro_cdrl', 'ro', 'RON'),
]

export const isWhole = (store: DemoStore): boolean => store.share === 100

/** Whether a store has the customer club: the shops of the sister brands and the marketplaces have not. */
export const hasClub = ({ website }: DemoStore): boolean => website === 'bocian'
