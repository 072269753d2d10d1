import { randomBytes } from 'node:crypto'
import type { Database, Reader, Writer } from '#src/platform/database.ts'
import { isSignedCardNotice, readCardNotices, signCardNotice, wordOfCard } from './card-notice.ts'
import { hashOf, readBankNotice, wordOfBank, writeBankNotice } from './bank-notice.ts'
import { protocols } from './protocols.ts'
import { selectProviderMethods, updateProviderMethods } from './queries.ts'
import { insertSession, sandboxKey, selectSandboxKey, selectSessionOf } from './sandbox-queries.ts'
import { sandboxWords } from './sandbox-words.ts'
import type { PlannedWord, SandboxNotice, SandboxOutcome, SandboxSession } from './sandbox-types.ts'
import type { Attempt, Buyer, PaymentProvider, ProviderWord } from './types.ts'

/** What the sandbox calls the shop, in each of its two roles. */
export const sandboxMerchant = 'BocianSandbox'
export const sandboxService = '900900'

const newKey = (): string => randomBytes(32).toString('hex')

/** Offers the sandbox's methods in all store views, or takes them away. */
export async function openSandbox(tx: Writer, isOpen = true): Promise<void> {
  await updateProviderMethods(tx, 'sandbox', isOpen)
}

/** The sandbox's active methods, as `code in store view`. */
export const sandboxMethods = (db: Reader): Promise<string[]> => selectProviderMethods(db, 'sandbox')

/** A provider that moves no money: its page lets a tester say what becomes of the payment, and its words are signed. */
export function sandboxProvider(database: Pick<Database, 'transaction'>): PaymentProvider {
  return {
    start: (attempt, buyer) =>
      database.transaction(async (tx) => {
        const key = await sandboxKey(tx, newKey())
        const id = await insertSession(tx, sessionFor(attempt, buyer, key), attempt.createdAt)
        return `/payment/sandbox/${id}`
      }),
    refund: () => Promise.resolve(),
    ask: async ({ reference }) => ({ words: await askSandbox(database, reference), isLast: false }),
  }
}

function sessionFor(attempt: Attempt, { base, locale }: Buyer, key: string): Omit<SandboxSession, 'outcome'> {
  const kind = protocols.get(attempt.method) ?? 'card'
  // Paths alone: the sandbox lives on the origin that the buyer came from.
  const root = new URL(base).pathname
  const signed = hashOf([sandboxService, attempt.reference], key)
  const bankPath = `${root}bluepayment/processing/back?ServiceID=${sandboxService}&OrderID=${attempt.reference}&Hash=${signed}`
  return {
    id: randomBytes(16).toString('base64url'),
    kind,
    reference: attempt.reference,
    amount: attempt.amount,
    currency: attempt.currency,
    locale,
    successPath: kind === 'bank' ? bankPath : `${root}checkout/adyen_success`,
    failedPath: kind === 'bank' ? bankPath : `${root}checkout/adyen_failed`,
  }
}

/** Where an outcome leads the buyer; it proves nothing. */
export function returnPathOf(session: SandboxSession, outcome: SandboxOutcome): string {
  return sandboxWords(outcome, session.amount).isSuccess ? session.successPath : session.failedPath
}

/** The signed words of an outcome, as they will be posted to the shop. */
export function playOutcome(session: SandboxSession, outcome: SandboxOutcome, key: string, now: Date): SandboxNotice[] {
  return sandboxWords(outcome, session.amount)
    .words.filter((word) => !word.isLost)
    .map((word) => ({
      ...writeWord(session, word, word.isForged ? newKey() : key, now),
      dueAt: new Date(now.getTime() + word.afterSeconds * 1_000),
    }))
}

/** What the sandbox answers about a payment when it is asked: all that it has said or should have, signed likewise. */
async function askSandbox(database: Pick<Database, 'transaction'>, reference: string): Promise<ProviderWord[]> {
  const { session, key } = await database.transaction(async (tx) => ({
    session: await selectSessionOf(tx, reference),
    key: (await selectSandboxKey(tx)) ?? '',
  }))
  if (session === undefined || session.outcome === null) return []
  return sandboxWords(session.outcome, session.amount).words.flatMap(
    (word) => readWord(writeWord(session, word, key, new Date()), key) ?? [],
  )
}

const writeWord = (session: SandboxSession, word: PlannedWord, key: string, now: Date): Written =>
  session.kind === 'card' ? cardNotice(session, word, key, now) : bankNotice(session, word, key, now)

/** Reads a word as the routes do to which it is posted. */
function readWord({ contentType, body }: Written, key: string): ProviderWord | null {
  if (contentType === 'application/json') {
    const [notice] = readCardNotices(JSON.parse(body)) ?? []
    return notice !== undefined && isSignedCardNotice(notice, key) ? wordOfCard(notice) : null
  }
  const notice = readBankNotice(new URLSearchParams(body).get('transactions') ?? '', () => key)
  return notice === undefined ? null : wordOfBank(notice)
}

const cardReason = { canceled: 'Shopper Cancelled', expired: 'Session expired' } as const

type Written = Omit<SandboxNotice, 'dueAt'>

function cardNotice(session: SandboxSession, word: PlannedWord, key: string, now: Date): Written {
  const entry = {
    amount: { value: word.amount, currency: session.currency },
    eventCode: word.result === 'pending' ? 'PENDING' : 'AUTHORISATION',
    eventDate: now.toISOString(),
    merchantAccountCode: sandboxMerchant,
    merchantReference: session.reference,
    originalReference: '',
    paymentMethod: 'visa',
    pspReference: `S${session.id.replaceAll(/[^A-Za-z0-9]/g, '')}${word.try}`,
    reason: word.reason === undefined ? '' : cardReason[word.reason],
    success: word.result === 'refused' ? 'false' : 'true',
  }
  const NotificationRequestItem = { ...entry, additionalData: { hmacSignature: signCardNotice(entry, key) } }
  return {
    path: '/payment/notify/card',
    contentType: 'application/json',
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
  }
}

const bankDetails = { canceled: 'CANCELLED', expired: 'EXPIRED' } as const
const bankStatus = { paid: 'SUCCESS', refused: 'FAILURE', pending: 'PENDING' } as const

function bankNotice(session: SandboxSession, word: PlannedWord, key: string, now: Date): Written {
  const transactions = writeBankNotice(
    {
      serviceId: sandboxService,
      orderId: session.reference,
      remoteId: `S${session.reference}R${word.try}`,
      amount: word.amount,
      currency: session.currency,
      paymentDate: now.toISOString().replaceAll(/\D/g, '').slice(0, 14),
      paymentStatus: bankStatus[word.result],
      ...(word.reason === undefined ? {} : { details: bankDetails[word.reason] }),
    },
    key,
  )
  return {
    path: '/payment/notify/bank',
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ transactions }).toString(),
  }
}
