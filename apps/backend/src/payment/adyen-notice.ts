import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/models.js'
import { z } from 'zod'
import { toShopAmount } from './adyen-amount.ts'
import { loadHmacValidator } from './adyen-library.ts'
import { reasonOfCard } from './refusal-reason.ts'
import type { ProviderWord } from './types.ts'

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
  notificationItems: z
    .array(z.object({ NotificationRequestItem: item }))
    .min(1)
    .max(50),
})

/** An item of Adyen's webhook, as it came. */
export type SignedItem = z.output<typeof item>

/** What an item says; the value in Adyen's minor units, texts empty where nothing was said. */
export interface AdyenNotice {
  pspReference: string
  /** Of a modification: the payment's number. */
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

/** Reads a webhook; undefined when it is none. */
export function readSignedItems(json: unknown): SignedItem[] | undefined {
  const read = body.safeParse(json)
  return read.success ? read.data.notificationItems.map((entry) => entry.NotificationRequestItem) : undefined
}

/** Whether the item was signed with one of the keys; all are tried, so that a key can be replaced without a gap. */
export function isSignedByAdyen(signed: SignedItem, keys: readonly string[]): boolean {
  return keys.some((key) => validator.validateHMAC(signed as unknown as NotificationRequestItem, key))
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

/** What a notice means for the shop: a word about a try, that money has gone back, or that somebody has to look. */
export type Meaning = { word: ProviderWord } | { isReturn: true } | { alarm: string } | null

// The money is gone, or is about to go, without the shop's doing.
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
      word: isSuccess ? wordOf(notice, 'paid') : { ...wordOf(notice, 'refused'), reason: reasonOfCard(notice.reason) },
    }
  if (eventCode === 'PENDING') return { word: wordOf(notice, 'pending') }
  if (eventCode === 'OFFER_CLOSED') return { word: { ...wordOf(notice, 'refused'), reason: 'expired' } }
  if (alarming.has(eventCode)) return { alarm: describe(notice) }
  if (!modifications.has(eventCode)) return null
  if (!isSuccess) return { alarm: describe(notice) }
  return eventCode === 'CAPTURE' ? null : { isReturn: true }
}

function wordOf(notice: AdyenNotice, result: ProviderWord['result']): ProviderWord {
  return {
    eventId: `${notice.pspReference}:${notice.eventCode}:${notice.isSuccess}`,
    reference: notice.merchantReference,
    providerReference: notice.pspReference,
    result,
    amount: toShopAmount(notice.value, notice.currency),
    currency: notice.currency,
  }
}

/** A notice in one line, for the trail of the order and the log. */
export function describe({ eventCode, isSuccess, pspReference, value, currency, reason }: AdyenNotice): string {
  const sum = `${toShopAmount(value, currency) / 100} ${currency}`
  return `Adyen: ${eventCode}${isSuccess ? '' : ' failed'}, ${sum}, ${pspReference}${reason === '' ? '' : `, ${reason}`}`
}
