import type { StoreView } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { baseUrlOf, closedStoreIds, storeViews } from '../store/store.ts'

/** A store view that search engines index, with its language code. */
export interface LanguageStore {
  id: number
  code: string
  /** A code such as `pl-PL`, or only `en` for the international store view. */
  language: string
  base: string
}

const international = 'eu'

/** The hreflang code of a store view: language and country, or only the language for the international one. */
export function languageOf(store: Pick<StoreView, 'code' | 'locale'>): string {
  const [language = 'en'] = store.locale.split('_')
  return store.code === international ? language : store.locale.replace('_', '-')
}

/**
 * The store views that are translations of each other: one per language within a website. A second store view in the same
 * language (a sister brand, a marketplace) is a separate shop without translations. One that is not open yet is left out.
 */
export async function languageStores(db: Reader, store: StoreView): Promise<LanguageStore[]> {
  const closed = await closedStoreIds(db)
  const family = (await storeViews(db)).filter(({ id, websiteId }) => websiteId === store.websiteId && !closed.has(id))
  const byLanguage = new Map<string, (typeof family)[number]>()
  for (const view of family) if (!byLanguage.has(languageOf(view))) byLanguage.set(languageOf(view), view)
  if (byLanguage.get(languageOf(store))?.id !== store.id) return []
  return Promise.all(
    [...byLanguage].map(async ([language, view]) => ({
      id: view.id,
      code: view.code,
      language,
      base: await baseUrlOf(db, view),
    })),
  )
}

export interface Hreflang {
  code: string
  url: string
}

/**
 * One entry for each language in which the page exists, and `x-default` for all other languages; empty for a page without
 * translations.
 */
export function hreflangs(
  stores: readonly LanguageStore[],
  pathIn: (storeId: number) => string | undefined,
): Hreflang[] {
  const entries = stores.flatMap(({ id, code, language, base }) => {
    const path = pathIn(id)
    return path === undefined ? [] : [{ store: code, code: language, url: base + path }]
  })
  const fallback = entries.find(({ store }) => store === international) ?? entries[0]
  if (entries.length < 2 || fallback === undefined) return []
  return [...entries.map(({ code, url }) => ({ code, url })), { code: 'x-default', url: fallback.url }]
}
