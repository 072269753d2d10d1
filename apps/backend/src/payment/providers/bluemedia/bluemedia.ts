import { createHash } from 'node:crypto'
import { toDecimal } from '@bocian/rules/money.ts'
import { hashOf, isHash, separator } from './bank-notice.ts'
import type { BlueMediaAccount } from './bluemedia-settings.ts'
import { bankListNotifications } from './bank-status.ts'
import { readLeaves, type Leaf } from './xml-leaves.ts'
import type { Attempt, Buyer, PaymentProvider } from '#src/payment/types.ts'

const patience = 20_000

/**
 * Online transfers by Blue Media's gateway: redirects the buyer with signed parameters, receives notifications, refunds with
 * `transactionRefund` and polls with `transactionStatus`. https://developers.autopay.pl/online/wdrozenie-systemu
 */
export function blueMediaProvider(account: BlueMediaAccount): PaymentProvider {
  return {
    start: (attempt, buyer) => Promise.resolve(startAddress(account, attempt, buyer)),
    refund: (attempt, refund) => requestRefund(account, attempt, refund),
    ask: async (attempt) => ({ notifications: await requestStatus(account, attempt), isLast: false }),
  }
}

/** The URL where the buyer pays. Idempotent: the gateway identifies the payment by `OrderID`. */
function startAddress({ serviceId, key, url }: BlueMediaAccount, attempt: Attempt, buyer: Buyer): string {
  const values = {
    ServiceID: serviceId,
    OrderID: attempt.reference,
    Amount: decimal(attempt.amount),
    Currency: attempt.currency,
    // The hash covers values without their names, so an email address that contains the separator could be parsed as several
    // values. Such an address is left out.
    ...(buyer.email.includes(separator) ? {} : { CustomerEmail: buyer.email }),
  }
  return `${url}/payment?${signed(values, key)}`
}

const decimal = (minor: number): string => toDecimal(minor).toFixed(2)

const signed = (values: Readonly<Record<string, string>>, key: string): URLSearchParams =>
  new URLSearchParams({ ...values, Hash: hashOf(Object.values(values), key) })

/** The gateway's idempotency key. */
const messageIdOf = (key: string): string => createHash('sha256').update(key, 'utf8').digest('hex').slice(0, 32)

async function requestRefund(
  { serviceId, key, url }: BlueMediaAccount,
  attempt: Attempt,
  refund: { key: string; amount: number },
): Promise<void> {
  if (attempt.providerReference === null) throw new Error(`${attempt.reference} is not known to the bank`)
  const messageId = messageIdOf(`${attempt.reference} ${refund.key}`)
  const values = {
    ServiceID: serviceId,
    MessageID: messageId,
    RemoteID: attempt.providerReference,
    Amount: decimal(refund.amount),
  }
  const { response, text } = await post(`${url}/transactionRefund`, signed(values, key))
  const leaves = readLeaves(text)
  const failure =
    failureOf(response, leaves) ?? (isReceipt(leaves, { serviceId, messageId, key }) ? null : 'no receipt')
  if (failure !== null) throw new Error(`The refund of ${attempt.reference} was not accepted: ${failure}`)
}

/** All transactions with the reference. */
async function requestStatus({ serviceId, key, url }: BlueMediaAccount, { reference }: Attempt) {
  const values = { ServiceID: serviceId, OrderID: reference }
  const { response, text } = await post(`${url}/webapi/transactionStatus`, signed(values, key))
  if (!response.ok) throw new Error(`The gateway does not say what became of ${reference}: HTTP ${response.status}`)
  return bankListNotifications(text, { serviceId, key, reference })
}

async function post(address: string, body: URLSearchParams): Promise<{ response: Response; text: string }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', BmHeader: 'pay-bm' },
    body: body.toString(),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  return { response, text: await response.text() }
}

const valueOf = (leaves: readonly Leaf[], name: string): string =>
  leaves.find((leaf) => leaf.name === name)?.value ?? ''

function failureOf(response: Response, leaves: readonly Leaf[]): string | null {
  const code = valueOf(leaves, 'statusCode')
  if (code !== '') return `${code} ${valueOf(leaves, 'name')} ${valueOf(leaves, 'description')}`.trim().slice(0, 200)
  return response.ok ? null : `HTTP ${response.status}`
}

/** Whether the response is signed and belongs to the request. */
function isReceipt(leaves: readonly Leaf[], asked: { serviceId: string; messageId: string; key: string }): boolean {
  const values = leaves.filter(({ name, value }) => name !== 'hash' && value !== '').map(({ value }) => value)
  return (
    isHash(valueOf(leaves, 'hash'), values, asked.key) &&
    valueOf(leaves, 'serviceID') === asked.serviceId &&
    valueOf(leaves, 'messageID') === asked.messageId
  )
}
