import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { platformErrors } from '../errors.ts'

const rememberedFor = 24 * 60 * 60 * 1_000

/** The request under an Idempotency-Key, as its outcome is stored. Outcomes from before `since` have expired. */
export interface KeyedRequest {
  key: string
  requestHash: string
  now: Date
  since: Date
}

/**
 * The stored outcome of the same request within the last 24 hours; undefined without an Idempotency-Key or for a new key. Throws if the
 * key was used for a different request. `select` reads it in the transaction of the change, with what is changed locked.
 */
export async function knownOutcome<Outcome extends { requestHash: string }>(
  ctx: Context,
  request: unknown,
  select: (key: string, since: Date) => Promise<Outcome | undefined>,
): Promise<Outcome | undefined> {
  const keyed = keyedRequest(ctx, request)
  if (keyed === null) return undefined
  const before = await select(keyed.key, keyed.since)
  if (before !== undefined && before.requestHash !== keyed.requestHash) throw platformErrors.IDEMPOTENCY_KEY_REUSED()
  return before
}

/** Stores the outcome for retries; nothing without an Idempotency-Key. `insert` writes it in the transaction of the change. */
export async function rememberOutcome(
  ctx: Context,
  request: unknown,
  insert: (request: KeyedRequest) => Promise<void>,
): Promise<void> {
  const keyed = keyedRequest(ctx, request)
  if (keyed !== null) await insert(keyed)
}

/** The request under its Idempotency-Key; null without one. */
export function keyedRequest({ idempotencyKey, now }: Context, request: unknown): KeyedRequest | null {
  if (idempotencyKey === null) return null
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  return { key: idempotencyKey, requestHash, now, since: new Date(now.getTime() - rememberedFor) }
}
