import type { ReturnExchangeStatus, ReturnStatus } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

type Shown = {
  readonly status: ReturnStatus | null
  readonly exchange: { readonly status: ReturnExchangeStatus } | null
}

const states = {
  UNCONFIRMED: 'unconfirmed',
  PENDING: 'pending',
  AUTHORIZED: 'authorized',
  PARTIALLY_AUTHORIZED: 'authorized',
  RECEIVED: 'received',
  PARTIALLY_RECEIVED: 'received',
  APPROVED: 'received',
  PARTIALLY_APPROVED: 'received',
  DENIED: 'denied',
  REJECTED: 'rejected',
  PARTIALLY_REJECTED: 'rejected',
  PROCESSED_AND_CLOSED: 'processed',
  CLOSED: 'processed',
} as const satisfies Record<ReturnStatus, string>

/** The status of a return or an exchange in the shopper's language; empty if the server has none. */
export function statusText(t: Translate, { status, exchange }: Shown): string {
  if (status === null) return ''
  if (exchange === null || status === 'UNCONFIRMED') return t(`returns.status.${states[status]}`)
  if (exchange.status === 'SHIPPED') return t('exchange.status.exchanged')
  return t(`exchange.status.${status === 'CLOSED' ? 'canceled' : states[status]}`)
}

/** The name of a return or an exchange. */
export const numberText = (t: Translate, { number, exchange }: Pick<Shown, 'exchange'> & { number: string }): string =>
  exchange ? t('exchange.number', { number }) : t('returns.number', { number })
