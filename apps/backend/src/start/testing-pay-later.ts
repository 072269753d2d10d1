import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const repository = path.join(import.meta.dirname, '../../../..')
const key = 'a-key-of-the-shop'

interface Payment {
  reference: string
  amount: number
  currency: string
  returnUrl: string
}

interface Call {
  path: string
  key: string
  body: Record<string, unknown>
}

/** A folder outside of the repository with a copy of the example in `examples/pay-later`, installed by path. */
export function installPayLater(): { folder: string; file: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pay-later-shop-'))
  fs.cpSync(path.join(repository, 'examples/pay-later'), path.join(folder, 'pay-later'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "name": "my-shop", "private": true }')
  const packages = ['./pay-later', path.join(repository, 'packages/plugin')]
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, shell: process.platform === 'win32' })
  const file = path.join(folder, 'shop.yaml')
  fs.writeFileSync(file, 'plugins: [pay-later]\n')
  return { folder, file, remove: () => fs.rmSync(folder, { recursive: true }) }
}

/** Replaces the provider of the example: its API, and a page on which the buyer pays. */
export class PayLaterDouble {
  readonly calls: Call[] = []
  /** How many of the next calls fail. */
  failures = 0
  readonly #payments = new Map<string, Payment>()
  readonly #server: http.Server
  #shop = ''

  private constructor() {
    this.#server = http.createServer((request, response) => {
      this.#respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
    })
  }

  static async open(): Promise<PayLaterDouble> {
    const double = new PayLaterDouble()
    double.#server.listen(0, '127.0.0.1')
    await once(double.#server, 'listening')
    return double
  }

  /** The environment of a shop with an account. */
  get environment(): { PAY_LATER_URL: string; PAY_LATER_KEY: string } {
    return { PAY_LATER_URL: this.#address, PAY_LATER_KEY: key }
  }

  get #address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The shop to which it sends its reports when a buyer pays on its page. */
  reportTo(shop: string): void {
    this.#shop = shop
  }

  /** A signed report that the payment was made, as it is posted to the shop. */
  report(reference: string): { body: string; signature: string } {
    const { amount, currency } = this.#payments.get(reference) ?? { amount: 0, currency: '' }
    const providerReference = `P-${reference}`
    const body = JSON.stringify([
      { eventId: `paid-${reference}`, reference, providerReference, result: 'paid', amount, currency },
    ])
    return { body, signature: createHmac('sha256', key).update(body).digest('hex') }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.#address)
    if (request.method === 'GET') return this.#showPage(url, response)
    let text = ''
    for await (const part of request) text += String(part)
    if (url.pathname === '/paid') return this.#pay(url.searchParams.get('reference') ?? '', response)
    const body = JSON.parse(text) as Record<string, unknown>
    this.calls.push({ path: url.pathname, key: String(request.headers['idempotency-key']), body })
    if (request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(401).end('{}')
    if (this.failures > 0) {
      this.failures -= 1
      return void response.writeHead(503).end('{}')
    }
    if (url.pathname === '/payments') this.#payments.set(String(body['reference']), body as unknown as Payment)
    const answer =
      url.pathname === '/reports' ? [] : { url: `${this.#address}/pay?reference=${String(body['reference'])}` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  #showPage({ searchParams }: URL, response: http.ServerResponse): void {
    const reference = searchParams.get('reference') ?? ''
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<form method="post" action="/paid?reference=${encodeURIComponent(reference)}"><button>Pay later</button></form>`,
      )
  }

  async #pay(reference: string, response: http.ServerResponse): Promise<void> {
    const { body, signature } = this.report(reference)
    await fetch(`${this.#shop}/payment/notify/plugins/pay_later`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body,
    })
    response.writeHead(303, { location: this.#payments.get(reference)?.returnUrl ?? '/' }).end()
  }
}
