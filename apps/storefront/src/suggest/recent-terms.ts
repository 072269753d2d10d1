import { keep, recall } from '#src/browser-storage/persistence.ts'
import type { StoreView } from '#src/i18n/store-view.ts'
import { withTerm } from './terms.ts'

const keyOf = ({ code }: Pick<StoreView, 'code'>) => `recent_searches:${code}` as const

/** What this browser searched for in a store view, the latest first. */
export function recentTerms(store: Pick<StoreView, 'code'>): readonly string[] {
  const terms = recall<unknown>(keyOf(store))
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : []
}

/** Keeps another one. */
export function keepTerm(store: Pick<StoreView, 'code'>, term: string): void {
  keep(keyOf(store), withTerm(recentTerms(store), term))
}
