import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { decodeId, encodeUid } from '#src/platform/uid.ts'
import { deleteSession, deleteSessions, selectSessions } from '../session-queries.ts'
import { dropSessionCookie, longestSeconds, signedIn } from './sessions.ts'

/** The active sessions of the signed-in customer, the request's own first. */
export function customerSessions(context: Context) {
  return describeSessions(context, context.db)
}

/** Ends a session of the signed-in customer. Another customer's session is treated like one that has ended. */
export async function endSession(context: Context, uid: string) {
  const customerId = signedIn(context)
  const id = decodeId(uid)
  return context.transaction(async (tx) => {
    const ended = await deleteSession(tx, customerId, id)
    if (ended !== undefined && ended === context.sessionHash) dropSessionCookie(context)
    return describeSessions(context, tx)
  })
}

/** Ends all sessions of the signed-in customer except the request's own. */
export async function endOtherSessions(context: Context) {
  const customerId = signedIn(context)
  return context.transaction(async (tx) => {
    await deleteSessions(tx, customerId, context.sessionHash)
    return describeSessions(context, tx)
  })
}

const methods = { passkey: 'PASSKEY', password: 'PASSWORD', provider: 'PROVIDER' } as const

async function describeSessions(context: Context, db: Reader) {
  const sessions = await selectSessions(db, signedIn(context), context.now)
  const items = sessions.map(({ id, hash, browser, platform, method, ...times }) => ({
    uid: encodeUid(id),
    browser,
    platform,
    method: method === null ? null : methods[method],
    is_current: hash === context.sessionHash,
    signed_in_at: times.signedInAt.toISOString(),
    last_used_at: times.lastUsedAt.toISOString(),
    expires_at: times.expiresAt.toISOString(),
  }))
  return {
    items: items.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)),
    maximum_lifetime: longestSeconds,
  }
}
