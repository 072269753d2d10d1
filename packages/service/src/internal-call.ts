import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * How our services authenticate each other. The storefront sends the secret with its calls, and the address of the visitor it
 * calls for; shared calls, such as for a cached page, have no address. Both headers are removed from all external requests.
 */
export const internalHeaders = { secret: 'x-bocian-internal', client: 'x-bocian-client' } as const

/** The secret shared by all services of a shop; `npm start` generates one. */
export const internalSecret = z.string().min(24, 'must be at least 24 characters').optional()

/** The sender of a request: one of our services, with or without a visitor, or an external client. */
export type Caller = { kind: 'internal'; client: string | undefined } | { kind: 'outside' }

/** Identifies the sender by the headers; without a configured secret everyone is external. */
export function callerOf(headerOf: (name: string) => string | null | undefined, secret: string | undefined): Caller {
  const given = headerOf(internalHeaders.secret)
  if (secret === undefined || !given || !isSame(given, secret)) return { kind: 'outside' }
  return { kind: 'internal', client: headerOf(internalHeaders.client) || undefined }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The headers of an internal call, for this visitor if given; none without a secret. */
export function internalCall(secret: string | undefined, client?: string): Record<string, string> {
  if (secret === undefined) return {}
  return { [internalHeaders.secret]: secret, ...(client === undefined ? {} : { [internalHeaders.client]: client }) }
}
