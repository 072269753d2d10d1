import { trackerClientId, unknownClient } from '#src/platform/storage/tracker-client.ts'
import { SendItemClickDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'

/** Reports a click on a suggested product, without waiting for the response. Contains the client id only with consent. */
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
