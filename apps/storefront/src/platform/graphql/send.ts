import { HttpFailure } from './http-failure.ts'
import { randomHex } from '../idempotency/random-hex.ts'
import { shrinkAddress } from './shrink-address.ts'

export const retryPause = 2000
const retries = 2
const longestAttempt = 30_000
/** A busy shop asks for a retry in less time than this. One that is down names a longer time, and is asked after the usual pause. */
const longestRetryAfter = 10_000

export type Sending = {
  /** Whether it is safe to retry: a query, or a mutation with an idempotency key. */
  readonly isRepeatable: boolean
}

/**
 * Sends a request to the GraphQL endpoint. GET requests have a minified URL; failed requests are retried after a pause while
 * online, which is as long as a busy shop asks for. If the shop is still busy then, returns its response, an error with the code
 * TRY_AGAIN. Throws HttpFailure without a response or with a server fault.
 */
export async function send(address: string, init: RequestInit, sending: Sending): Promise<Response> {
  const debugId = randomHex(6)
  const headers = { ...(init.headers as Record<string, string>), 'x-trace-id': debugId }
  const url = init.method === 'GET' ? shrinkAddress(address) : address
  for (let left = mayRetry(sending) ? retries : 0; ; left -= 1) {
    const outcome = await attempt(url, { ...init, headers })
    if (outcome instanceof Response) return outcome
    const { status, busy, retryAfter = retryPause } = outcome
    if (left <= 0 && busy) return busy
    if (left <= 0 || !navigator.onLine) throw new HttpFailure(status, debugId)
    await pause(retryAfter, init.signal)
    if (!navigator.onLine) throw new HttpFailure(status, debugId)
  }
}

/** No retries on the server: it renders an error page at once, and the visitor's browser retries. */
const mayRetry = ({ isRepeatable }: Sending): boolean => isRepeatable && !import.meta.env.SSR

type Failed = {
  /** 0 without a response. */
  readonly status: number
  /** The response of a shop that has too much to do at the moment. */
  readonly busy?: Response
  /** Milliseconds after which such a shop may be asked again. */
  readonly retryAfter?: number
}

async function attempt(url: string, init: RequestInit): Promise<Response | Failed> {
  try {
    const response = await fetch(url, { ...init, signal: withDeadline(init.signal) })
    if (response.status < 500) return response
    const { status, headers } = response
    const retryAfter = Number(headers.get('retry-after')) * 1_000
    const isBusy = status === 503 && retryAfter > 0 && retryAfter < longestRetryAfter && (await asksForRetry(response))
    return { status, ...(isBusy ? { busy: response, retryAfter } : {}) }
  } catch (error) {
    if (init.signal?.aborted) throw error
    return { status: 0 }
  }
}

const asksForRetry = async (response: Response): Promise<boolean> =>
  (await response.clone().text()).includes('"TRY_AGAIN"')

/**
 * In the browser an attempt times out and is retried, because a hanging connection can block for minutes. On the server nothing is aborted: the
 * client's own signal only says afterwards that the response has come.
 */
function withDeadline(signal: AbortSignal | null | undefined): AbortSignal | null {
  if (import.meta.env.SSR) return null
  // Browsers before 2024 lack `AbortSignal.any`; they have no timeout.
  if (!('any' in AbortSignal)) return signal ?? null
  const deadline = AbortSignal.timeout(longestAttempt)
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
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
