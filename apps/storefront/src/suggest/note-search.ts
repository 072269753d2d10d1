import { trackerClientId, unknownClient } from '#src/browser-storage/tracker-client.ts'
import { SendSearchDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import type { StoreView } from '#src/i18n/store-view.ts'
import { firstSign } from '#src/layout/first-sign.ts'
import { keepTerm } from './recent-terms.ts'

const dwell = 1500

/**
 * Once its results have been looked at for a while: counts a search, and keeps it where the visitor wants it: with the shop for who
 * agreed to be known, else in this browser. The answer ends the wait.
 */
export function noteSearch(store: StoreView, query: string, hasResults: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const note = (): void => {
    const client = trackerClientId()
    const isKnown = client !== unknownClient
    if (hasResults && !isKnown) keepTerm(store, query)
    mutate(SendSearchDocument, { input: { query, ...(isKnown ? { client_uuid: client } : {}) } }).catch(() => undefined)
  }
  void firstSign().then(() => {
    if (!isOver) timer = setTimeout(note, dwell)
  })
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
