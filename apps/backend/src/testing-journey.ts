import { sql } from 'kysely'
import type { AdyenDouble } from './payment/testing-adyen.ts'
import type { Database } from './platform/database.ts'
import { askNode, launchNode, type Ask, type ShopNode } from './testing-node.ts'
import type { Ground } from './testing-ground.ts'

interface Placed {
  number: string
  token: string
  total: number
}

/** What the database holds of one cart's order. */
export interface Kept {
  orders: number
  isCartOpen: boolean
  /** Pieces that left the shelf and did not come back. */
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

/** Of a cart that is no order yet. */
export const untouched: Kept = {
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

export async function keptOf(database: Database, cart: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
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
  if (kept === undefined) throw new Error('the cart is gone')
  return kept
}

/** How a backend ended, and what went wrong with what was asked of it. */
export interface End {
  signal: NodeJS.Signals | null
  failure: unknown
}

/** What a shopper and a provider do to a backend. */
export type Act = (ask: Ask, node: ShopNode) => Promise<unknown>

const patience = 120_000

/** One cart's way through many backends, each of which does the next thing, or does it again. */
export class Journey {
  cart = ''
  readonly numbers = new Set<string>()
  readonly addresses = new Set<string>()
  readonly #ground: Ground
  readonly #adyen: AdyenDouble
  #placed: Placed | undefined

  constructor(ground: Ground, adyen: AdyenDouble) {
    this.#ground = ground
    this.#adyen = adyen
  }

  get order(): Placed {
    if (this.#placed === undefined) throw new Error('nothing was placed')
    return this.#placed
  }

  /** Starts a backend that may end before it answers. */
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

  /** Starts a backend, asks it and waits for its end; one that lives on is stopped. */
  async outlive(env: Record<string, string>, act: Act): Promise<End> {
    const node = await this.launch(env)
    const ask: Ask = async (...question) => {
      await node.answers
      for (;;)
        try {
          return await askNode(node.url, ...question)
        } catch (error) {
          if (!(error instanceof Error && error.message.includes('very busy'))) throw error
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
    }
    const failure = await act(ask, node).then(
      () => undefined,
      (error: unknown) => error,
    )
    const late = setTimeout(() => void node.end('SIGTERM'), patience)
    const { signal } = await node.ended
    clearTimeout(late)
    return { signal, failure }
  }

  /** The same; it is killed as soon as the provider has been asked, before the answer. */
  outliveUnanswered(path: string, act: Act): Promise<End> {
    const before = this.#adyen.askedFor(path).length
    this.#adyen.mishaps.push('late')
    return this.outlive({}, async (ask, node) => {
      const acting = act(ask, node).catch((error: unknown) => error)
      for (let waited = 0; this.#adyen.askedFor(path).length === before && waited < patience; waited += 10)
        await new Promise((resolve) => setTimeout(resolve, 10))
      await node.end('SIGKILL')
      return acting
    })
  }

  /** Places the order, or asks for its number again. */
  async place(ask: Ask): Promise<void> {
    const { placeOrder } = await ask<{
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

  /** Begins to pay the order. */
  async pay(ask: Ask): Promise<void> {
    const { startPayment } = await ask<{ startPayment: { redirect_url: string } }>(
      'mutation($token: String!) { startPayment(input: { token: $token }) { redirect_url } }',
      { token: this.order.token },
    )
    this.addresses.add(startPayment.redirect_url)
  }

  /** Adyen tells that the order was paid, in the same words each time; answers the status that it gets. */
  async hear(node: ShopNode): Promise<number> {
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
