import { setupI18n, type Messages } from '@lingui/core'
import { defaultStore } from './store-views.ts'

export type Translate = (id: string, values?: Record<string, unknown>) => string
type Catalogue = { readonly default: Messages }

const catalogues = import.meta.glob<Catalogue>('../../messages/*.json')
const translators = new Map<string, Translate>()

/** Loads a locale's texts once; an unknown locale is reported and falls back to English (AMB-29). */
export async function loadMessages(locale: string): Promise<Translate> {
  const known = translators.get(locale)
  if (known) return known
  const own = catalogues[`../../messages/${locale}.json`]
  if (!own) console.error(new Error(`Unable to locate locale ${locale} within generated dist directory`))
  const load = own ?? catalogues['../../messages/en-GB.json']
  if (!load) throw new Error('The English texts are missing')
  const i18n = setupI18n({ locale, messages: { [locale]: (await load()).default } })
  const translate: Translate = (id, values) => i18n._(id, values)
  translators.set(locale, translate)
  return translate
}

/** The texts of a locale that was loaded before. */
export function translatorOf(locale: string): Translate {
  return translators.get(locale) ?? translators.get(defaultStore.locale) ?? ((id) => id)
}
