import { createHash } from 'node:crypto'
import { createMemo, type Context, type StoreView } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { visitorOf } from '../platform/visitor.ts'
import { adoptedClient } from '../agent/agent.ts'
import { customerOfSession, saveUse } from '../customer/customer.ts'
import { findStore, storeErrors } from '../store/store.ts'

const longestHeader = 4_096

/**
 * Reads Magento's request headers. An invalid store or currency fails the request; an invalid token makes it a guest's request.
 */
export async function requestContext(
  database: Database,
  headers: Headers,
  address: string | null = null,
): Promise<Context> {
  const store = await storeOf(database, headers)
  const currency = headers.get('content-currency')?.trim().toUpperCase() ?? null
  if (currency !== null && currency !== '' && currency !== store.currency) throw storeErrors.CURRENCY_NOT_FOUND()
  const now = new Date()
  const token = bearerToken(headers.get('authorization'))
  const visitor = visitorOf(headers, address)
  const session =
    token === undefined ? undefined : await customerOfSession(database.reader, { token, visitor, store, now })
  const agentToken = headers.get('agent-data') ?? ''
  if (session?.isUseDue) await database.transaction((tx) => saveUse(tx, session.sessionHash, now))
  const adoption =
    session === undefined || agentToken === ''
      ? undefined
      : await adoptedClient(database.reader, { token: agentToken, session, visitor, store, now })
  return {
    store,
    customerId: adoption?.clientId ?? session?.customerId ?? null,
    visitor,
    ...(session === undefined ? {} : { sessionHash: session.sessionHash }),
    ...(adoption === undefined ? {} : { agent: adoption.agent }),
    now,
    db: database.reader,
    transaction: database.transaction,
    services: database.services,
    idempotencyKey: idempotencyKeyOf(headers),
    credentialsHash: credentialsHash(headers),
    memo: createMemo(),
  }
}

async function storeOf(database: Database, headers: Headers): Promise<StoreView> {
  const asked = headers.get('store') ?? storeCookie(headers.get('cookie'))
  const code = asked === null || asked === '' ? 'default' : asked
  const store = code.length > 64 ? undefined : await findStore(database.reader, code)
  if (store === undefined) throw storeErrors.STORE_NOT_FOUND({ store: code })
  return store
}

function storeCookie(cookies: string | null): string | null {
  return /(?:^|;\s*)store=([A-Za-z0-9_]{1,64})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null
}

function bearerToken(authorization: string | null): string | undefined {
  if (authorization === null || authorization.length > longestHeader) return undefined
  const match = /^bearer (\S+)$/i.exec(authorization)
  return match?.[1]
}

function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  return key !== null && /^[\w-]{8,64}$/.test(key) ? key : null
}

function credentialsHash(headers: Headers): string {
  const presented = [headers.get('authorization') ?? '', headers.get('agent-data') ?? '']
  return presented.every((one) => one === '') ? hashOfGuests : hashOf(presented)
}

const hashOf = (presented: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(presented)).digest('base64url')

const hashOfGuests = hashOf(['', ''])
