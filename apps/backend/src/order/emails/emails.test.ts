import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveWrappings } from '#src/cart/gifts/gifts.ts'
import { CartClient } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { eventHandlers } from '#src/event-handlers.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { message } from '#src/platform/messages.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { changeOrder, type OrderAction } from '../order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const place = (payment = 'banktransfer') =>
  new CartClient(shop).order({ sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 2, payment })

async function change(number: string, action: OrderAction): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(tx)
    await changeOrder(tx, rows[0]?.id ?? 0, action, { reason: '', actor: 'staff', now: new Date() })
  })
}

async function sentEmails(): Promise<{ subject: string; text: string; html: string; recipient: string }[]> {
  await deliverDueEvents(shop.database)
  const { rows } = await sql<{ subject: string; text: string; html: string; recipient: string }>`
    with sent as (delete from platform_mail returning id, subject, text, html, recipient)
    select subject, text, html, recipient from sent order by id`.execute(shop.database.reader)
  return rows
}

const locker = {
  network: 'inpost',
  code: 'WAW1',
  country: 'PL',
  name: 'Lodówkomat WAW1',
  street: 'Złota 5',
  postcode: '00-019',
  city: 'Warszawa',
  latitude: 52.2,
  longitude: 21,
  description: 'przy wejściu do marketu',
  hours: [...Array<string>(5).fill('08:00-19:00'), '09:00-14:00', ''],
  phone: '',
}

describe('order emails', () => {
  it('confirm the order with everything that the law requires on a durable medium', async () => {
    const { number, token, total } = await place()
    const [email, ...more] = await sentEmails()
    expect(more).toEqual([])
    expect(email).toMatchObject({ subject: `Twoje zamówienie ${number}`, recipient: 'ada@example.com' })
    const sum = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' }).format(total / 100)
    for (const text of [
      '2 × ',
      `Razem z\u00A0VAT: ${sum}`,
      `Do zapłaty: ${sum}`,
      'VAT',
      'DPD',
      'Prosta 1',
      'Przelew bankowy',
      `w\u00A0tytule podaj ${number}`,
      'Bocian Sp. z o.o.',
      'Na odstąpienie od umowy masz 30\u00A0dni',
      'moim/naszym odstąpieniu od umowy',
      `/order/track/${token}`,
    ])
      expect(email?.text).toContain(text)
    expect(email?.html).toContain('<html lang="pl">')
    expect(email?.text).not.toContain('ROLE-C1-98')
    expect(email?.html).not.toMatch(/undefined|\{\w+\}/)
  })

  it('CART-05 list the coupon discount and the prices of gift wrapping and printed card', async () => {
    await saveRules(shop.database, [{ code: 'ten', action: 'by_percent', percent: 1_000, coupons: ['TEN'] }])
    const wrapping = { designs: {}, defaultMessages: {}, image: null, position: 0, isActive: true }
    await shop.database.transaction((tx) => saveWrappings(tx, [{ ...wrapping, code: 'kraft', prices: { PLN: 8_00 } }]))
    const client = new CartClient(shop)
    const id = await client.newCart()
    await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 3 }])
    await client.makeReady(id, 'dpd', 'banktransfer')
    await client.must(
      `mutation ($id: String!, $wrapping: ID!) {
        applyCouponToCart(input: { cart_id: $id, coupon_code: "TEN" }) { cart { id } }
        setGiftOptionsOnCart(input: { cart_id: $id, gift_receipt_included: false, printed_card_included: true,
          gift_wrapping_id: $wrapping }) { cart { id } }
        placeOrder(input: { cart_id: $id }) { errors { message } } }`,
      { id, wrapping: encodeUid(1) },
    )
    const [email] = await sentEmails()
    const text = email?.text.replaceAll(/\s/g, ' ')
    for (const row of [
      'Produkty: 30,00 zł',
      'Rabat: -3,00 zł',
      'Pakowanie na prezent: 8,00 zł',
      'Drukowana kartka: 6,00 zł',
      'Dostawa: 15,99 zł',
      'Razem z VAT: 56,99 zł',
    ])
      expect(text).toContain(row)
  })

  it('report payment, shipment and refund once each', async () => {
    const { number } = await place()
    await sentEmails()
    await change(number, { name: 'pay', reference: null })
    await change(number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: 'JJD1' })
    await change(number, { name: 'refund', amount: 500 })
    await sql`update platform_event set delivered_at = null, handled_by = '{}'`.execute(shop.database.reader)
    const sent = await sentEmails()
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Płatność dotarła: zamówienie ${number}`,
      `W drodze: zamówienie ${number}`,
      `Zwrot pieniędzy: zamówienie ${number}`,
    ])
    expect(sent[1]?.text).toContain('Numer przesyłki: JJD1')
    expect(sent[2]?.text).toMatch(/5,00\s*zł/)
    await sql`update platform_event set delivered_at = null, handled_by = '{}'`.execute(shop.database.reader)
    expect(await sentEmails()).toEqual([])
  })

  it('begin with the confirmation, even if the event of the payment is delivered first', async () => {
    const { number } = await place()
    await change(number, { name: 'pay', reference: null })
    await deliverDueEvents(
      shop.database,
      eventHandlers.filter(({ type }) => type === 'order.changed'),
    )
    expect((await sentEmails()).map(({ subject }) => subject)).toEqual([
      `Twoje zamówienie ${number}`,
      `Płatność dotarła: zamówienie ${number}`,
    ])
  })

  it('UX-36 show the promised delivery dates; after the order has shipped, only if the dates can still be kept', async () => {
    const promise = async (number: string, days: { from: string; to: string }, pickup = false) =>
      sql`update order_order set delivery_dates = ${JSON.stringify(days)}::jsonb,
        pickup_place = ${pickup ? JSON.stringify(locker) : null}::jsonb where number = ${number}`.execute(
        shop.database.reader,
      )
    const plain = (text = '') => text.replaceAll(/\s/g, ' ')
    const [door, point] = [await place('cashondelivery'), await place('cashondelivery')]
    await promise(door.number, { from: '2099-11-24', to: '2099-11-25' })
    await promise(point.number, { from: '2099-11-24', to: '2099-11-24' }, true)
    const [atDoor, atPoint] = await sentEmails()
    expect(plain(atDoor?.text)).toContain('Przewidywana dostawa: wt., 24 listopada – śr., 25 listopada')
    expect(plain(atDoor?.html)).toContain('Przewidywana dostawa: wt., 24 listopada')
    expect(plain(atPoint?.text)).toContain('Do odbioru: wt., 24 listopada')
    expect(atPoint?.text).not.toContain('Przewidywana dostawa')
    const parcel: OrderAction = { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null }
    await change(door.number, parcel)
    await promise(point.number, { from: '2020-11-24', to: '2020-11-25' }, true)
    await change(point.number, parcel)
    const [shipped, late] = await sentEmails()
    expect(plain(shipped?.text)).toContain('Przewidywana dostawa: wt., 24 listopada – śr., 25 listopada')
    expect(late?.subject).toBe(`W drodze: zamówienie ${point.number}`)
    expect(late?.text).not.toContain('Do odbioru')
  })

  it('name the locker with its address and opening hours, and never the home address as the place of delivery', async () => {
    const { number } = await place('banktransfer')
    await sql`update order_order set pickup_place = ${JSON.stringify(locker)}::jsonb,
      billing_address = jsonb_set(billing_address, '{street}', '["Fakturowa 9"]') where number = ${number}`.execute(
      shop.database.reader,
    )
    const [email] = await sentEmails()
    const text = email?.text.replaceAll(/[^\S\n]/g, ' ')
    expect(text).toContain(
      'Miejsce odbioru\n\nLodówkomat WAW1\n\nZłota 5, 00-019 Warszawa\n\nprzy wejściu do marketu\n\npon.–pt. 08:00–19:00, sob. 09:00–14:00',
    )
    expect(text).not.toContain('Prosta 1')
    expect(email?.html).toContain('Lodówkomat WAW1')
  })

  it('show the picture, colour and size of each item, fit a phone and have a dark version', async () => {
    await sql`
      with age as (insert into catalogue_attribute (code, input, label) values ('cdrl_age', 'select', 'Age') returning id),
        years as (insert into catalogue_attribute_option (attribute_id, value, slug, labels)
          select id, '2-3 years', '2-3', '{"pl_PL": "2–3 lata"}' from age returning id)
      insert into catalogue_product_option (product_id, option_id)
      select p.id, years.id from catalogue_product p, years where p.sku = 'ROLE-C1-98'`.execute(shop.database.reader)
    await place()
    const [email] = await sentEmails()
    const row = /<tr><td[^>]*><img src="([^"]+)" alt="" width="64"[^>]*><\/td><td[^>]*>([^<]*)<span[^>]*>([^<]*)</.exec(
      email?.html ?? '',
    )
    expect(row?.[1]).toMatch(/^https?:\/\/[^/]+\/media\/catalog\/product\/.+&#38;width=160/)
    expect(row?.[2]).toMatch(/^2 × /)
    expect(row?.[3]).toBe('Kolor: czerwony, Rozmiar: 98 (2–3 lata)')
    expect(email?.html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">')
    expect(email?.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(email?.html).toContain('@media (prefers-color-scheme:dark)')
  })

  it('tell what was paid from what is due and what was refunded', async () => {
    const { number, total } = await place()
    await change(number, { name: 'pay', reference: null })
    await change(number, { name: 'refund', amount: 500 })
    const [email] = await sentEmails()
    const text = email?.text.replaceAll(/[^\S\n]/g, ' ')
    const sum = (total / 100).toFixed(2).replace('.', ',')
    expect(text).toContain(`Zapłacono: ${sum} zł\nZwrócono: 5,00 zł`)
    expect(text).not.toContain('Do zapłaty')
  })

  it('say why an order was canceled', async () => {
    const [canceled, expired] = [await place(), await place()]
    await sentEmails()
    await change(canceled.number, { name: 'cancel' })
    await change(expired.number, { name: 'expire' })
    const sent = await sentEmails()
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Zamówienie ${canceled.number} anulowane`,
      `Zamówienie ${expired.number} anulowane`,
    ])
    expect(sent[0]?.text).toContain('Niczego nie wyślemy')
    expect(sent[1]?.text).toContain('nie dotarła na czas')
  })

  it('let a guest cancel with the link in the email, and nobody who does not have it', async () => {
    const { number, token } = await place()
    await sentEmails()
    const request = (of: string) =>
      shop.execute<{ requestGuestOrderCancel: { errorV2: { code: string } | null; order: { id: string } | null } }>(
        `mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Inny powód" }) {
          errorV2 { code } order { id state } } }`,
        { token: of },
      )
    expect((await request('guess')).data.requestGuestOrderCancel.errorV2).toEqual({ code: 'ORDER_NOT_FOUND' })
    const { order } = (await request(token)).data.requestGuestOrderCancel
    expect(order).toMatchObject({ state: 'new' })
    const [email] = await sentEmails()
    expect(email?.subject).toContain(number)
    const key = /\?cancel=([\w-]{43})/.exec(email?.text ?? '')?.[1]
    const confirm = async (by: string | undefined) =>
      (
        await shop.execute<{ confirmCancelOrder: object }>(
          `mutation ($id: ID!, $key: String!) { confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) {
            errorV2 { code } order { state } } }`,
          { id: order?.id, key: by },
        )
      ).data.confirmCancelOrder
    expect(await confirm('guess')).toMatchObject({ errorV2: { code: 'ORDER_NOT_FOUND' } })
    expect(await confirm(key)).toEqual({ errorV2: null, order: { state: 'canceled' } })
    expect(await confirm(key)).toMatchObject({ errorV2: { code: 'INVALID_ORDER_STATUS' } })
  })

  it.each(['pl_PL', 'cs_CZ', 'sk_SK', 'de_DE', 'en_US', 'ro_RO', 'uk_UA', 'hy_AM'])(
    'have all texts in %s',
    (locale) => {
      for (const key of [
        'withdrawal.term',
        'form.text',
        'placed.text',
        'canceled.expired',
        'arrives.door',
        'arrives.point',
      ])
        expect(message(locale, `mail.order.${key}`)).not.toBe(`mail.order.${key}`)
    },
  )
})
