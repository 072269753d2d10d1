import http from 'node:http'

/** One GraphQL request. */
export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
}

/** Response timeout, in milliseconds. */
export const responseTimeout = 60_000

/** Response times in milliseconds, and responses per second. */
export interface Measured {
  clients: number
  answers: number
  failed: number
  perSecond: number
  p50: number
  p95: number
  p99: number
}

export interface Pace {
  clients: number
  /** Duration of the measurement, in seconds. */
  seconds: number
  /** Duration of the warm-up before it, in seconds. */
  warmUp: number
}

/**
 * Runs a number of clients. Each of them sends its next request after the response to the previous one. The requests alternate,
 * so that a cached response does not serve all of them.
 */
export async function measure(url: string, requests: readonly GraphqlRequest[], pace: Pace): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: pace.clients })
  const bodies = requests.map((question) => prepared(question))
  let next = 0
  const times: number[] = []
  let failed = 0
  const begin = performance.now() + pace.warmUp * 1_000
  const end = begin + pace.seconds * 1_000
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const body = bodies[next++ % bodies.length]
      if (body === undefined) return
      const sentAt = performance.now()
      const answer = await send(url, body, agent)
      // Ignores responses to warm-up requests, but counts their timeouts as failures.
      if (sentAt < begin && answer !== timedOut) continue
      if (isResponse(answer)) times.push(performance.now() - sentAt)
      else failed++
    }
  }
  await Promise.all(Array.from({ length: pace.clients }, client))
  agent.destroy()
  // Waits for requests that were sent in time, so that slow responses count as well.
  return { clients: pace.clients, failed, ...summary(times, (performance.now() - begin) / 1_000) }
}

/** The rate, and the percentiles of these times. */
export function summary(times: number[], seconds: number): Omit<Measured, 'clients' | 'failed'> {
  const sorted = times.toSorted((a, b) => a - b)
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return {
    answers: sorted.length,
    perSecond: sorted.length / seconds,
    p50: share(0.5),
    p95: share(0.95),
    p99: share(0.99),
  }
}

export interface TimedResponse {
  /** Milliseconds until the response is complete. */
  milliseconds: number
  data: unknown
}

/** Sends one request; throws the shop's error. */
export async function sendOnce(url: string, question: GraphqlRequest): Promise<TimedResponse> {
  const result = await sendWithTimeout(url, question)
  if (result === null) throw new Error(`${url} did not respond within ${responseTimeout / 1_000} s.`)
  return result
}

/** Sends one request; null on timeout. */
export async function sendWithTimeout(url: string, question: GraphqlRequest): Promise<TimedResponse | null> {
  const agent = new http.Agent({ keepAlive: false })
  const sentAt = performance.now()
  const answer = await send(url, prepared(question), agent)
  const milliseconds = performance.now() - sentAt
  if (answer === timedOut) return null
  if (!isResponse(answer)) throw new Error(`${url} returned ${answer.status}: ${answer.text.slice(0, 600)}`)
  return { milliseconds, data: (JSON.parse(answer.text) as { data: unknown }).data }
}

interface Prepared {
  text: string
  headers: http.OutgoingHttpHeaders
}

function prepared({ query, variables, headers }: GraphqlRequest): Prepared {
  const text = JSON.stringify({ query, variables })
  return {
    text,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
  }
}

interface RawResponse {
  status: number
  text: string
  /** The session that Vendure has begun for the visitor. */
  session?: string | undefined
}

/** Sends a request of a visitor and returns its data; throws the shop's error. */
export type Ask = <T>(query: string, variables?: Record<string, unknown>) => Promise<T>

/** A new visitor of the Polish store, who keeps the session that the shop gives. */
export function visitor(url: string, agent: http.Agent): Ask {
  const headers: Record<string, string> = { store: 'pl' }
  return async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const answer = await send(url, prepared({ query, variables, headers }), agent)
    if (!isResponse(answer)) throw new Error(`${url} returned ${answer.status}: ${answer.text.slice(0, 600)}`)
    if (answer.session !== undefined) headers['authorization'] = `Bearer ${answer.session}`
    return (JSON.parse(answer.text) as { data: T }).data
  }
}

const timedOut: RawResponse = { status: 0, text: '' }

function isResponse({ status, text }: RawResponse): boolean {
  return status === 200 && !text.slice(0, 200).includes('"errors"') && !text.slice(-400).includes('"errors"')
}

function send(url: string, { text, headers }: Prepared, agent: http.Agent): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      const session = response.headers['vendure-auth-token'] as string | undefined
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), session }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.setTimeout(responseTimeout, () => {
      resolve(timedOut)
      request.destroy()
    })
    request.end(text)
  })
}
