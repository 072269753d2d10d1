import { sql } from 'kysely'
import type { AdyenDouble } from '../payment/providers/adyen/testing-adyen.ts'
import type { Database } from '../platform/database.ts'
import { sendToNode, launchNode, type SendGraphql, type ShopNode } from './testing-node.ts'
import type { NodeDatabase } from './testing-node-database.ts'

interface Placed {
  number: string
  token: string
  total: number
}

/** The database rows of one cart's order, mostly as counts. */
export interface StoredOrder {
  orders: number
  isCartOpen: boolean
  /** Items that were taken from stock and not returned. */
  taken: number
  status: string | null
  attempts: string
  sessions: number
  addresses: number
  notices: number
  heard: number
  words: number
  refundsSent: string
  trail: string
  letters: string
}

/** The state of a cart that is not ordered yet. */
export const untouched: StoredOrder = {
  orders: 0,
  isCartOpen: true,
  taken: 0,
  status: null,
  attempts: '',
  sessions: 0,
  addresses: 0,
  notices: 0,
  heard: 0,
  words: 0,
  refundsSent: '',
  trail: '',
  letters: '',
}

export async function storedOrder(database: Database, cart: string): Promise<StoredOrder> {
  const { rows } = await sql<StoredOrder>`
    with c as (select * from cart_cart where masked_id = ${cart}),
      o as (select * from order_order where cart_id in (select id from c)),
      a as (select * from payment_attempt where order_id in (select id from o)),
      n as (select * from payment_adyen_notice where merchant_reference in (select reference from a))
    select (select count(*)::int from o) as orders, (select is_active from c) as "isCartOpen",
      (select coalesce(sum(case kind when 'sold' then quantity else -quantity end), 0)::int from inventory_movement
        where order_id in (select id from o)) as taken,
      (select min(status) from o) as status,
      (select coalesce(string_agg(state, ' ' order by id), '') from a) as attempts,
      (select count(*)::int from payment_adyen_session where attempt_id in (select id from a)) as sessions,
      (select count(redirect_url)::int from a) as addresses,
      (select count(*)::int from n) as notices, (select count(handled_at)::int from n) as heard,
      (select count(*)::int from payment_notice where reference in (select reference from a)) as words,
      (select coalesce(string_agg(case when sent_at is null then 'asked' else 'sent' end, ' '), '') from payment_refund
        where attempt_id in (select id from a)) as "refundsSent",
      (select coalesce(string_agg(action, ' ' order by id), '') from order_history where order_id in (select id from o))
        as trail,
      (select coalesce(string_agg(split_part(kind, '-', 1), ' ' order by written_at), '') from order_letter
        where order_id in (select id from o)) as letters`.execute(database.reader)
  const [kept] = rows
  if (kept === undefined) throw new Error('the cart does not exist')
  return kept
}

/** How a backend process ended, and the error of its request, if there was one. */
export interface End {
  signal: NodeJS.Signals | null
  failure: unknown
}

/** What a shopper or a provider does with a backend. */
export type Act = (send: SendGraphql, node: ShopNode) => Promise<unknown>

const patience = 120_000

/** One cart's journey across several backends, each of which does or repeats the next step. */
export class Journey {
  cart = ''
  readonly numbers = new Set<string>()
  readonly addresses = new Set<string>()
  readonly #ground: NodeDatabase
  readonly #adyen: AdyenDouble
  #placed: Placed | undefined

  constructor(nodeDatabase: NodeDatabase, adyen: AdyenDouble) {
    this.#ground = nodeDatabase
    this.#adyen = adyen
  }

  get order(): Placed {
    if (this.#placed === undefined) throw new Error('nothing was placed')
    return this.#placed
  }

  /** Starts a backend that may exit before it is ready. */
  launch(env: Record<string, string>): Promise<ShopNode> {
    const { settings } = this.#adyen
    return launchNode({
      ...this.#ground.env,
      ADYEN_API_KEY: settings.apiKey,
      ADYEN_MERCHANT_ACCOUNT: settings.merchantAccount,
      ADYEN_CLIENT_KEY: settings.clientKey,
      ADYEN_HMAC_KEY: settings.hmacKeys.join(','),
      ADYEN_API_URL: settings.apiUrl ?? '',
      ...env,
    })
  }

  /** Starts a backend, runs an action, and waits until the backend exits. Stops it if it survives. */
  async runToExit(env: Record<string, string>, act: Act): Promise<End> {
    const node = await this.launch(env)
    const send: SendGraphql = async (...question) => {
      await node.answers
      for (;;)
        try {
          return await sendToNode(node.url, ...question)
        } catch (error) {
          if (!(error instanceof Error && error.message.includes('very busy'))) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
    }
    const failure = await act(send, node).then(
      () => undefined,
      (error: unknown) => error,
    )
    const late = setTimeout(() => void node.end('SIGTERM'), patience)
    const { signal } = await node.ended
    clearTimeout(late)
    return { signal, failure }
  }

  /** Like `runToExit`, but kills the backend after the provider has received a request and before it responds. */
  killBeforeResponse(path: string, act: Act): Promise<End> {
    const before = this.#adyen.askedFor(path).length
    this.#adyen.mishaps.push('late')
    return this.runToExit({}, async (send, node) => {
      const acting = act(send, node).catch((error: unknown) => error)
      for (let waited = 0; this.#adyen.askedFor(path).length === before && waited < patience; waited += 10)
        await new Promise((resolve) => setTimeout(resolve, 10))
      await node.end('SIGKILL')
      return acting
    })
  }

  /** Places the order, or retries to get its number. */
  async place(send: SendGraphql): Promise<void> {
    const { placeOrder } = await send<{
      placeOrder: { orderV2: { number: string; token: string; total: { grand_total: { value: number } } } | null }
    }>(
      `mutation($cart: String!) { placeOrder(input: { cart_id: $cart }) {
        orderV2 { number token total { grand_total { value } } } } }`,
      { cart: this.cart },
    )
    const { number = '', token = '', total } = placeOrder.orderV2 ?? {}
    this.numbers.add(number)
    this.#placed ??= { number, token, total: Math.round((total?.grand_total.value ?? 0) * 100) }
  }

  /** Starts to pay the order. */
  async pay(send: SendGraphql): Promise<void> {
    const { startPayment } = await send<{ startPayment: { redirect_url: string } }>(
      'mutation($token: String!) { startPayment(input: { token: $token }) { redirect_url } }',
      { token: this.order.token },
    )
    this.addresses.add(startPayment.redirect_url)
  }

  /** Sends Adyen's notification that the order was paid, identical each time; returns the response status. */
  async notify(node: ShopNode): Promise<number> {
    await node.answers
    const { number, total } = this.order
    const response = await fetch(node.url.replace('/graphql', '/payment/notify/adyen'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: this.#adyen.webhook({ reference: `${number}T1`, psp: `PSP${number}`, value: total }),
    })
    return response.status
  }
}
