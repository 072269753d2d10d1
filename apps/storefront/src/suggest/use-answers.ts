import { useEffect, useState } from 'react'
import { trackerClientId } from '#src/browser-storage/tracker-client.ts'
import { SearchStartDocument, SearchSuggestionsDocument, type SearchStartQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { campaign } from './campaign.ts'
import { textsOf } from './texts-of.ts'

const quietly = { policy: 'network-only', isOptional: true } as const

/** What is shown before a search, asked for when it is wanted; null until it is there. */
export function useStart(isWanted: boolean): SearchStartQuery | null {
  const [start, setStart] = useState<SearchStartQuery | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    query(SearchStartDocument, { client: trackerClientId(), campaign }, undefined, quietly)
      .then((answer) => (isCurrent ? setStart(answer) : undefined))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return isWanted ? start : null
}

/** The suggestions for what was searched for; none until they are there. */
export function useSuggestions(search: string | undefined): readonly string[] {
  const [found, setFound] = useState<{ readonly search: string; readonly texts: readonly string[] }>()
  useEffect(() => {
    if (search === undefined) return undefined
    let isCurrent = true
    query(SearchSuggestionsDocument, { input: { query: search } }, undefined, quietly)
      .then(({ getAutocompleteSuggestions: answer }) =>
        isCurrent ? setFound({ search, texts: textsOf(answer?.items) }) : undefined,
      )
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [search])
  return found && found.search === search ? found.texts : []
}
