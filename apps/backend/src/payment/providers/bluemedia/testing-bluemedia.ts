import { createHash } from 'node:crypto'
import Fastify from 'fastify'

/** A transaction at the test double. */
export interface Transaction {
  orderId: string
  status: 'PENDING' | 'SUCCESS' | 'FAILURE'
  remoteId?: string
  amount?: string
  currency?: string
  key?: string
}

/** How the test double handles the next request. */
type Mood = 'well' | 'down' | 'refuses' | 'forges' | 'is deaf after' | 'is slow' | 'hangs up'

const sign = (values: readonly string[], key: string): string =>
  createHash('sha256')
    .update([...values, key].join('|'))
    .digest('hex')

/** A test double of the gateway on a port of its own, which records requests. */
export class BlueMediaDouble {
  readonly serviceId = '123456'
  readonly key = 'shared-with-the-bank'
  url = ''
  mood: Mood = 'well'
  /** Completed refunds by message id. */
  readonly paidBack = new Map<string, { remoteId: string; amount: string }>()
  asked = 0
  /** Transactions at the gateway by reference, whether the shop was notified or not. */
  readonly happened = new Map<string, Transaction[]>()
  /** The references that were polled. */
  readonly askedAbout: string[] = []
  readonly #server = Fastify()

  constructor() {
    this.#server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    this.#server.post('/transactionRefund', async (request, reply) => {
      this.asked += 1
      const { status, xml } = this.#refund(request.body as Record<string, string>, request.headers['bmheader'])
      if (this.mood === 'is deaf after') return reply.code(502).send('')
      return reply.code(status).type('application/xml').send(xml)
    })
    this.#server.post('/webapi/transactionStatus', async (request, reply) => {
      if (this.mood === 'hangs up') {
        request.raw.socket.destroy()
        return reply.hijack()
      }
      if (this.mood === 'is slow') await new Promise((resolve) => setTimeout(resolve, 500))
      const { status, xml } = this.#status(request.body as Record<string, string>, request.headers['bmheader'])
      return reply.code(status).type('application/xml').send(xml)
    })
  }

  async open(): Promise<void> {
    this.url = await this.#server.listen({ port: 0, host: '127.0.0.1' })
  }

  close(): Promise<void> {
    return this.#server.close()
  }

  get account(): { serviceId: string; key: string; url: string } {
    return { serviceId: this.serviceId, key: this.key, url: this.url }
  }

  /** Verifies a payment URL as the gateway does. Returns the payment that it asks for. */
  welcome(address: string): Record<string, string> {
    const { origin, pathname, searchParams } = new URL(address)
    if (origin !== this.url || pathname !== '/payment') throw new Error(`not the gateway: ${address}`)
    const { Hash, ...values } = Object.fromEntries(searchParams)
    if (Hash !== sign(Object.values(values), this.key)) throw new Error('the hash is wrong')
    return values
  }

  /** The body of a notification. */
  say(transaction: Transaction, amount: string): string {
    const xml = this.#list([transaction], amount, transaction.key ?? this.key)
    return new URLSearchParams({ transactions: Buffer.from(xml).toString('base64') }).toString()
  }

  #list(all: readonly Transaction[], amount: string, key: string): string {
    const lists = all.map((transaction): [string, string][] => [
      ['orderID', transaction.orderId],
      ['remoteID', transaction.remoteId ?? `BM${transaction.orderId}`],
      ['amount', transaction.amount ?? amount],
      ['currency', transaction.currency ?? 'PLN'],
      ['gatewayID', '106'],
      ['paymentDate', '20261122041500'],
      ['paymentStatus', transaction.status],
      ['paymentStatusDetails', transaction.status === 'SUCCESS' ? 'AUTHORIZED' : 'OTHER'],
    ])
    const hash = sign([this.serviceId, ...lists.flat().map(([, value]) => value)], key)
    const transactions = lists.map(
      (values) =>
        `<transaction>${values.map(([name, value]) => `<${name}>${value}</${name}>`).join('\n')}</transaction>`,
    )
    return `<?xml version="1.0" encoding="UTF-8"?>
<transactionList><serviceID>${this.serviceId}</serviceID><transactions>${transactions.join('\n')}</transactions>
<hash>${hash}</hash></transactionList>`
  }

  // https://developers.autopay.pl/online/dokumentacja
  #status(body: Record<string, string>, header: unknown): { status: number; xml: string } {
    const { ServiceID = '', OrderID = '', Hash } = body
    this.askedAbout.push(OrderID)
    if (this.mood === 'down') return { status: 503, xml: '<html>down</html>' }
    if (header !== 'pay-bm' || ServiceID !== this.serviceId || Hash !== sign([ServiceID, OrderID], this.key))
      return { status: 200, xml: '<error><statusCode>55</statusCode><name>INVALID_HASH</name></error>' }
    const all = this.happened.get(OrderID) ?? []
    if (all.length > 50)
      return { status: 403, xml: '<transaction><reason>LIMIT_REQUESTED_TRANSACTIONS</reason></transaction>' }
    return { status: 200, xml: this.#list(all, '0.00', this.mood === 'forges' ? 'another key' : this.key) }
  }

  /** Parses the shop's signed confirmation. */
  hear(xml: string): string {
    const of = (name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
    const values = [of('serviceID'), of('orderID'), of('confirmation')]
    if (of('hash') !== sign(values, this.key)) throw new Error(`the shop's answer is not signed: ${xml}`)
    return of('confirmation')
  }

  #refund(body: Record<string, string>, header: unknown): { status: number; xml: string } {
    const { ServiceID = '', MessageID = '', RemoteID = '', Amount = '', Hash } = body
    const error = (code: string, name: string) => ({
      status: 200,
      xml: `<error><statusCode>${code}</statusCode><name>${name}</name><description>no</description></error>`,
    })
    if (this.mood === 'down') return { status: 503, xml: '<html>down</html>' }
    if (header !== 'pay-bm' || Hash !== sign([ServiceID, MessageID, RemoteID, Amount], this.key))
      return error('55', 'INVALID_HASH')
    if (!/^[a-zA-Z0-9]{32}$/.test(MessageID) || !/^\d+\.\d\d$/.test(Amount)) return error('50', 'INVALID_PARAMETERS')
    if (this.mood === 'refuses') return error('47', 'BALANCE_ERROR')
    this.paidBack.set(MessageID, { remoteId: RemoteID, amount: Amount })
    const remoteOutId = `OUT${MessageID.slice(0, 8)}`
    const hash = sign([ServiceID, MessageID, remoteOutId], this.mood === 'forges' ? 'another key' : this.key)
    return {
      status: 200,
      xml:
        `<?xml version="1.0" encoding="UTF-8"?><transactionRefund><serviceID>${ServiceID}</serviceID>` +
        `<messageID>${MessageID}</messageID><remoteOutID>${remoteOutId}</remoteOutID><hash>${hash}</hash></transactionRefund>`,
    }
  }
}
