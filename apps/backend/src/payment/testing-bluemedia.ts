import { createHash } from 'node:crypto'
import Fastify from 'fastify'

/** What became of a payment at the gateway's double. */
export interface Said {
  orderId: string
  status: 'PENDING' | 'SUCCESS' | 'FAILURE'
  remoteId?: string
  amount?: string
  currency?: string
  key?: string
}

/** What the double does with the next refunds that it is asked for. */
type Mood = 'well' | 'down' | 'refuses' | 'forges' | 'is deaf after'

const sign = (values: readonly string[], key: string): string =>
  createHash('sha256')
    .update([...values, key].join('|'))
    .digest('hex')

/** Behaves like the gateway towards the shop, on a port of its own, and keeps what it was asked for. */
export class BlueMediaDouble {
  readonly serviceId = '123456'
  readonly key = 'shared-with-the-bank'
  url = ''
  mood: Mood = 'well'
  /** Money that really went back, by the shop's message. */
  readonly paidBack = new Map<string, { remoteId: string; amount: string }>()
  asked = 0
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

  /** Checks the address that a buyer is sent to as the gateway does; answers what is to be paid. */
  welcome(address: string): Record<string, string> {
    const { origin, pathname, searchParams } = new URL(address)
    if (origin !== this.url || pathname !== '/payment') throw new Error(`not the gateway: ${address}`)
    const { Hash, ...values } = Object.fromEntries(searchParams)
    if (Hash !== sign(Object.values(values), this.key)) throw new Error('the hash is wrong')
    return values
  }

  /** The body of a notification, as it is posted to the shop. */
  say(said: Said, amount: string): string {
    const values: [string, string][] = [
      ['orderID', said.orderId],
      ['remoteID', said.remoteId ?? `BM${said.orderId}`],
      ['amount', said.amount ?? amount],
      ['currency', said.currency ?? 'PLN'],
      ['gatewayID', '106'],
      ['paymentDate', '20261122041500'],
      ['paymentStatus', said.status],
      ['paymentStatusDetails', said.status === 'SUCCESS' ? 'AUTHORIZED' : 'OTHER'],
    ]
    const hash = sign([this.serviceId, ...values.map(([, value]) => value)], said.key ?? this.key)
    const fields = values.map(([name, value]) => `<${name}>${value}</${name}>`).join('\n')
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<transactionList><serviceID>${this.serviceId}</serviceID><transactions><transaction>${fields}</transaction></transactions>
<hash>${hash}</hash></transactionList>`
    return new URLSearchParams({ transactions: Buffer.from(xml).toString('base64') }).toString()
  }

  /** What the shop's signed answer says. */
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
