import { randomBytes } from 'node:crypto'
import type { Database } from '#src/platform/database.ts'
import { isSignedCardNotice, readCardNotices, signCardNotice, cardNotification } from './card-notice.ts'
import { hashOf, readBankNotice, bankNotification, writeBankNotice } from '../bluemedia/bank-notice.ts'
import { protocolOf, type PaymentDatabase } from '#src/payment/registration.ts'
import { insertSession, sandboxKey, selectSandboxKey, selectSessionOf } from './sandbox-queries.ts'
import { sandboxNotifications } from './sandbox-notifications.ts'
import type { PlannedNotification, SandboxNotice, SandboxOutcome, SandboxSession } from './sandbox-types.ts'
import type { Attempt, Buyer, PaymentProvider, Protocol, ProviderNotification } from '#src/payment/types.ts'

/** The shop's account names at the sandbox, as card provider and as bank. */
export const sandboxMerchant = 'BocianSandbox'
export const sandboxService = '900900'

/** The sandbox's webhooks, in the formats of both providers that it simulates. */
export const cardPath = '/payment/notify/card'
export const bankPath = '/payment/notify/sandbox-bank'

const newKey = (): string => randomBytes(32).toString('hex')

/** A provider that moves no money: a tester chooses the outcome on its page, and it sends signed notifications. */
export function sandboxProvider(database: PaymentDatabase): PaymentProvider {
  return {
    start: (attempt, buyer) =>
      database.transaction(async (tx) => {
        const key = await sandboxKey(tx, newKey())
        const id = await insertSession(
          tx,
          sessionFor(attempt, protocolOf(database, attempt.method) ?? 'card', buyer, key),
          attempt.createdAt,
        )
        return `/payment/sandbox/${id}`
      }),
    refund: () => Promise.resolve(),
    ask: async ({ reference }) => ({ notifications: await pollSandbox(database, reference), isLast: false }),
  }
}

function sessionFor(
  attempt: Attempt,
  kind: Protocol,
  { base, locale }: Buyer,
  key: string,
): Omit<SandboxSession, 'outcome'> {
  // Paths without a host, because the sandbox is on the same origin as the shop.
  const root = new URL(base).pathname
  const signed = hashOf([sandboxService, attempt.reference], key)
  const bankReturn = `${root}bluepayment/processing/back?ServiceID=${sandboxService}&OrderID=${attempt.reference}&Hash=${signed}`
  return {
    id: randomBytes(16).toString('base64url'),
    kind,
    reference: attempt.reference,
    amount: attempt.amount,
    currency: attempt.currency,
    locale,
    successPath: kind === 'bank' ? bankReturn : `${root}checkout/adyen_success`,
    failedPath: kind === 'bank' ? bankReturn : `${root}checkout/adyen_failed`,
  }
}

/** The path to which the buyer returns after an outcome. A visit of it proves nothing. */
export function returnPathOf(session: SandboxSession, outcome: SandboxOutcome): string {
  return sandboxNotifications(outcome, session.amount).isSuccess ? session.successPath : session.failedPath
}

/** The signed notifications of an outcome, as they will be posted. */
export function playOutcome(session: SandboxSession, outcome: SandboxOutcome, key: string, now: Date): SandboxNotice[] {
  return sandboxNotifications(outcome, session.amount)
    .notifications.filter((notification) => !notification.isLost)
    .map((notification) => ({
      ...writeNotification(session, notification, notification.isForged ? newKey() : key, now),
      dueAt: new Date(now.getTime() + notification.afterSeconds * 1_000),
    }))
}

/** The sandbox's response to a poll: all notifications, whether delivered or lost. */
async function pollSandbox(
  database: Pick<Database, 'transaction'>,
  reference: string,
): Promise<ProviderNotification[]> {
  const { session, key } = await database.transaction(async (tx) => ({
    session: await selectSessionOf(tx, reference),
    key: (await selectSandboxKey(tx)) ?? '',
  }))
  if (session === undefined || session.outcome === null) return []
  return sandboxNotifications(session.outcome, session.amount).notifications.flatMap(
    (notification) => readNotification(writeNotification(session, notification, key, new Date()), key) ?? [],
  )
}

const writeNotification = (
  session: SandboxSession,
  notification: PlannedNotification,
  key: string,
  now: Date,
): Written =>
  session.kind === 'card' ? cardNotice(session, notification, key, now) : bankNotice(session, notification, key, now)

/** Parses a notification as the webhook routes do. */
function readNotification({ contentType, body }: Written, key: string): ProviderNotification | null {
  if (contentType === 'application/json') {
    const [notice] = readCardNotices(JSON.parse(body)) ?? []
    return notice !== undefined && isSignedCardNotice(notice, key) ? cardNotification(notice) : null
  }
  const notice = readBankNotice(new URLSearchParams(body).get('transactions') ?? '', () => key)
  return notice === undefined ? null : bankNotification(notice)
}

const cardReason = { canceled: 'Shopper Cancelled', expired: 'Session expired' } as const

type Written = Omit<SandboxNotice, 'dueAt'>

function cardNotice(session: SandboxSession, notification: PlannedNotification, key: string, now: Date): Written {
  const entry = {
    amount: { value: notification.amount, currency: session.currency },
    eventCode: notification.result === 'pending' ? 'PENDING' : 'AUTHORISATION',
    eventDate: now.toISOString(),
    merchantAccountCode: sandboxMerchant,
    merchantReference: session.reference,
    originalReference: '',
    paymentMethod: 'visa',
    pspReference: `S${session.id.replaceAll(/[^A-Za-z0-9]/g, '')}${notification.try}`,
    reason: notification.reason === undefined ? '' : cardReason[notification.reason],
    success: notification.result === 'refused' ? 'false' : 'true',
  }
  const NotificationRequestItem = { ...entry, additionalData: { hmacSignature: signCardNotice(entry, key) } }
  return {
    path: cardPath,
    contentType: 'application/json',
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
  }
}

const bankDetails = { canceled: 'CANCELLED', expired: 'EXPIRED' } as const
const bankStatus = { paid: 'SUCCESS', refused: 'FAILURE', pending: 'PENDING' } as const

function bankNotice(session: SandboxSession, notification: PlannedNotification, key: string, now: Date): Written {
  const transactions = writeBankNotice(
    {
      serviceId: sandboxService,
      orderId: session.reference,
      remoteId: `S${session.reference}R${notification.try}`,
      amount: notification.amount,
      currency: session.currency,
      paymentDate: now.toISOString().replaceAll(/\D/g, '').slice(0, 14),
      paymentStatus: bankStatus[notification.result],
      ...(notification.reason === undefined ? {} : { details: bankDetails[notification.reason] }),
    },
    key,
  )
  return {
    path: bankPath,
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ transactions }).toString(),
  }
}
