import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/**
 * How our services authenticate each other. The storefront sends the secret with its calls, and the address of the visitor on
 * whose behalf it calls. Calls that several visitors share, such as for a cached page, have no address. Calls for a page also name that
 * page's priority, see `admission/priority.ts`. All these headers are removed from external requests.
 */
export const internalHeaders = {
  secret: 'x-bocian-internal',
  client: 'x-bocian-client',
  priority: 'x-bocian-priority',
} as const

/** The secret that all services of a shop share; `npm start` generates one. */
export const internalSecret = z.string().min(24, 'must be at least 24 characters').optional()

/** The sender of a request: one of our services, with or without a visitor, or an external client. */
export type Caller = { kind: 'internal'; client: string | undefined } | { kind: 'outside' }

/** Identifies the sender by the headers. If no secret is configured, every sender is external. */
export function callerOf(headerOf: (name: string) => string | null | undefined, secret: string | undefined): Caller {
  const given = headerOf(internalHeaders.secret)
  if (secret === undefined || !given || !isSame(given, secret)) return { kind: 'outside' }
  return { kind: 'internal', client: headerOf(internalHeaders.client) || undefined }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The headers of an internal call, on behalf of this visitor if one is given; empty without a secret. */
export function internalCall(secret: string | undefined, client?: string): Record<string, string> {
  if (secret === undefined) return {}
  return { [internalHeaders.secret]: secret, ...(client === undefined ? {} : { [internalHeaders.client]: client }) }
}
