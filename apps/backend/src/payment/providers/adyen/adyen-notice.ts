import { z } from 'zod'
import { toShopAmount } from './adyen-amount.ts'
import { loadHmacValidator } from './adyen-library.ts'
import { reasonOfCard } from './refusal-reason.ts'
import type { ProviderNotification } from '#src/payment/types.ts'

const text = z.string().max(500)

const item = z.object({
  pspReference: text.min(1),
  originalReference: text.nullish(),
  merchantAccountCode: text,
  merchantReference: text,
  amount: z.object({ value: z.int(), currency: text }),
  eventCode: text.min(1),
  eventDate: text.nullish(),
  reason: z.string().nullish(),
  success: z.enum(['true', 'false']),
  additionalData: z.looseObject({ hmacSignature: text }),
})

const body = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: item }))
    .min(1)
    .max(50),
})

/** An item of Adyen's webhook, as received. */
export type SignedItem = z.output<typeof item>

/** A parsed item, with the value in Adyen's minor units. Missing texts are empty. */
export interface AdyenNotice {
  pspReference: string
  /** The reference of the original payment, for modifications such as refunds. */
  originalReference: string
  merchantReference: string
  eventCode: string
  isSuccess: boolean
  value: number
  currency: string
  reason: string
  eventDate: string
}

export type KeptAdyenNotice = AdyenNotice & { id: number }

const validator = loadHmacValidator()

/** Parses a webhook body, and whether it is about real money; undefined if it has another form. */
export function readSignedItems(json: unknown): { isLive: boolean; items: SignedItem[] } | undefined {
  const read = body.safeParse(json)
  if (!read.success) return undefined
  const items = read.data.notificationItems.map((entry) => entry.NotificationRequestItem)
  return { isLive: read.data.live === 'true', items }
}

/** Whether the item was signed with one of the keys. There may be several, so that keys can be rotated. */
export function isSignedByAdyen(signed: SignedItem, keys: readonly string[]): boolean {
  return keys.some((key) => validator.validateHMAC(signed, key))
}

export function noticeOf(signed: SignedItem): AdyenNotice {
  return {
    pspReference: signed.pspReference,
    originalReference: signed.originalReference ?? '',
    merchantReference: signed.merchantReference,
    eventCode: signed.eventCode,
    isSuccess: signed.success === 'true',
    value: signed.amount.value,
    currency: signed.amount.currency,
    reason: (signed.reason ?? '').slice(0, 500),
    eventDate: signed.eventDate ?? '',
  }
}

/** What a notification means for the shop: a payment result, a completed refund, or an alarm for staff. */
export type Meaning = { notification: ProviderNotification } | { isReturn: true } | { alarm: string } | null

// Events that report a chargeback or another withdrawal of money that the shop did not start.
const alarming: ReadonlySet<string> = new Set([
  'CAPTURE_FAILED',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'NOTIFICATION_OF_CHARGEBACK',
  'NOTIFICATION_OF_FRAUD',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
  'REQUEST_FOR_INFORMATION',
  'SECOND_CHARGEBACK',
])

const modifications: ReadonlySet<string> = new Set(['CAPTURE', 'CANCELLATION', 'CANCEL_OR_REFUND', 'REFUND'])

export function meaningOf(notice: AdyenNotice): Meaning {
  const { eventCode, isSuccess } = notice
  if (eventCode === 'AUTHORISATION')
    return {
      notification: isSuccess
        ? notificationOf(notice, 'paid')
        : { ...notificationOf(notice, 'refused'), reason: reasonOfCard(notice.reason) },
    }
  if (eventCode === 'PENDING') return { notification: notificationOf(notice, 'pending') }
  if (eventCode === 'OFFER_CLOSED') return { notification: { ...notificationOf(notice, 'refused'), reason: 'expired' } }
  if (alarming.has(eventCode)) return { alarm: describe(notice) }
  if (!modifications.has(eventCode)) return null
  if (!isSuccess) return { alarm: describe(notice) }
  return eventCode === 'CAPTURE' ? null : { isReturn: true }
}

function notificationOf(notice: AdyenNotice, result: ProviderNotification['result']): ProviderNotification {
  return {
    eventId: `${notice.pspReference}:${notice.eventCode}:${notice.isSuccess}`,
    reference: notice.merchantReference,
    providerReference: notice.pspReference,
    result,
    amount: toShopAmount(notice.value, notice.currency),
    currency: notice.currency,
  }
}

/** One line for the order's history and the log. */
export function describe({ eventCode, isSuccess, pspReference, value, currency, reason }: AdyenNotice): string {
  const sum = `${toShopAmount(value, currency) / 100} ${currency}`
  return `Adyen: ${eventCode}${isSuccess ? '' : ' failed'}, ${sum}, ${pspReference}${reason === '' ? '' : `, ${reason}`}`
}
