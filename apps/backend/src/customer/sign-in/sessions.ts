import type { Context, StoreView } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { setHostCookie, type Visitor } from '#src/platform/visitor.ts'
import { storeSettings } from '#src/store/store.ts'
import { deviceOf } from './device.ts'
import {
  deleteSessions,
  insertSession,
  replaceSession,
  selectSession,
  selectSignIn,
  type SessionMethod,
} from '../session-queries.ts'
import { hashToken, newToken } from './tokens.ts'

const cookieName = '__Host-s'
/** A session ends twelve hours after sign-in, even if it was renewed. */
export const longestSeconds = 12 * 3_600
/** The use of a session is saved once in this time, so that few requests write. */
const useEveryMilliseconds = 5 * 60_000

/**
 * The customer of a session. A storefront session requires both cookie and token; with only one of them the visitor is a guest.
 */
export async function customerOfSession(
  db: Reader,
  asked: { token: string; visitor?: Visitor; store: Pick<StoreView, 'websiteId'>; now: Date },
): Promise<{ customerId: number; sessionHash: string; isUseDue: boolean } | undefined> {
  const cookie = asked.visitor?.cookie(cookieName)
  const halves = { tokenHash: hashToken(asked.token), cookieHash: cookie ? hashToken(cookie) : null }
  const session = await selectSession(db, halves, asked.store.websiteId, asked.now)
  if (session === undefined) return undefined
  const isUseDue = asked.now.getTime() - session.lastUsedAt.getTime() >= useEveryMilliseconds
  return { customerId: session.customerId, sessionHash: halves.tokenHash, isUseDue }
}

/**
 * Starts a session. The storefront gets one half as the token and the other as an HttpOnly cookie. Other clients get one full
 * token, as in Magento. Returns null if the password has changed since it was checked.
 */
export async function beginSession(
  context: Context,
  tx: Writer,
  account: { id: number; passwordVersion: number },
  { signedInAt, seconds, method }: { signedInAt: Date; seconds: number; method: SessionMethod },
) {
  const { halves, row } = draftSession(context, seconds)
  const device = deviceOf(context.visitor?.userAgent ?? '')
  // A passkey is two proofs: the device, and the fingerprint, face or PIN that unlocks it.
  const provenAt = method === 'passkey' ? signedInAt : null
  const { id: customerId, passwordVersion } = account
  const session = { ...row, ...device, customerId, passwordVersion, signedInAt, method, provenAt }
  if (!(await insertSession(tx, session))) return null
  return handOver(context, halves, seconds)
}

interface Halves {
  token: string
  cookie: string | null
}

function draftSession(context: Context, seconds: number) {
  const halves: Halves = { token: newToken(), cookie: context.visitor?.isStorefront ? newToken() : null }
  const row = {
    hash: hashToken(halves.token),
    cookieHash: halves.cookie === null ? null : hashToken(halves.cookie),
    createdAt: context.now,
    expiresAt: new Date(context.now.getTime() + seconds * 1_000),
  }
  return { halves, row }
}

function handOver({ visitor }: Context, { token, cookie }: Halves, seconds: number) {
  if (cookie !== null && visitor !== undefined) setHostCookie(visitor, cookieName, cookie, seconds)
  return { token, customer_token_lifetime: seconds }
}

/** The session lifetime of the store in seconds. Call it before a transaction, which cannot load settings. */
export async function sessionSeconds(context: Context): Promise<number> {
  return Math.round((await storeSettings(context))['oauth/access_token_lifetime/customer'] * 3_600)
}

/** Replaces an active session by a new one before it expires. */
export async function renewSession(context: Context) {
  const { sessionHash, customerId } = context
  if (customerId === null || sessionHash === undefined) throw platformErrors.NOT_SIGNED_IN()
  const usual = await sessionSeconds(context)
  return context.transaction(async (tx) => {
    const signedInAt = await selectSignIn(tx, sessionHash)
    if (signedInAt === undefined) throw platformErrors.NOT_SIGNED_IN()
    const left = Math.floor(longestSeconds - (context.now.getTime() - signedInAt.getTime()) / 1_000)
    if (left <= 0) throw platformErrors.NOT_SIGNED_IN()
    const seconds = Math.min(usual, left)
    const { halves, row } = draftSession(context, seconds)
    await replaceSession(tx, sessionHash, row)
    return handOver(context, halves, seconds)
  })
}

/** Ends all of the customer's sessions. */
export async function signOut(context: Context) {
  const { customerId } = context
  dropSessionCookie(context)
  if (customerId === null) throw platformErrors.NOT_SIGNED_IN()
  await context.transaction((tx) => deleteSessions(tx, customerId))
  return { result: true }
}

/** Removes the session cookie from the browser. */
export function dropSessionCookie({ visitor }: Pick<Context, 'visitor'>): void {
  if (visitor?.isStorefront) setHostCookie(visitor, cookieName, null, 0)
}

/** The id of the signed-in customer. Refuses guests. */
export function signedIn(context: Context): number {
  if (context.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  return context.customerId
}
