import { trackerClientId, unknownClient } from '#src/platform/storage/tracker-client.ts'
import { SendSearchDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { keepTerm } from './recent-terms.ts'

const dwell = 1500

/**
 * Reports a search if its results are shown for 1.5 seconds after the first interaction. The recent search is stored on the
 * server for visitors who consented to tracking, otherwise in this browser. Returns a function that cancels the report.
 */
export function trackSearch(store: StoreView, query: string, hasResults: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const report = (): void => {
    const client = trackerClientId()
    const isKnown = client !== unknownClient
    if (hasResults && !isKnown) keepTerm(store, query)
    mutate(SendSearchDocument, { input: { query, ...(isKnown ? { client_uuid: client } : {}) } }).catch(() => undefined)
  }
  void firstInteraction().then(() => {
    if (!isOver) timer = setTimeout(report, dwell)
  })
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
