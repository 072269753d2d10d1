import { HttpFailure } from './http-failure.ts'
import { randomHex } from './random-hex.ts'
import { shrinkAddress } from './shrink-address.ts'

export const retryPause = 2000
const retries = 2
const longestAttempt = 30_000

export type Sending = {
  /** May be sent again when it failed: a question, or a change that carries an idempotency key. */
  readonly isRepeatable: boolean
}

/**
 * Sends a call to the endpoint: questions by GET with the shortest address, failed ones again after a pause while the
 * browser is online. Throws HttpFailure when no answer or a server's fault is all that came.
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

/** On the server the page answers at once that it cannot be shown; the visitor's browser tries again. */
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

/** In the browser an attempt times out and is retried, since a hanging connection would wait for minutes. */
function withDeadline(signal: AbortSignal | null | undefined): AbortSignal | null {
  // Browsers before 2024 cannot combine two signals; they have no timeout.
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
        reject(new DOMException('The call was given up', 'AbortError'))
      },
      { once: true },
    )
  })
}
