import { randomBytes } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import { deviceHash } from '../sign-in/devices.ts'
import { passkeyErrors } from '../errors.ts'
import { hashToken } from '../sign-in/tokens.ts'
import { deleteChallenge, insertChallenge } from '../passkey-queries.ts'

const validMilliseconds = 10 * 60_000

/** Draws a challenge that only this browser can use, once. With an owner it is for adding a passkey, otherwise for a sign-in. */
export async function drawChallenge(
  context: Context,
  owner?: { customerId: number; userHandle: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const { now, store } = context
  const row = {
    challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
    browserHash: deviceHash(context),
    customerId: owner?.customerId ?? null,
    userHandle: owner?.userHandle ?? null,
    storeId: store.id,
    expiresAt: new Date(now.getTime() + validMilliseconds),
  }
  await context.transaction((tx) => insertChallenge(tx, row))
  return challenge
}

/** Uses up the challenge. Refuses one of another browser, store view or customer, and one that has expired or was used. */
export async function takeChallenge(
  context: Context,
  challenge: string,
  customerId: number | null,
): Promise<{ userHandle: string }> {
  const key = { challengeHash: hashToken(challenge), browserHash: deviceHash(context) }
  const row = await context.transaction((tx) => deleteChallenge(tx, key))
  if (row === undefined || row.storeId !== context.store.id || row.customerId !== customerId)
    throw passkeyErrors.PASSKEY_INVALID()
  if (row.expiresAt <= context.now) throw passkeyErrors.PASSKEY_EXPIRED()
  return { userHandle: row.userHandle ?? '' }
}
