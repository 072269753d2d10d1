import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describedStore } from '#demo/description.ts'
import { CartClient, type PlacedOrder } from '#src/cart/testing-client.ts'
import { issueCards } from '#src/gift-card/issue/issue.ts'
import { openSandbox } from '#src/payment/payment.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { findMail } from '#src/platform/email/email-queue.ts'
import { removeSetting, saveSettings } from '#src/store/store.ts'
import { stopClock } from '#src/testing/testing-clock.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { expireOrders } from '../change/expire-orders.ts'
import { changeByStaff } from '../testing-orders.ts'

interface TransferAnswer {
  payee: string
  account: string
  is_iban: boolean
  bic: string | null
  bank_name: string | null
  reference: string
  amount: { value: number; currency: string }
  pay_until: string | null
  instructions: string | null
  code: { standard: string; text: string; image: string } | null
}

const polish = { scope: 'view', id: 1 } as const
const demoAccount = Object.fromEntries(
  Object.entries(describedStore('pl').settings).filter(([path]) => path.startsWith('payment/banktransfer/')),
)
const day = 86_400_000

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) => openSandbox(tx))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await settle()
  await sql`delete from platform_mail`.execute(shop.database.reader)
})

async function settle(): Promise<void> {
  await deliverDueEvents(shop.database)
}

async function set(values: Record<string, unknown>): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, polish, values))
  await settle()
}

async function transferOf(token: string, store = 'pl'): Promise<TransferAnswer | null> {
  const answer = await new CartClient(shop, store).must<{
    guestOrderByToken: { bank_transfer: TransferAnswer | null }
  }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { bank_transfer {
      payee account is_iban bic bank_name reference amount { value currency } pay_until instructions
      code { standard text image } } } }`,
    { token },
  )
  return answer.guestOrderByToken.bank_transfer
}

const order = (payment?: string): Promise<PlacedOrder> =>
  new CartClient(shop).order(payment === undefined ? {} : { payment })

async function mails() {
  await settle()
  const { rows } = await sql<{ id: number }>`select id from platform_mail order by id`.execute(shop.database.reader)
  return Promise.all(rows.map(async ({ id }) => (await findMail(shop.database.reader, id)) ?? never()))
}

/** Creates a gift card with this balance in grosze. */
async function cardOf(amount: number): Promise<string> {
  const bought = { id: 1_000_000, number: '1', storeId: 1, currency: 'PLN', email: 'ada@example.com', isByMail: true }
  const line = { itemId: 1_000_000, productId: null, quantity: 1, amount, senderName: 'Ada', recipientName: 'Jan' }
  await shop.database.transaction((tx) => issueCards(tx, bought, [line], new Date()))
  const { rows } = await sql<{ code: string }>`select code from gift_card_account`.execute(shop.database.reader)
  return rows[0]?.code ?? never()
}

const never = (): never => {
  throw new Error('the email is missing')
}

describe('an order awaiting a bank transfer', () => {
  it('shows account, amount, deadline and reference', async () => {
    stopClock()
    const { number, token, total } = await order()
    const transfer = await transferOf(token)
    expect(transfer).toMatchObject({
      payee: 'Bocian Sp. z o.o.',
      account: 'PL47000000000000001234567890',
      is_iban: true,
      bic: 'DEMOPLPW',
      bank_name: 'Demo Bank',
      reference: number,
      amount: { value: total / 100, currency: 'PLN' },
      instructions: 'To sklep pokazowy: nie wysyłaj tu prawdziwych pieniędzy.',
      code: {
        standard: 'ZBP',
        text: `|PL|47000000000000001234567890|${String(total).padStart(6, '0')}|Bocian Sp. z o.o.|${number}|||`,
      },
    })
    expect(transfer?.code?.image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
    const last = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })
    expect(transfer?.pay_until).toBe(last.format(new Date(Date.now() + 6 * day)))
  })

  it('shows these details to its customer and to clients that read only Magento’s fields', async () => {
    const { token, number } = await order()
    const answer = await new CartClient(shop).must<{
      guestOrderByToken: { payment_methods: { additional_data: { name: string; value: string }[] }[] }
    }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        payment_methods { name type additional_data { name value } } } }`,
      { token },
    )
    expect(answer.guestOrderByToken.payment_methods[0]?.additional_data).toEqual(
      expect.arrayContaining([
        { name: 'Numer konta (IBAN)', value: 'PL47 0000 0000 0000 0012 3456 7890' },
        { name: 'Tytuł przelewu', value: number },
      ]),
    )
  })

  it('CHK-03 returns these details with the order for analytics, and none for another payment method', async () => {
    const payments = async (payment: string) => {
      const { cartId, number } = await order(payment)
      const { orderGtm } = await new CartClient(shop).must<{
        orderGtm: { payment_methods: { type: string; additional_data: { name: string; value: string }[] }[] }
      }>('query ($id: String!) { orderGtm(cartId: $id) { payment_methods { type additional_data { name value } } } }', {
        id: cartId,
      })
      return { number, methods: orderGtm.payment_methods }
    }
    const { number, methods } = await payments('banktransfer')
    expect(methods[0]?.additional_data).toContainEqual({ name: 'Tytuł przelewu', value: number })
    expect((await payments('cashondelivery')).methods).toEqual([{ type: 'cashondelivery', additional_data: [] }])
  })

  it('shows the amount left to pay after gift cards', async () => {
    const code = await cardOf(5_00)
    const client = new CartClient(shop)
    const id = await client.newCart()
    await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 3 }])
    await client.makeReady(id)
    await client.must(
      `mutation ($id: String!, $code: String!) {
        applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`,
      { id, code },
    )
    const { token, total } = await client.place(id)
    const transfer = await transferOf(token)
    expect(transfer?.amount.value).toBe(total / 100)
    expect(transfer?.code?.text).toContain(`|${String(total).padStart(6, '0')}|`)
    const [email] = await mails()
    expect(email?.text.replaceAll(/\s/g, ' ')).toContain(`Kwota: ${(total / 100).toFixed(2).replace('.', ',')} zł`)
  })

  it.each<[string, Parameters<typeof changeByStaff>[2]]>([
    ['paid', { name: 'pay', reference: null }],
    ['canceled', { name: 'cancel' }],
    ['expired', { name: 'expire' }],
  ])('shows no transfer details once it is %s', async (_name, action) => {
    const { number, token } = await order()
    await changeByStaff(shop, number, action)
    expect(await transferOf(token)).toBeNull()
    for (const { html, attachments } of await mails()) {
      expect(html).not.toContain('PL47')
      expect(attachments).toEqual([])
    }
  })

  it('still shows the account given to its buyer after the setting has changed', async () => {
    const before = await order()
    await set({ 'payment/banktransfer/account': 'PL61109010140000071219812874', 'payment/banktransfer/payee': 'New' })
    const after = await order()
    expect(await transferOf(before.token)).toMatchObject({ account: 'PL47000000000000001234567890' })
    expect(await transferOf(after.token)).toMatchObject({ account: 'PL61109010140000071219812874', payee: 'New' })
    await set(demoAccount)
  })

  it('uses the current account if it was placed before accounts were stored with orders', async () => {
    const { token, number } = await order()
    await sql`update order_order set transfer = null where number = ${number}`.execute(shop.database.reader)
    expect(await transferOf(token)).toMatchObject({ account: 'PL47000000000000001234567890' })
  })

  it('expires on the deadline given to its buyer, even if the setting is shortened later', async () => {
    const { number, token } = await order()
    const payUntil = (await transferOf(token))?.pay_until
    await set({ 'payment/banktransfer/unpaid_days': 2 })
    const hasty = await order()
    expect((await transferOf(token))?.pay_until).toBe(payUntil)
    await expireOrders(shop.database, new Date(Date.now() + 3 * day))
    expect(await statusOf(number)).toBe('pending')
    expect(await statusOf(hasty.number)).toBe('canceled')
    await expireOrders(shop.database, new Date(Date.now() + 7 * day + 60_000))
    expect(await statusOf(number)).toBe('canceled')
    await set({ 'payment/banktransfer/unpaid_days': 7 })
  })

  it('never expires if its buyer was given no deadline, and keeps a given deadline when the setting is removed later', async () => {
    const limited = await order()
    await set({ 'payment/banktransfer/unpaid_days': 0 })
    const open = await order()
    expect((await transferOf(open.token))?.pay_until).toBeNull()
    await expireOrders(shop.database, new Date(Date.now() + 8 * day))
    expect(await statusOf(limited.number)).toBe('canceled')
    await set({ 'payment/banktransfer/unpaid_days': 7 })
    await expireOrders(shop.database, new Date(Date.now() + 80 * day))
    expect(await statusOf(open.number)).toBe('pending')
  })

  it('uses the account and code of its own store view', async () => {
    const stores = ['cz', 'sk', 'de', 'ro', 'ua', 'am']
    const found = []
    for (const store of stores) {
      const { token, number } = await order()
      await sql`update order_order set transfer = null, currency = v.currency, store_id = v.id from store_view v
        where v.code = ${store} and number = ${number}`.execute(shop.database.reader)
      const transfer = await transferOf(token, store)
      found.push([store, transfer?.account.slice(0, 2), transfer?.is_iban, transfer?.code?.standard ?? null])
    }
    expect(found).toEqual([
      ['cz', 'CZ', true, 'SPAYD'],
      ['sk', 'SK', true, 'EPC'],
      ['de', 'DE', true, 'EPC'],
      ['ro', 'RO', true, null],
      ['ua', 'UA', true, null],
      ['am', '00', false, null],
    ])
  })
})

describe('the email of an order by bank transfer', () => {
  it('has all details as text and the QR code as an attachment', async () => {
    const { number } = await order()
    const [email] = await mails()
    for (const line of [
      'Dane do przelewu',
      'Odbiorca: Bocian Sp. z o.o.',
      'Numer konta (IBAN): PL47 0000 0000 0000 0012 3456 7890',
      'BIC/SWIFT: DEMOPLPW',
      `Tytuł przelewu: ${number}`,
      'Zapłać do: ',
      'nie wysyłaj tu prawdziwych pieniędzy',
    ])
      expect(email?.text).toContain(line)
    const [picture, ...more] = email?.attachments ?? []
    expect(more).toEqual([])
    expect(picture).toMatchObject({ type: 'image/png', name: `${number}.png` })
    expect(picture).toHaveProperty('cid', 'transfer-code@shop')
    expect(email?.html).toMatch(/<img src="cid:transfer-code@shop" alt="Kod QR[^"]+"/)
    expect(
      Buffer.from(picture?.base64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  it('is sent when the buyer chooses a transfer after a failed payment', async () => {
    const { token, number } = await order('adyen_cc')
    expect(await transferOf(token)).toBeNull()
    await mails()
    await new CartClient(shop).startPayment(token, 'banktransfer')
    expect(await transferOf(token)).toMatchObject({ account: 'PL47000000000000001234567890', reference: number })
    const email = (await mails()).at(-1)
    expect(email?.subject).toBe(`Dane do przelewu za zamówienie ${number}`)
    expect(email?.text).toContain('PL47 0000 0000 0000 0012 3456 7890')
    expect(email?.attachments).toHaveLength(1)
  })

  it('is not sent when the buyer chooses cash on delivery', async () => {
    const { token } = await order('adyen_cc')
    const before = (await mails()).length
    await new CartClient(shop).startPayment(token, 'cashondelivery')
    expect(await mails()).toHaveLength(before)
  })
})

describe('a store view without an account', () => {
  const needed = ['payment/banktransfer/payee', 'payment/banktransfer/account']
  const offered = async (id: string) =>
    (
      await new CartClient(shop).must<{ cart: { available_payment_methods: { code: string }[] } }>(
        'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
        { id },
      )
    ).cart.available_payment_methods.map(({ code }) => code)

  it.each(needed)('refuses bank transfers, including those chosen earlier: %s', async (path) => {
    const client = new CartClient(shop)
    const id = await client.newCart()
    await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    await client.makeReady(id)
    const failed = await order('adyen_cc')
    expect(await offered(id)).toContain('banktransfer')
    await shop.database.transaction((tx) => removeSetting(tx, polish, path))
    await settle()
    expect(await offered(id)).not.toContain('banktransfer')
    await expect(client.place(id)).rejects.toThrow('Enter a valid payment method and try again.')
    await expect(
      client.must(
        `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id,
          payment_method: { code: "banktransfer" } }) { cart { id } } }`,
        { id },
      ),
    ).rejects.toThrow('The requested Payment Method is not available.')
    await expect(client.startPayment(failed.token, 'banktransfer')).rejects.toThrow(
      'The requested Payment Method is not available.',
    )
    await set(demoAccount)
    expect(await offered(id)).toContain('banktransfer')
  })
})

async function statusOf(number: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select status from order_order where number = ${number}`.execute(
    shop.database.reader,
  )
  return rows[0]?.status
}
