import type { FastifyRequest } from 'fastify'
import { loadMessages } from '#src/i18n/messages.ts'
import { storeOfUrl } from '#src/i18n/store-view.ts'
import type { PageSources } from '#src/security-headers.server.ts'
import { knownTrackers } from './known-trackers.server.ts'
import { readConsent } from './tracking-consent.server.ts'
import { agreedTrackers, askedSources, consentNotice, openSources, scriptTags } from './tracking-tail.server.ts'

/** What stands at the end of a page for this visitor, and what they have opened it to; undefined in a store that loads nothing. */
export async function trackingTail(
  request: Pick<FastifyRequest, 'url' | 'protocol' | 'host' | 'cookies'>,
  nonce: string,
): Promise<{ html: string; sources?: PageSources } | undefined> {
  const store = storeOfUrl(new URL(request.url, `${request.protocol}://${request.host}`))
  const trackers = await knownTrackers(store)
  if (trackers.length === 0) return undefined
  const said = readConsent(request.cookies)
  const agreed = agreedTrackers(trackers, said)
  const t = await loadMessages(store.locale)
  const html = scriptTags(agreed, nonce) + consentNotice(t, trackers, said !== undefined, nonce)
  if (agreed.length > 0) return { html, sources: openSources }
  return said === undefined ? { html, sources: askedSources } : { html }
}
