import { useEffect, useState } from 'react'
import { trackerClientId } from '#src/platform/storage/tracker-client.ts'
import {
  SearchStartDocument,
  SearchSuggestionsDocument,
  type FoundPagesFragment,
  type SearchStartQuery,
  type SearchSuggestionsQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { isMeant } from './is-meant.ts'
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

/** Suggestions for a search, its correction, and the help pages and blog posts that it finds. */
export type Suggestions = {
  readonly texts: readonly string[]
  readonly corrected: string | null
  readonly pages: NonNullable<FoundPagesFragment['items']>
}

const nothing: Suggestions = { texts: [], corrected: null, pages: [] }

/** Loads suggestions for a search; empty until they have loaded. */
export function useSuggestions(search: string | undefined): Suggestions {
  const [found, setFound] = useState<{ readonly search: string; readonly suggestions: Suggestions }>()
  useEffect(() => {
    if (search === undefined) return undefined
    let isCurrent = true
    query(SearchSuggestionsDocument, { search }, undefined, options)
      .then((response) => (isCurrent ? setFound({ search, suggestions: suggestionsIn(response) }) : undefined))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [search])
  return found && found.search === search ? found.suggestions : nothing
}

function suggestionsIn({ getAutocompleteSuggestions, searchContent }: SearchSuggestionsQuery): Suggestions {
  const corrected = getAutocompleteSuggestions?.corrected_search ?? null
  const pages = searchContent?.items ?? []
  return isMeant(corrected, searchContent)
    ? { texts: [], corrected: null, pages }
    : { texts: textsOf(getAutocompleteSuggestions?.items), corrected, pages }
}
