import { randomBytes } from 'node:crypto'
import type { BrowserContext, Request, Route } from 'playwright-core'
import type {
  AdyenDouble,
  OpenedSession,
  NotificationFields,
} from '../apps/backend/src/payment/providers/adyen/testing-adyen.ts'
import { bankPage, fieldPage } from './adyen-pages.ts'

type Json = Record<string, unknown>

/** The test cards of the test double. Its card fields reject every other number. */
export const cards = { good: '4111111111111111', refused: '4000020000000000', asksBank: '4212345678901237' } as const

export const bankHost = 'https://acs.bank.example'
const texts = { payAmountFormat: 'Zapłać %@' }

/**
 * Simulates Adyen's hosts and a card's bank in the browser. Adyen's drop-in is the real one; the frames, responses and pages that
 * it loads from third-party hosts come from here, so that card journeys run offline. Adyen's notifications are collected in
 * `notifications` until a journey delivers them to the shop.
 */
export class AdyenHosts {
  readonly notifications: NotificationFields[] = []
  /** The browser's requests to Adyen, by the last segment of their path. */
  readonly requests: { readonly name: string; readonly body: Json }[] = []
  /** How the bank's page is opened: with a URL, or by posting a form. */
  redirect: 'GET' | 'POST' = 'GET'
  /** The next request of this kind is processed, but its response is dropped. */
  cut: 'setup' | 'payments' | 'paymentDetails' | undefined
  readonly #adyen: AdyenDouble

  constructor(adyen: AdyenDouble) {
    this.#adyen = adyen
  }

  /** Intercepts requests to third-party hosts on all pages of the visitor. */
  async answer(context: BrowserContext): Promise<void> {
    await context.route(/^https:\/\/checkoutshopper-test(\.cdn)?\.adyen\.com\//, (route) => this.#answer(route))
    await context.route(`${bankHost}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: this.#bank(route.request()) }),
    )
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    const isAllowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const send = (status: number, body: unknown) =>
      route.fulfill({ status, headers: isAllowed, contentType: 'application/json', body: JSON.stringify(body) })
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: isAllowed })
    if (pathname.includes('/securedfields/'))
      return route.fulfill({ contentType: 'text/html', body: fieldPage(Object.values(cards)) })
    // Adyen's device fingerprinting; the page does not wait for its result.
    if (pathname.includes('/assets/html/'))
      return route.fulfill({ contentType: 'text/html', body: '<title>dfp</title>' })
    if (/\.(svg|gif)$/.test(pathname))
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    if (pathname.includes('/translations/')) return send(200, texts)
    if (pathname.endsWith('/binLookup')) return send(200, lookUp(request.postDataJSON() as Json))
    const [, id = '', name = ''] = /\/v1\/sessions\/(\w+)\/(\w+)$/.exec(pathname) ?? []
    const session = this.#adyen.sessions.get(id)
    const body = request.postDataJSON() as Json
    if (searchParams.get('clientKey') !== this.#adyen.settings.clientKey)
      return send(401, refusal(401, '000', 'HTTP Status Response - Unauthorized'))
    if (session === undefined || !String(body['sessionData']).startsWith(session.sessionData))
      return send(422, refusal(422, '14_012', 'The session data is not of this session.'))
    this.requests.push({ name, body })
    const response = this.#make(id, session, name, body)
    if (this.cut === name) {
      this.cut = undefined
      return route.abort('connectionreset')
    }
    const sessionData = `${session.sessionData}!${randomBytes(8).toString('hex')}`
    return send(200, { sessionData, ...response })
  }

  #make(id: string, session: OpenedSession, name: string, body: Json): Json {
    const { amount, countryCode, returnUrl } = session
    if (name === 'setup') {
      const paymentMethods = [{ type: 'scheme', name: 'Karta', brands: ['visa', 'mc'] }]
      // The box to save the card is shown only to a shopper with a reference.
      const isKnown = session.shopperReference !== undefined
      const configuration = isKnown ? { enableStoreDetails: session.storePaymentMethodMode === 'askForConsent' } : {}
      const storedPaymentMethods = this.#storedFor(session)
      return {
        id,
        amount,
        countryCode,
        returnUrl,
        configuration,
        paymentMethods: { paymentMethods, storedPaymentMethods },
      }
    }
    if (name === 'paymentDetails') {
      const { redirectResult = '' } = body['details'] as { redirectResult?: string }
      const response = this.#adyen.returns.get(redirectResult)
      return this.#decide(id, session, response?.id === id && response.isConfirmed)
    }
    const method = body['paymentMethod'] as Record<string, string>
    if (method['storedPaymentMethodId'] !== undefined) {
      const isOwn = this.#storedFor(session).some((card) => card['id'] === method['storedPaymentMethodId'])
      return this.#decide(id, session, isOwn && /^\d{3}$/.test(readBlob(method['encryptedSecurityCode'])))
    }
    if (body['storePaymentMethod'] === true) this.#adyen.store(id)
    const number = readBlob(method['encryptedCardNumber'])
    const isWhole = ['encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'].every((part) =>
      /^\d{2,4}$/.test(readBlob(method[part])),
    )
    if (number !== cards.asksBank) return this.#decide(id, session, number === cards.good && isWhole)
    const action = {
      type: 'redirect',
      paymentMethodType: 'scheme',
      method: this.redirect,
      url: `${bankHost}/3ds/${id}`,
    }
    return { resultCode: 'RedirectShopper', action: { ...action, data: { MD: id, PaReq: 'eNpVUttu' } } }
  }

  #storedFor({ shopperReference = '' }: OpenedSession): Json[] {
    const supported = {
      supportedShopperInteractions: ['Ecommerce'],
      supportedRecurringProcessingModels: ['CardOnFile'],
    }
    return (this.#adyen.stored.get(shopperReference) ?? []).map((card) => ({ ...card, ...supported, name: 'Visa' }))
  }

  #decide(id: string, { reference, amount }: OpenedSession, isGood: boolean): Json {
    const psp = `PSP${reference}${isGood ? 'A' : 'R'}`
    this.notifications.push({ reference, ...amount, success: isGood, psp })
    const sessionResult = this.#adyen.finish(id, isGood ? 'completed' : 'refused', psp)
    return { resultCode: isGood ? 'Authorised' : 'Refused', sessionResult }
  }

  #bank(request: Request): string {
    const id = request.url().split('/').at(-1) ?? ''
    const { returnUrl = '' } = this.#adyen.sessions.get(id) ?? {}
    const way = (isConfirmed: boolean): string => {
      const redirectResult = this.#adyen.leadBack(id, isConfirmed)
      return `${returnUrl}?${new URLSearchParams({ sessionId: id, redirectResult })}`
    }
    return bankPage({ confirm: way(true), refuse: way(false) })
  }
}

const readBlob = (blob = ''): string => Buffer.from(blob.replace('adyenjs_', ''), 'base64').toString()

const refusal = (status: number, errorCode: string, message: string): Json => ({
  status,
  errorCode,
  message,
  errorType: 'validation',
})

function lookUp({ requestId }: Json): Json {
  const visa = { brand: 'visa', cvcPolicy: 'required', expiryDatePolicy: 'required', enableLuhnCheck: true }
  return { requestId, issuingCountryCode: 'PL', brands: [{ ...visa, supported: true }] }
}
