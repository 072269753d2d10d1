import { keep, recall } from '#src/platform/storage/persistence.ts'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import { withTerm } from './terms.ts'

const keyOf = ({ code }: Pick<StoreView, 'code'>) => `recent_searches:${code}` as const

/** The recent searches of this browser in a store view, latest first. */
export function recentTerms(store: Pick<StoreView, 'code'>): readonly string[] {
  const terms = recall<unknown>(keyOf(store))
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : []
}

/** Adds a term to the recent searches. */
export function keepTerm(store: Pick<StoreView, 'code'>, term: string): void {
  keep(keyOf(store), withTerm(recentTerms(store), term))
}
