import { trackerClientId, unknownClient } from '#src/browser-storage/tracker-client.ts'
import { SendItemClickDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'

/** Reports that a product of the search panel was chosen; nobody waits for the answer, and only who agreed to be known is named. */
export function sendItemClick(sku: string, position: number, list: string): void {
  const client = trackerClientId()
  const input = {
    sku,
    position,
    correlation_id: list,
    search_type: 'autocomplete',
    ...(client === unknownClient ? {} : { client_uuid: client }),
  }
  mutate(SendItemClickDocument, { input }).catch(() => undefined)
}
