import { useEffect, useState } from 'react'
import { trackerClientId } from '#src/platform/storage/tracker-client.ts'
import {
  SearchStartDocument,
  SearchSuggestionsDocument,
  type SearchStartQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { campaign } from './campaign.ts'
import { textsOf } from './texts-of.ts'

const options = { policy: 'network-only', isOptional: true } as const

/** Loads the content shown before a search once `isWanted` is true; null until it has loaded. */
export function useSearchStart(isWanted: boolean): SearchStartQuery | null {
  const [start, setStart] = useState<SearchStartQuery | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    query(SearchStartDocument, { client: trackerClientId(), campaign }, undefined, options)
      .then((response) => (isCurrent ? setStart(response) : undefined))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return isWanted ? start : null
}

/** Loads suggestions for a search; empty until they have loaded. */
export function useSuggestions(search: string | undefined): readonly string[] {
  const [found, setFound] = useState<{ readonly search: string; readonly texts: readonly string[] }>()
  useEffect(() => {
    if (search === undefined) return undefined
    let isCurrent = true
    query(SearchSuggestionsDocument, { input: { query: search } }, undefined, options)
      .then(({ getAutocompleteSuggestions: response }) =>
        isCurrent ? setFound({ search, texts: textsOf(response?.items) }) : undefined,
      )
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [search])
  return found && found.search === search ? found.texts : []
}
