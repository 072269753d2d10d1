import { HttpFailure } from './http-failure.ts'
import { randomHex } from '../idempotency/random-hex.ts'
import { shrinkAddress } from './shrink-address.ts'

export const retryPause = 2000
const retries = 2
const longestAttempt = 30_000

export type Sending = {
  /** Whether it is safe to retry: a query, or a mutation with an idempotency key. */
  readonly isRepeatable: boolean
}

/**
 * Sends a request to the GraphQL endpoint. GET requests have a minified URL; failed requests are retried after a pause while
 * online. Throws HttpFailure without a response or with a server fault.
 */
export async function send(address: string, init: RequestInit, sending: Sending): Promise<Response> {
  const debugId = randomHex(6)
  const headers = { ...(init.headers as Record<string, string>), 'x-trace-id': debugId }
  const url = init.method === 'GET' ? shrinkAddress(address) : address
  for (let left = mayRetry(sending) ? retries : 0; ; left -= 1) {
    const status = await attempt(url, { ...init, headers })
    if (typeof status !== 'number') return status
    if (left <= 0 || !navigator.onLine) throw new HttpFailure(status, debugId)
    await pause(init.signal)
    if (!navigator.onLine) throw new HttpFailure(status, debugId)
  }
}

/** No retries on the server: it renders an error page at once, and the visitor's browser retries. */
const mayRetry = ({ isRepeatable }: Sending): boolean => isRepeatable && !import.meta.env.SSR

async function attempt(url: string, init: RequestInit): Promise<Response | number> {
  try {
    const response = await fetch(url, { ...init, signal: withDeadline(init.signal) })
    return response.status >= 500 ? response.status : response
  } catch (error) {
    if (init.signal?.aborted) throw error
    return 0
  }
}

/** In the browser an attempt times out and is retried, because a hanging connection can block for minutes. */
function withDeadline(signal: AbortSignal | null | undefined): AbortSignal | null {
  // Browsers before 2024 lack `AbortSignal.any`; they have no timeout.
  if (import.meta.env.SSR || !('any' in AbortSignal)) return signal ?? null
  const deadline = AbortSignal.timeout(longestAttempt)
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}

function pause(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, retryPause)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(new DOMException('The request was aborted', 'AbortError'))
      },
      { once: true },
    )
  })
}
