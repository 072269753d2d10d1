import { setTimeout as rest } from 'node:timers/promises'
import { ProviderFailure } from '#src/payment/provider-failure.ts'

/** Adyen refused the request; a retry would be refused too. */
const refusal = (status: number, errorCode: string, text: string): ProviderFailure =>
  new ProviderFailure(
    `Adyen refuses (${status}${errorCode === '' ? '' : `, ${errorCode}`}): ${text}`,
    status === 401 || status === 403,
  )

/** Adyen is unreachable, timed out or failed. It may have processed the request nevertheless. */
const silence = (text: string, cause?: unknown): Silence => new Silence(`Adyen does not answer: ${text}`, true, cause)

class Silence extends ProviderFailure {}

export interface Patience {
  /** Timeout of one call. */
  milliseconds: number
  tries: number
  /** Delay before the first retry. It doubles for each further one. */
  pause: number
}

const inProgress = '704'

interface Options {
  method?: string
  idempotencyKey?: string
  params?: Readonly<Record<string, string>>
}

/**
 * An HTTP client for Adyen's library, with a timeout, and with retries under the same idempotency key. The library's own client
 * never retries.
 */
export class AdyenTransport {
  readonly #apiUrl: string | undefined
  readonly #patience: Patience

  constructor(apiUrl: string | undefined, patience: Patience) {
    this.#apiUrl = apiUrl
    this.#patience = patience
  }

  async request(
    endpoint: string,
    json: string | Buffer,
    config: { apiKey?: string },
    _isApiKeyRequired: boolean,
    options: Options = {},
  ): Promise<string> {
    const { pathname, origin } = new URL(endpoint)
    const search = options.params === undefined ? '' : `?${new URLSearchParams(options.params)}`
    const address = `${this.#apiUrl?.replace(/\/$/, '') ?? origin}${pathname}${search}`
    const method = options.method ?? 'POST'
    const init = {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': config.apiKey ?? '',
        ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      },
      ...(method === 'POST' ? { body: String(json) } : {}),
    }
    for (let pause = this.#patience.pause, tries = this.#patience.tries; ; pause *= 2, tries -= 1) {
      try {
        return await this.#ask(address, init)
      } catch (error) {
        if (tries <= 1 || !(error instanceof Silence)) throw error
        await rest(pause)
      }
    }
  }

  async #ask(address: string, init: RequestInit): Promise<string> {
    const { answer, text } = await this.#post(address, init)
    if (answer.ok) return text
    const { errorCode, message } = faultOf(text)
    const isPassing =
      answer.status >= 500 ||
      answer.status === 429 ||
      errorCode === inProgress ||
      answer.headers.get('transient-error') === 'true'
    throw isPassing ? silence(`${answer.status} ${message}`) : refusal(answer.status, errorCode, message)
  }

  async #post(address: string, init: RequestInit): Promise<{ answer: Response; text: string }> {
    try {
      const signal = AbortSignal.timeout(this.#patience.milliseconds)
      const answer = await fetch(address, { ...init, signal, redirect: 'error' })
      return { answer, text: await answer.text() }
    } catch (error) {
      throw silence(error instanceof Error ? error.message : String(error), error)
    }
  }
}

/** Parses Adyen's error body. If that fails, quotes the beginning of the body. */
function faultOf(text: string): { errorCode: string; message: string } {
  try {
    const { errorCode, message } = JSON.parse(text) as { errorCode?: unknown; message?: unknown }
    return { errorCode: String(errorCode ?? ''), message: String(message ?? '') }
  } catch {
    return { errorCode: '', message: text.slice(0, 200) }
  }
}
