import http from 'node:http'

/** One GraphQL question, as it is sent. */
export interface Question {
  query: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
}

/** How long an answer is waited for, in milliseconds. */
export const patience = 60_000

/** Milliseconds that answers took, and how many came each second. */
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
  /** How long is measured, in seconds. */
  seconds: number
  /** How long is asked before that, in seconds. */
  warmUp: number
}

/**
 * So many clients ask one question after the other, each waiting for its answer before it asks again. Questions go round,
 * so that one answer kept by the shop does not answer all.
 */
export async function measure(url: string, questions: readonly Question[], pace: Pace): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: pace.clients })
  const bodies = questions.map((question) => prepared(question))
  let next = 0
  const times: number[] = []
  let failed = 0
  const begin = performance.now() + pace.warmUp * 1_000
  const end = begin + pace.seconds * 1_000
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const body = bodies[next++ % bodies.length]
      if (body === undefined) return
      const askedAt = performance.now()
      const answer = await send(url, body, agent)
      // Whom patience left while the shop warmed up has no answer either.
      if (askedAt < begin && answer !== noAnswer) continue
      if (isAnswer(answer)) times.push(performance.now() - askedAt)
      else failed++
    }
  }
  await Promise.all(Array.from({ length: pace.clients }, client))
  agent.destroy()
  // What was asked in time is waited for, so that slow answers count as well.
  return { clients: pace.clients, failed, ...summary(times, (performance.now() - begin) / 1_000) }
}

function summary(times: number[], seconds: number): Omit<Measured, 'clients' | 'failed'> {
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

export interface Told {
  /** Milliseconds until the whole answer was there. */
  milliseconds: number
  data: unknown
}

/** Asks once; throws what the shop says when it does not answer. */
export async function askOnce(url: string, question: Question): Promise<Told> {
  const told = await askInTime(url, question)
  if (told === null) throw new Error(`${url} did not answer within ${patience / 1_000} s.`)
  return told
}

/** Asks once; null when patience ends first. */
export async function askInTime(url: string, question: Question): Promise<Told | null> {
  const agent = new http.Agent({ keepAlive: false })
  const askedAt = performance.now()
  const answer = await send(url, prepared(question), agent)
  const milliseconds = performance.now() - askedAt
  if (answer === noAnswer) return null
  if (!isAnswer(answer)) throw new Error(`${url} answered ${answer.status}: ${answer.text.slice(0, 600)}`)
  return { milliseconds, data: (JSON.parse(answer.text) as { data: unknown }).data }
}

interface Prepared {
  text: string
  headers: http.OutgoingHttpHeaders
}

function prepared({ query, variables, headers }: Question): Prepared {
  const text = JSON.stringify({ query, variables })
  return {
    text,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
  }
}

interface Answer {
  status: number
  text: string
}

const noAnswer: Answer = { status: 0, text: '' }

function isAnswer({ status, text }: Answer): boolean {
  return status === 200 && !text.slice(0, 200).includes('"errors"') && !text.slice(-400).includes('"errors"')
}

function send(url: string, { text, headers }: Prepared, agent: http.Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.setTimeout(patience, () => {
      resolve(noAnswer)
      request.destroy()
    })
    request.end(text)
  })
}
