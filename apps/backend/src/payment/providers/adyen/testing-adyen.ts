import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AdyenSettings } from './adyen-settings.ts'

type Json = Record<string, unknown>

/** A fault that the test double injects once. */
export type Mishap = 'down' | 'late' | 'hang up' | 'in progress'

export interface Asked {
  path: string
  idempotencyKey: string | undefined
  body: Json
}

/** The fields of a notification that a test sets; the others have defaults. */
export interface NotificationFields {
  eventCode?: string
  success?: boolean
  psp?: string
  original?: string
  reference?: string
  value?: number
  currency?: string
  account?: string
  key?: string
  eventDate?: string
}

/** A payment session as the shop requested it. */
export interface OpenedSession {
  reference: string
  returnUrl: string
  countryCode: string
  amount: { value: number; currency: string }
  sessionData: string
  /** Given for a shopper who may save cards. */
  shopperReference?: string
  storePaymentMethodMode?: string
}

/** A card that Adyen stores for a shopper. */
export interface StoredCard {
  id: string
  type: string
  brand: string
  lastFour: string
  expiryMonth: string
  expiryYear: string
}

const newNumber = (): string => randomBytes(8).toString('hex').toUpperCase()

/** A test double of Adyen: its checkout API over HTTP, with faults and idempotency keys, and its webhooks. */
export class AdyenDouble {
  readonly settings: AdyenSettings
  readonly asked: Asked[] = []
  readonly mishaps: Mishap[] = []
  /** Sessions by id. */
  readonly sessions = new Map<string, OpenedSession>()
  /** Results of the bank's page, by the parameter that it adds to the return URL. */
  readonly returns = new Map<string, { id: string; isConfirmed: boolean }>()
  /** The stored cards of each shopper. */
  readonly stored = new Map<string, StoredCard[]>()
  readonly #results = new Map<string, { id: string; status: string; payments: Json[] }>()
  /** The delay of a late response, in milliseconds. */
  readonly lateness = 1_000
  readonly #server
  readonly #answers = new Map<string, { status: number; body: Json }>()

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
    this.settings = {
      apiKey: 'AQE-secret',
      merchantAccount: 'BocianECOM',
      clientKey: 'test_CLIENT',
      hmacKeys: [randomBytes(32).toString('hex').toUpperCase(), randomBytes(32).toString('hex').toUpperCase()],
      environment: 'test',
      livePrefix: undefined,
      apiUrl: undefined,
    }
  }

  static async open(port = 0): Promise<AdyenDouble> {
    const double = new AdyenDouble()
    await new Promise<void>((resolve) => double.#server.listen(port, '127.0.0.1', resolve))
    double.settings.apiUrl = `http://127.0.0.1:${(double.#server.address() as AddressInfo).port}`
    return double
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The recorded requests whose path ends with this text. */
  askedFor(end: string): Asked[] {
    return this.asked.filter(({ path }) => path.endsWith(end))
  }

  /** Ends a session's payment without a webhook. Returns the session result that only the browser receives. */
  finish(id: string, status: 'completed' | 'refused' | 'paymentPending', psp: string, value?: number): string {
    const session = this.sessions.get(id)
    if (session === undefined) throw new Error(`nobody opened ${id}`)
    const amount = { ...session.amount, value: value ?? session.amount.value }
    const payment = { pspReference: psp, resultCode: 'Authorised', amount, paymentMethod: { type: 'scheme' } }
    const sessionResult = `X3XtfGC7!${newNumber()}+/=`
    this.#results.set(sessionResult, { id, status, payments: status === 'completed' ? [payment] : [] })
    return sessionResult
  }

  /** Stores a card for the shopper of a session, as after a payment with `storePaymentMethod`. Returns its token. */
  store(id: string, card: Partial<StoredCard> = {}): string {
    const { shopperReference: shopper, storePaymentMethodMode: mode } = this.sessions.get(id) ?? {}
    if (shopper === undefined || mode !== 'askForConsent') throw new Error(`${id} must not store cards`)
    const given = { type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '3', expiryYear: '2030', ...card }
    const known = this.stored.get(shopper) ?? []
    // Adyen keeps one token for the same card of the same shopper.
    const same = known.find(({ brand, lastFour }) => brand === given.brand && lastFour === given.lastFour)
    if (same !== undefined) return Object.assign(same, { ...given, id: same.id }).id
    const token = { id: newNumber(), ...given }
    this.stored.set(shopper, [...known, token])
    return token.id
  }

  /** Completes the bank's page for the session. Returns the parameter that the page adds to the return URL. */
  leadBack(id: string, isConfirmed: boolean): string {
    const redirectResult = `X6XtfGC3!${newNumber()}`
    this.returns.set(redirectResult, { id, isConfirmed })
    return redirectResult
  }

  /** A webhook body with these items, signed as by Adyen. */
  webhook(...items: NotificationFields[]): string {
    const notificationItems = items.map((item) => ({ NotificationRequestItem: this.#sign(item) }))
    return JSON.stringify({ live: 'false', notificationItems })
  }

  // https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures
  #sign(fields: NotificationFields): Json {
    const item = {
      amount: { currency: fields.currency ?? 'PLN', value: fields.value ?? 0 },
      eventCode: fields.eventCode ?? 'AUTHORISATION',
      eventDate: fields.eventDate ?? '2026-11-22T10:00:00+01:00',
      merchantAccountCode: fields.account ?? this.settings.merchantAccount,
      merchantReference: fields.reference ?? '',
      originalReference: fields.original ?? '',
      paymentMethod: 'visa',
      pspReference: fields.psp ?? newNumber(),
      reason: '012345:1111:03/2030',
      success: String(fields.success ?? true),
    }
    const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item
    const signedFields = [pspReference, originalReference, merchantAccountCode, merchantReference]
    const signed = [...signedFields, amount.value, amount.currency, eventCode, success].join(':')
    const hmacSignature = createHmac('sha256', Buffer.from(fields.key ?? this.settings.hmacKeys[0] ?? '', 'hex'))
      .update(signed, 'utf8')
      .digest('base64')
    return { ...item, additionalData: { hmacSignature, cardSummary: '1111' } }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isQuestion = request.method === 'GET' || request.method === 'DELETE'
    const body = (isQuestion ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'))) as Json
    const path = request.url ?? ''
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined
    this.asked.push({ path, idempotencyKey, body })
    const send = (status: number, answer: Json, headers: Record<string, string> = {}): void =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer))
    const mishap = this.mishaps.shift()
    if (mishap === 'hang up') return void request.socket.destroy()
    if (mishap === 'down')
      return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Unavailable</h1>')
    if (mishap === 'in progress')
      return send(422, fault(422, '704', 'request already processed or in progress', 'validation'), {
        'transient-error': 'true',
      })
    const known = idempotencyKey === undefined ? undefined : this.#answers.get(`${path} ${idempotencyKey}`)
    const key = request.headers['x-api-key']
    const made = known ?? (isQuestion ? this.#read(request.method, path, key) : this.#make(path, body, key))
    if (idempotencyKey !== undefined && made.status < 300) this.#answers.set(`${path} ${idempotencyKey}`, made)
    // Process the request, and lose only its response.
    if (mishap === 'late') await new Promise((resolve) => setTimeout(resolve, this.lateness))
    if (made.status === 204) return void response.writeHead(204).end()
    send(made.status, made.body)
  }

  #read(method: string | undefined, path: string, apiKey: unknown): { status: number; body: Json } {
    if (apiKey !== this.settings.apiKey) return refuse(401, '000', 'HTTP Status Response - Unauthorized', 'security')
    return path.startsWith('/v72/storedPaymentMethods') ? this.#cards(method, path) : this.#tell(path)
  }

  // https://docs.adyen.com/api-explorer/Checkout/latest/get/storedPaymentMethods
  #cards(method: string | undefined, path: string): { status: number; body: Json } {
    const { pathname, searchParams } = new URL(path, this.settings.apiUrl)
    const shopperReference = searchParams.get('shopperReference') ?? ''
    const merchantAccount = searchParams.get('merchantAccount')
    if (merchantAccount !== this.settings.merchantAccount)
      return refuse(403, '901', 'Invalid Merchant Account', 'security')
    if (shopperReference.length < 3)
      return refuse(422, '14_0404', "Required query parameter 'shopperReference' is not provided.", 'validation')
    const cards = this.stored.get(shopperReference) ?? []
    if (method === 'GET') {
      const storedPaymentMethods = cards.map((card) => ({ ...card, shopperReference, name: card.brand }))
      return { status: 200, body: { merchantAccount, shopperReference, storedPaymentMethods } }
    }
    const id = pathname.split('/').at(-1)
    if (!cards.some((card) => card.id === id)) return refuse(422, '803', 'PaymentDetail not found', 'validation')
    this.stored.set(
      shopperReference,
      cards.filter((card) => card.id !== id),
    )
    return { status: 204, body: {} }
  }

  // https://docs.adyen.com/api-explorer/Checkout/latest/get/sessions/(sessionId)
  #tell(path: string): { status: number; body: Json } {
    const { pathname, searchParams } = new URL(path, this.settings.apiUrl)
    const [, id = ''] = /^\/v72\/sessions\/(\w+)$/.exec(pathname) ?? []
    const sessionResult = searchParams.get('sessionResult')
    if (sessionResult === null)
      return refuse(422, '14_0404', "Required query parameter 'sessionResult' is not provided.", 'validation')
    const result = this.#results.get(sessionResult)
    if (result?.id !== id) return refuse(422, '14_0408', "Field 'sessionResult' is not valid.", 'validation')
    return { status: 200, body: { ...result, reference: this.sessions.get(id)?.reference } }
  }

  // https://docs.adyen.com/online-payments/web-drop-in/advanced-use-cases/redirect-result
  #finishReturn(body: Json): { status: number; body: Json } {
    const { redirectResult = '' } = (body['details'] ?? {}) as { redirectResult?: string }
    const answer = this.returns.get(redirectResult)
    const session = this.sessions.get(answer?.id ?? '')
    if (answer === undefined || session === undefined)
      return refuse(422, '14_004', 'Invalid payload provided', 'validation')
    const { reference, amount } = session
    const isGood = answer.isConfirmed
    const pspReference = `PSP${reference}${isGood ? 'A' : 'R'}`
    const resultCode = isGood ? 'Authorised' : 'Refused'
    return { status: 200, body: { resultCode, pspReference, merchantReference: reference, amount } }
  }

  #make(path: string, body: Json, apiKey: unknown): { status: number; body: Json } {
    if (apiKey !== this.settings.apiKey) return refuse(401, '000', 'HTTP Status Response - Unauthorized', 'security')
    if (path === '/v72/payments/details') return this.#finishReturn(body)
    if (body['merchantAccount'] !== this.settings.merchantAccount)
      return refuse(403, '901', 'Invalid Merchant Account', 'security')
    const value = (body['amount'] as { value?: unknown } | undefined)?.value
    const amountFault = refuse(422, '137', 'Invalid amount specified', 'validation')
    const isAmount = Number.isInteger(value) && Number(value) > 0
    if (path === '/v72/sessions') {
      const missing = ['amount', 'reference', 'returnUrl'].find((name) => body[name] === undefined)
      if (missing !== undefined)
        return refuse(422, '14_0404', `Required field '${missing}' is not provided.`, 'validation')
      if (!isAmount) return amountFault
      if (body['storePaymentMethodMode'] !== undefined && !body['shopperReference'])
        return refuse(422, '14_0404', "Required field 'shopperReference' is not provided.", 'validation')
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
      const id = `CS${newNumber()}`
      const sessionData = `Ab02b4c0!${newNumber()}`
      this.sessions.set(id, { ...(body as unknown as OpenedSession), sessionData })
      return { status: 201, body: { ...body, id, sessionData, expiresAt } }
    }
    const [, psp, action] = /^\/v72\/payments\/(\w+)\/(refunds|reversals)$/.exec(path) ?? []
    if (action === undefined) return refuse(404, '006', 'Not found', 'validation')
    if (psp?.startsWith('GONE'))
      return refuse(422, '167', 'Original pspReference required for this operation', 'validation')
    if (action === 'refunds' && !isAmount) return amountFault
    return { status: 201, body: { ...body, paymentPspReference: psp, pspReference: newNumber(), status: 'received' } }
  }
}

const refuse = (status: number, code: string, text: string, type: string) => ({
  status,
  body: fault(status, code, text, type),
})

const fault = (status: number, errorCode: string, message: string, errorType: string): Json => ({
  status,
  errorCode,
  message,
  errorType,
  pspReference: newNumber(),
})
