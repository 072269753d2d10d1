import { company, shopNameOf } from './company.ts'
import type { DemoStore, Language } from './stores.ts'

const goods: Readonly<Record<Language, string>> = {
  pl: '– ubrania dla dzieci',
  cs: '– dětské oblečení',
  sk: '– detské oblečenie',
  de: '– Kinderkleidung',
  en: '– children’s clothing',
  ro: '– haine pentru copii',
  uk: '— дитячий одяг',
  hy: '— մանկական հագուստ',
}

const descriptions: Readonly<Record<Language, string>> = {
  pl: 'Ubranka dziecięce w rozmiarach od 56 do 164, buty i akcesoria.',
  cs: 'Dětské oblečení ve velikostech 56 až 164, boty a doplňky.',
  sk: 'Detské oblečenie vo veľkostiach 56 až 164, topánky a doplnky.',
  de: 'Kinderkleidung in den Größen 56 bis 164, Schuhe und Accessoires.',
  en: 'Children’s clothes from size 56 to 164, shoes and accessories.',
  ro: 'Haine pentru copii în mărimile 56–164, pantofi și accesorii.',
  uk: 'Дитячий одяг розмірів 56–164, взуття та аксесуари.',
  hy: '56–164 չափսերի մանկական հագուստ, կոշիկ և աքսեսուարներ։',
}

const greetings: Readonly<Record<Language, (shop: string) => string>> = {
  pl: (shop) => `Witaj w sklepie ${shop}!`,
  cs: (shop) => `Vítejte v obchodě ${shop}!`,
  sk: (shop) => `Vitajte v obchode ${shop}!`,
  de: (shop) => `Willkommen bei ${shop}!`,
  en: (shop) => `Welcome to ${shop}!`,
  ro: (shop) => `Bine ai venit la ${shop}!`,
  uk: (shop) => `Ласкаво просимо до ${shop}!`,
  hy: (shop) => `Բարի գալուստ ${shop} խանութ։`,
}

const logos: Readonly<Record<string, string>> = { broel: 'broel', lemon: 'lemon', marketplaces: 'marketplace' }

/** What makes all stores look and speak like the demo's brand. */
export const brandSettings = {
  'contact/email/recipient_email': company.email,
  'design/head/shortcut_icon': '/icons/any-{size}.png',
  'design/head/maskable_icon': '/icons/maskable-{size}.png',
  'design/header/logo_src': '/demo/bocian.svg',
} as const

/** What is its own in a store: the logo of a sister brand or of the German store, and the texts. */
export function storeBrandSettings(store: DemoStore): Readonly<Record<string, string>> {
  const shop = shopNameOf(store)
  const logo = store.code === 'de' ? 'bocian-de' : logos[store.website]
  return {
    'design/head/default_title': `${shop} ${goods[store.language]}`,
    'design/head/default_description': descriptions[store.language],
    'design/header/welcome': greetings[store.language](shop),
    ...(logo === undefined ? {} : { 'design/header/logo_src': `/demo/${logo}.svg` }),
  }
}
