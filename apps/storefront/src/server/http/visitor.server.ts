import { AsyncLocalStorage } from 'node:async_hooks'
import { describeValue } from '@bocian/service/env.ts'
import type { Priority } from '@bocian/service/admission/priority.ts'
import { clientAddress } from '@bocian/service/client-address.ts'
import { previewHeader, previewKeyName, readPreviewKey } from '@bocian/service/preview-key.ts'
import { internalCall, internalHeaders, internalSecret } from '@bocian/service/internal-call.ts'

export type Limits = {
  /** How many trusted proxies are in front of the storefront. */
  readonly trustedProxies: number
  /** Authenticates calls between our services; without it the backend counts every visitor as the storefront. */
  readonly internalSecret: string | undefined
  /** The points that a visitor may spend on pages per minute (see `page-limit.server.ts`); 0 for no limit. */
  readonly pages: number
}

/** Reads and validates these settings. Adds invalid settings to `faults`. */
export function readLimits(env: NodeJS.ProcessEnv, faults: string[]): Limits {
  const wholeNumber = (name: string, fallback: number): number => {
    const value = Number(env[name] || fallback)
    if (!Number.isInteger(value) || value < 0)
      faults.push(`${name}: must be a whole number (${describeValue(name, env[name])})`)
    return value
  }
  const secret = internalSecret.safeParse(env['INTERNAL_SECRET'] || undefined)
  if (!secret.success) faults.push('INTERNAL_SECRET: must be at least 24 characters')
  return {
    trustedProxies: wholeNumber('TRUSTED_PROXIES', 0),
    internalSecret: secret.data,
    pages: wholeNumber('PAGE_RATE_LIMIT', 1_200),
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The parts of an HTTP/1 or HTTP/2 request that identify its sender. */
type Sender = {
  readonly headers: Headers
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The address of the client. */
export function addressOf(request: Sender, limits: Limits): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(', ')
  return clientAddress(request.socket.remoteAddress, forwarded || undefined, limits.trustedProxies)
}

/**
 * The headers to forward to the backend: with the visitor's address, without internal headers that the client has sent, and
 * without `Expect`, which we have handled.
 */
export function forwardedHeaders(headers: Headers, request: Sender, limits: Limits): Headers {
  const {
    [internalHeaders.secret]: _secret,
    [internalHeaders.client]: _client,
    [internalHeaders.priority]: _priority,
    expect: _expect,
    ...others
  } = headers
  return {
    ...others,
    ...internalCall(limits.internalSecret, addressOf(request, limits)),
    ...previewOfCookie(headers['cookie'], limits),
  }
}

/** The header for a browser with the cookie of a valid preview; an old or forged cookie is as good as none. */
function previewOfCookie(
  cookies: string | string[] | undefined,
  { internalSecret: secret }: Limits,
): Record<string, string> {
  const key = new RegExp(`(?:^|;\\s*)${previewKeyName}=([\\w.-]+)`).exec([cookies ?? []].flat().join(';'))?.[1]
  return key !== undefined && readPreviewKey(secret, key, new Date()) ? { [previewHeader]: key } : {}
}

const shownPreviews = new AsyncLocalStorage<string>()

/** Runs `work` in a preview: the backend shows its drafts or its date. */
export const runInPreview = <T>(key: string, work: () => Promise<T>): Promise<T> => shownPreviews.run(key, work)

const visitors = new AsyncLocalStorage<string>()

/** Runs `work` on behalf of a visitor: the backend counts its calls against that visitor's limit. */
export const runForVisitor = <T>(address: string, work: () => Promise<T>): Promise<T> => visitors.run(address, work)

const priorities = new AsyncLocalStorage<Priority>()

/** Runs `work` for a page of this priority: the backend serves its calls before those of less urgent pages. */
export const runWithPriority = <T>(priority: Priority, work: () => Promise<T>): Promise<T> =>
  priorities.run(priority, work)

/**
 * Headers of our calls to the backend: with the priority of the page, and with the visitor's address, except for pages that are the same
 * for everyone.
 */
export function backendCallHeaders({ internalSecret: secret }: Limits): Record<string, string> {
  const preview = shownPreviews.getStore()
  const priority = priorities.getStore()
  return {
    ...internalCall(secret, visitors.getStore()),
    ...(secret === undefined || priority === undefined ? {} : { [internalHeaders.priority]: priority }),
    ...(preview === undefined ? {} : { [previewHeader]: preview }),
  }
}
