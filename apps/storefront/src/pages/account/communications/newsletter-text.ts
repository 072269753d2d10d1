import type { CommunicationsQuery } from '#src/platform/graphql/documents.gen.ts'

type Status = NonNullable<CommunicationsQuery['customer']>['newsletter_status'] | undefined

/** Whether the newsletter is sent, or will be once the address is confirmed. */
export const isNewsletterWanted = (status: Status): boolean => status === 'SUBSCRIBED' || isAwaited(status)

/** The key of the sentence that describes a newsletter subscription. */
export function newsletterText(status: Status) {
  if (isAwaited(status)) return 'customer.communications.awaited'
  return status === 'SUBSCRIBED' ? 'customer.communications.on' : 'customer.communications.off'
}

const isAwaited = (status: Status): boolean => status === 'NOT_ACTIVE' || status === 'UNCONFIRMED'
