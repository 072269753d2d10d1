import type { FastifyRequest } from 'fastify'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { knownTrackers } from './known-trackers.server.ts'
import { readConsent } from './tracking-consent.server.ts'
import { trackingTail, type Tail } from './tracking-tail.server.ts'

/** The consent notice or the trackers to add to a page for this visitor; undefined in a store view without trackers. */
export async function tailFor(
  request: Pick<FastifyRequest, 'url' | 'protocol' | 'host' | 'cookies'>,
): Promise<Tail | undefined> {
  const store = storeOfUrl(new URL(request.url, `${request.protocol}://${request.host}`))
  const trackers = await knownTrackers(store)
  if (trackers.length === 0) return undefined
  return trackingTail(await loadMessages(store.locale), trackers, readConsent(request.cookies))
}
