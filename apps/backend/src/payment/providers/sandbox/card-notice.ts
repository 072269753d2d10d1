import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { reasonOfCard } from '../adyen/refusal-reason.ts'
import type { ProviderNotification, RefusalReason } from '#src/payment/types.ts'

const text = z.string().max(500)

const item = z.object({
  pspReference: text,
  originalReference: text.optional(),
  merchantAccountCode: text,
  merchantReference: text,
  amount: z.object({ value: z.int(), currency: text }),
  eventCode: text,
  success: text,
  reason: text.optional(),
  additionalData: z.object({ hmacSignature: text }),
})

const body = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: item }))
    .min(1)
    .max(10),
})

/** One entry of a card provider's webhook, in the format of Adyen. */
export type CardNotice = z.output<typeof item>

/** Parses a webhook body; undefined if it has another format. */
export function readCardNotices(json: unknown): CardNotice[] | undefined {
  const read = body.safeParse(json)
  return read.success ? read.data.notificationItems.map((entry) => entry.NotificationRequestItem) : undefined
}

/**
 * Signs an entry like Adyen: HMAC-SHA256 in base64, with a hexadecimal key, over the fields joined by colons.
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures
 */
export function signCardNotice(notice: Omit<CardNotice, 'additionalData'>, hexKey: string): string {
  const signed = [
    notice.pspReference,
    notice.originalReference ?? '',
    notice.merchantAccountCode,
    notice.merchantReference,
    notice.amount.value,
    notice.amount.currency,
    notice.eventCode,
    notice.success,
  ].join(':')
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest('base64')
}

/** Compares the signatures in constant time. */
export function isSignedCardNotice(notice: CardNotice, hexKey: string): boolean {
  const expected = Buffer.from(signCardNotice(notice, hexKey), 'utf8')
  const given = Buffer.from(notice.additionalData.hmacSignature, 'utf8')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Converts an entry to a notification; null for events that the shop ignores. */
export function cardNotification(notice: CardNotice): ProviderNotification | null {
  const result = resultOf(notice)
  if (result === null) return null
  return {
    eventId: `${notice.pspReference}:${notice.eventCode}:${notice.success}`,
    reference: notice.merchantReference,
    providerReference: notice.pspReference,
    result,
    ...(result === 'refused' ? { reason: refusalOf(notice) } : {}),
    amount: notice.amount.value,
    currency: notice.amount.currency,
  }
}

const refusalOf = ({ eventCode, reason = '' }: CardNotice): RefusalReason =>
  eventCode === 'OFFER_CLOSED' ? 'expired' : reasonOfCard(reason)

function resultOf({ eventCode, success }: CardNotice): ProviderNotification['result'] | null {
  if (eventCode === 'AUTHORISATION') return success === 'true' ? 'paid' : 'refused'
  if (eventCode === 'OFFER_CLOSED') return 'refused'
  return eventCode === 'PENDING' ? 'pending' : null
}
