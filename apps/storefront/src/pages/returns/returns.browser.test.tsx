import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { action as guestAction, Component as Guest, loader as guestLoader } from './guest-returns.route.tsx'
import { action as ownAction, Component as Own, loader as ownLoader } from './returns.route.tsx'

type Responses = Parameters<typeof fakeGraphql>[0]

const item = {
  __typename: 'ConfigurableOrderItem',
  id: 'MQ==',
  product_name: 'Rain coat',
  returnable_pieces: [
    {
      exchange_uid: null,
      quantity: 2,
      sku: 'COAT-104',
      selected_options: [{ label: 'Size', value: '104' }],
      sizes: [
        { availability: 'AVAILABLE', label: '98', sku: 'COAT-98' },
        { availability: 'SOLD_OUT', label: '110', sku: 'COAT-110' },
        { availability: 'CHEAPER', label: '116', sku: 'COAT-116' },
      ],
    },
  ],
  product: null,
}
const hat = {
  ...item,
  id: 'Mg==',
  product_name: 'Hat',
  returnable_pieces: [{ exchange_uid: null, quantity: 1, sku: 'HAT', selected_options: [], sizes: [] }],
}
const order = {
  id: 'OQ==',
  number: '700',
  can_exchange: true,
  items: [item, hat],
  return_terms: {
    last_day: '2026-12-24',
    needs_bank_account: true,
    bank_country: 'DE',
    reasons: [
      { code: 'too_small', label: 'Too small' },
      { code: 'other', label: 'Other' },
    ],
  },
  items_eligible_for_return: [item, hat],
}
const shown = {
  uid: 'NQ==',
  number: '700-1',
  created_at: '2026-11-20 10:00:00',
  status: 'AUTHORIZED',
  label_url: '/return-label/T-1/700-1.pdf',
  bank_account_ending: '3000',
  exchange: null as object | null,
  refund_amount: { value: 39.98, currency: 'EUR' },
  customer: { email: 'ada@example.com' },
  items: [
    {
      uid: 'MQ==',
      quantity: 1,
      request_quantity: 2,
      selected_options: [{ label: 'Size', value: '104' }],
      custom_attributes: [{ label: 'Reason', value: 'Too small' }],
      order_item: { ...item, __typename: 'ConfigurableOrderItem' },
    },
  ],
  comments: [
    { uid: 'MQ==', author_name: 'Customer service', created_at: '2026-11-21 09:00:00', text: 'A photo, please' },
  ],
  available_shipping_carriers: [
    { uid: 'ZHBk', label: 'DPD' },
    { uid: 'ZGhs', label: 'DHL' },
  ],
  shipping: {
    send_to: 'Bocian, Gniazdowa 7, 00-999 Warszawa',
    tracking: [{ uid: 'OA==', tracking_number: 'JJD3', carrier: { uid: 'ZGhs', label: 'DHL' } }],
  },
}
const settings = { storeConfig: { customer_rma_page_status: true } }
const ownOrder = (found: object) => ({ customer: { id: '1', orders: { items: [found] } } })

beforeEach(async () => {
  await clearCachedResponses()
  localStorage.clear()
  sessionStorage.clear()
  startSession()
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
})
afterEach(() => {
  dropToken()
  vi.unstubAllGlobals()
})

const viewIn = (path: string) => /\/returns\/\w+\/(\w+)/.exec(path)?.[1] ?? ''

async function open(kind: 'rma' | 'guest', path: string, responses: Responses) {
  const calls = fakeGraphql({ getStoreConfigData: settings, ...responses })
  const { Component, loader, action } =
    kind === 'rma'
      ? { Component: Own, loader: ownLoader, action: ownAction }
      : { Component: Guest, loader: guestLoader, action: guestAction }
  const paramsOf = (request: Request) => ({ view: viewIn(new URL(request.url).pathname) })
  const { router } = await renderInShop(
    <ToastProvider>
      <Component />
    </ToastProvider>,
    {
      loader: (args) => loader({ ...args, params: paramsOf(args.request) }),
      action: (args) => action({ ...args, params: paramsOf(args.request) }),
      path: `/returns/${kind}/${path}`,
    },
  )
  const sent = (operation: string) => calls.filter((call) => call.operation === operation)
  return { router, sent }
}

const take = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Return: ${name}`) })
const quantity = page.getByRole('textbox', { name: /^Quantity/ })
const reason = page.getByRole('combobox', { name: /^Reason/ })
const account = page.getByRole('textbox', { name: /^Bank account/ })
const request = page.getByRole('button', { name: 'Request the return' })

describe('ROUTE-28 a customer’s new return', () => {
  const responses = {
    OwnReturnableOrder: ownOrder(order),
    RequestReturn: { requestReturn: { return: { uid: 'NQ==', number: '700-1' } } },
    OwnReturn: ownOrder({ id: 'OQ==', returns: { items: [{ ...shown, status: 'PENDING' }] } }),
  }

  it('sends items with quantity and reason, the bank account and a comment, then confirms the request', async () => {
    const { router, sent } = await open('rma', 'new?order=700', responses)
    await expect.element(quantity).not.toBeInTheDocument()
    await take('Rain coat').click({ force: true })
    await quantity.fill('2')
    await reason.selectOptions('Too small')
    await account.fill('DE89 3704 0044 0532 0130 00')
    await page.getByRole('textbox', { name: /^Comment/ }).fill('Tight')
    await request.click()
    await expect.element(page.getByText('We have received your return request')).toBeVisible()
    expect(router.state.location.pathname + router.state.location.search).toBe('/eu/returns/rma/done?return=700-1')
    expect(sent('RequestReturn')[0]?.variables).toEqual({
      input: {
        order_uid: 'OQ==',
        comment_text: 'Tight',
        items: [
          {
            order_item_uid: 'MQ==',
            quantity_to_return: 2,
            selected_custom_attributes: [{ attribute_code: 'reason', value: 'too_small' }],
            entered_custom_attributes: [{ attribute_code: 'bank_account', value: 'DE89 3704 0044 0532 0130 00' }],
          },
        ],
      },
    })
    await expect
      .element(page.getByRole('link', { name: 'See the return' }))
      .toHaveAttribute('href', '/eu/returns/rma/detail?return=700-1')
  })

  it('can be filled in with the keyboard alone', async () => {
    const { sent } = await open('rma', 'new?order=700', responses)
    await expect.element(take('Hat')).toBeVisible()
    take('Hat').element().focus()
    await userEvent.keyboard(' {Tab}1{Tab}O{Tab}DE89370400440532013000{Tab}{Tab}{Enter}')
    await expect.element(page.getByText('We have received your return request')).toBeVisible()
    expect(sent('RequestReturn')).toHaveLength(1)
  })

  it.each([
    ['VAL-27', async () => quantity.fill('3'), 'Incorrect value'],
    ['VAL-27', async () => quantity.fill(''), 'Incorrect value'],
    [
      'VAL-26',
      async () => account.fill('DE89 3704'),
      'Please specify a valid bank account number (ex: DE89370400440532013000)',
    ],
    ['VAL-01', async () => reason.selectOptions('Please choose'), 'This is a required field.'],
  ])('%s refuses invalid input and keeps the rest', async (_id, spoil, message) => {
    const { sent } = await open('rma', 'new?order=700', responses)
    await take('Rain coat').click({ force: true })
    await reason.selectOptions('Too small')
    await account.fill('DE89370400440532013000')
    await spoil()
    await request.click()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(take('Rain coat')).toBeChecked()
    expect(sent('RequestReturn')).toEqual([])
  })

  it('asks what to return if nothing is chosen', async () => {
    await open('rma', 'new?order=700', responses)
    await account.fill('DE89370400440532013000')
    await request.click()
    await expect.element(page.getByText('Please choose what you want to return.')).toBeVisible()
  })

  it('is sent once while the shop does not respond, and keeps everything that was entered if it fails', async () => {
    const { respond, fail } = lateFailure(responses.RequestReturn)
    const { sent } = await open('rma', 'new?order=700', { ...responses, RequestReturn: respond })
    await take('Rain coat').click({ force: true })
    await quantity.fill('2')
    await reason.selectOptions('Other')
    await account.fill('DE89370400440532013000')
    await request.click()
    await expect.poll(() => sent('RequestReturn')).toHaveLength(1)
    await request.click({ force: true })
    fail()
    await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
    await expect.element(quantity).toHaveValue('2')
    await expect.element(account).toHaveValue('DE89370400440532013000')
    expect(sent('RequestReturn')).toHaveLength(1)
    await request.click()
    await expect.element(page.getByText('We have received your return request')).toBeVisible()
    expect(sent('RequestReturn')).toHaveLength(2)
  })

  it('needs no bank account where the payment can be sent back', async () => {
    const online = { ...order, return_terms: { ...order.return_terms, needs_bank_account: false } }
    await open('rma', 'new?order=700', { ...responses, OwnReturnableOrder: ownOrder(online) })
    await expect.element(page.getByText('We’ll refund your original payment method.')).toBeVisible()
    await expect.element(account).not.toBeInTheDocument()
  })

  it('says so if nothing of the order can be returned', async () => {
    const late = { ...order, return_terms: null, items_eligible_for_return: [] }
    await open('rma', 'new?order=700', { ...responses, OwnReturnableOrder: ownOrder(late) })
    await expect.element(page.getByText('Nothing from this order can be returned any more.')).toBeVisible()
  })

  it('begins with the choice of an order of which something can be returned', async () => {
    const row = { id: 'MQ==', order_date: '2026-11-01 10:00:00', status: 'Complete', total: null }
    await open('rma', 'new', {
      OrdersToReturn: {
        customer: {
          id: '1',
          orders: {
            items: [
              { ...row, number: '700', available_actions: ['RETURN'] },
              { ...row, number: '701', available_actions: ['REORDER'] },
            ],
          },
        },
      },
    })
    await expect
      .element(page.getByRole('link', { name: 'Order 700' }))
      .toHaveAttribute('href', '/eu/returns/rma/new?order=700')
    expect(page.getByRole('link', { name: 'Order 701' }).elements()).toEqual([])
  })
})

describe('ACC-02 a customer’s returns', () => {
  it('are listed with their status', async () => {
    const rows = { customer: { id: '1', returns: { items: [shown] } } }
    await open('rma', 'list', { OwnReturns: rows })
    await expect
      .element(page.getByRole('link', { name: 'Return 700-1' }))
      .toHaveAttribute('href', '/eu/returns/rma/detail?return=700-1')
    await expect.element(page.getByText('approved')).toBeVisible()
  })

  const detail = { OwnReturn: ownOrder({ id: 'OQ==', returns: { items: [shown] } }) }

  it('show where to send the parcel, the refund and the messages', async () => {
    await open('rma', 'detail?return=700-1', detail)
    const address = /^Bocian\nGniazdowa 7\n00-999 Warszawa$/
    for (const text of [address, '€39.98', 'A photo, please', /1 accepted · Too small/])
      await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByText(/your account ending in 3000/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Label for the parcel (PDF)' }))
      .toHaveAttribute('href', '/return-label/T-1/700-1.pdf')
  })

  it('name no amount as long as no payment is known, as with cash on delivery', async () => {
    const unpaid = { ...shown, refund_amount: { value: 0, currency: 'EUR' } }
    await open('rma', 'detail?return=700-1', { OwnReturn: ownOrder({ id: 'OQ==', returns: { items: [unpaid] } }) })
    await expect.element(page.getByText('Refund to your account ending in 3000')).toBeVisible()
  })

  it('take messages and parcels', async () => {
    let comments: object[] = shown.comments
    const { sent } = await open('rma', 'detail?return=700-1', {
      // The outcome is shown before the new message.
      OwnReturn: async () => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        return ownOrder({ id: 'OQ==', returns: { items: [{ ...shown, comments }] } })
      },
      AddReturnComment: ({ text }) => {
        comments = [...comments, { ...shown.comments[0], uid: String(comments.length), text }]
        return { addReturnComment: { return: { uid: 'NQ==' } } }
      },
      AddReturnTracking: { addReturnTracking: { return: { uid: 'NQ==' } } },
      RemoveReturnTracking: { removeReturnTracking: { return: { uid: 'NQ==' } } },
    })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect.element(page.getByText('This is a required field.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Your message/ }).fill('Here it is')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect.element(page.getByText('Here it is')).toBeVisible()
    await expect.element(page.getByText('Your message has been sent.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Your message has been sent.')
    expect(page.getByText('Your message has been sent.').elements()).toHaveLength(1)
    expect(sent('AddReturnComment')[0]?.variables).toEqual({ uid: 'NQ==', text: 'Here it is', token: null })
    await page.getByRole('combobox', { name: /^Carrier/ }).selectOptions('DPD')
    await page.getByRole('textbox', { name: /^Tracking number/ }).fill('123')
    await page.getByRole('button', { name: 'Add the parcel' }).click()
    await expect
      .poll(() => sent('AddReturnTracking')[0]?.variables)
      .toEqual({
        uid: 'NQ==',
        carrier: 'ZHBk',
        number: '123',
        token: null,
      })
    await page.getByRole('button', { name: 'Remove JJD3' }).click()
    await expect.poll(() => sent('RemoveReturnTracking')[0]?.variables).toEqual({ uid: 'OA==', token: null })
  })
})

const held = {
  ...shown,
  status: 'PENDING',
  refund_amount: { value: 0, currency: 'EUR' },
  exchange: {
    uid: 'OA==',
    can_cancel: true,
    held_until: null,
    status: 'HELD',
    tracking_number: null,
    selected_options: [{ label: 'Size', value: '98' }],
  },
}
const sizeButton = page.getByRole('button', { name: 'Exchange for 98' })

describe('UX-36 an exchange for another size', () => {
  const responses = {
    OwnExchangeableOrder: ownOrder(order),
    RequestExchange: { requestExchange: { return: { uid: 'NQ==', number: '700-1' } } },
    OwnReturn: ownOrder({ id: 'OQ==', returns: { items: [held] } }),
  }
  const input = { order_uid: 'OQ==', order_item_uid: 'MQ==', exchange_uid: null, quantity: 1, sku: 'COAT-98' }

  it('is requested with one click on a size, and confirmed', async () => {
    const { router, sent } = await open('rma', 'exchange?order=700', responses)
    await sizeButton.click()
    await expect.element(page.getByText('The new size is reserved for you')).toBeVisible()
    expect(router.state.location.pathname + router.state.location.search).toBe('/eu/returns/rma/done?return=700-1')
    expect(sent('RequestExchange').map(({ variables }) => variables)).toEqual([{ input }])
  })

  it('is sent once while the shop does not respond, and can be repeated if it fails', async () => {
    const { respond, fail } = lateFailure(responses.RequestExchange)
    const { sent } = await open('rma', 'exchange?order=700', { ...responses, RequestExchange: respond })
    await sizeButton.click()
    await expect.poll(() => sent('RequestExchange')).toHaveLength(1)
    await sizeButton.click({ force: true })
    fail()
    await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
    expect(sent('RequestExchange')).toHaveLength(1)
    await sizeButton.click()
    await expect.element(page.getByText('The new size is reserved for you')).toBeVisible()
  })

  it('is one request for the shop when the size is clicked twice', async () => {
    const { sent } = await open('rma', 'exchange?order=700', responses)
    await sizeButton.dblClick()
    await expect.element(page.getByText('The new size is reserved for you')).toBeVisible()
    expect(new Set(sent('RequestExchange').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('takes several pieces and the keyboard', async () => {
    const { sent } = await open('rma', 'exchange?order=700', responses)
    await page.getByRole('combobox', { name: /^How many/ }).selectOptions('2')
    sizeButton.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent('RequestExchange')[0]?.variables).toEqual({ input: { ...input, quantity: 2 } })
  })

  it('is not offered in sizes that are sold out or cost less than was paid, which are better returned', async () => {
    await open('rma', 'exchange?order=700', responses)
    await expect.element(page.getByText(/Out of stock/)).toBeVisible()
    await expect.element(page.getByText(/Cheaper now than what you paid: 116/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Return the item' }))
      .toHaveAttribute('href', '/eu/returns/rma/new?order=700')
    expect(page.getByRole('button', { name: /110|116/ }).elements()).toEqual([])
    expect(page.getByText('Hat').elements()).toEqual([])
  })

  it('says why it is refused, and can be requested again', async () => {
    let isDown = true
    const { sent } = await open('rma', 'exchange?order=700', {
      ...responses,
      RequestExchange: () => {
        if (isDown) throw new Error('EXCHANGE_SIZE_SOLD_OUT')
        return responses.RequestExchange
      },
    })
    await sizeButton.click()
    await expect.element(page.getByText(/This size has just sold out/)).toBeVisible()
    isDown = false
    await sizeButton.click()
    await expect.element(page.getByText('The new size is reserved for you')).toBeVisible()
    expect(sent('RequestExchange')).toHaveLength(2)
  })

  it('says so if nothing of the order can be exchanged', async () => {
    await open('rma', 'exchange?order=700', {
      ...responses,
      OwnExchangeableOrder: ownOrder({ ...order, items: [hat] }),
    })
    await expect.element(page.getByText('Nothing from this order can be exchanged at the moment.')).toBeVisible()
  })

  it('is offered beside the return of the order', async () => {
    await open('rma', 'new?order=700', { OwnReturnableOrder: ownOrder(order) })
    await expect
      .element(page.getByRole('link', { name: 'Exchange for another size' }))
      .toHaveAttribute('href', '/eu/returns/rma/exchange?order=700')
  })

  const detailOf = (view: object) => ({ OwnReturn: ownOrder({ id: 'OQ==', returns: { items: [view] } }) })

  it('shows the reserved size and the last day for the parcel, and can be cancelled', async () => {
    const approved = { ...held, status: 'AUTHORIZED', exchange: { ...held.exchange, held_until: '2026-12-10' } }
    const { sent } = await open('rma', 'detail?return=700-1', {
      ...detailOf(approved),
      CancelExchange: { cancelExchange: { return: { uid: 'NQ==' } } },
    })
    await expect.element(page.getByRole('heading', { name: 'Exchange 700-1' })).toBeVisible()
    await expect.element(page.getByText('Reserved for you: Size 98.')).toBeVisible()
    await expect.element(page.getByText(/must arrive by .*10/)).toBeVisible()
    expect(page.getByText('Refund').elements()).toEqual([])
    await page.getByRole('button', { name: 'Cancel the exchange' }).click()
    await expect.element(page.getByText('The exchange is cancelled.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('The exchange is cancelled.')
    expect(sent('CancelExchange')[0]?.variables).toEqual({ uid: 'NQ==', token: null })
  })

  it.each([
    ['SHIPPED', 'PROCESSED_AND_CLOSED', 'exchanged', 'We have sent you: Size 98'],
    ['RELEASED', 'CLOSED', 'cancelled', 'The new size is on sale again.'],
  ])('shows that the size is %s', async (state, status, name, text) => {
    const exchange = { ...held.exchange, can_cancel: false, status: state }
    await open('rma', 'detail?return=700-1', detailOf({ ...held, status, exchange }))
    await expect.element(page.getByText(name, { exact: true })).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByRole('button', { name: 'Cancel the exchange' }).elements()).toEqual([])
  })

  it('received before can be returned on its own', async () => {
    const pieces = [
      { ...item.returnable_pieces[0], quantity: 1 },
      {
        ...item.returnable_pieces[0],
        exchange_uid: 'Nw==',
        quantity: 1,
        sku: 'COAT-98',
        selected_options: [{ label: 'Size', value: '98' }],
      },
    ]
    const mixed = { ...order, items_eligible_for_return: [{ ...item, returnable_pieces: pieces }] }
    const { sent } = await open('rma', 'new?order=700', {
      OwnReturnableOrder: ownOrder(mixed),
      RequestReturn: { requestReturn: { return: { uid: 'NQ==', number: '700-1' } } },
    })
    await page.getByRole('checkbox', { name: /Size 98/ }).click({ force: true })
    await reason.selectOptions('Other')
    await account.fill('DE89370400440532013000')
    await request.click()
    await expect
      .poll(() => sent('RequestReturn')[0]?.variables)
      .toMatchObject({ input: { items: [{ order_item_uid: 'MQ==', exchange_uid: 'Nw==', quantity_to_return: 1 }] } })
  })

  it('ROUTE-24 of a guest waits for the confirmation by email', async () => {
    const waiting = {
      ...held,
      status: 'UNCONFIRMED',
      exchange: { ...held.exchange, status: 'WAITING', can_cancel: false },
    }
    const { sent } = await open('guest', 'exchange?order=T-1', {
      GuestExchangeableOrder: { guestOrderByToken: order },
      RequestGuestExchange: { requestGuestExchange: { return: { uid: 'NQ==', number: '700-1' } } },
      GuestReturn: { guestOrderByToken: { id: 'OQ==', returns: { items: [waiting] } } },
    })
    await sizeButton.click()
    await expect.element(page.getByText(/sent an email to ada@example.com/)).toBeVisible()
    expect(sent('RequestGuestExchange')[0]?.variables).toMatchObject({ input: { token: 'T-1', sku: 'COAT-98' } })
  })

  it('ROUTE-24 of a guest is confirmed with the key of the email', async () => {
    const waiting = {
      ...held,
      status: 'UNCONFIRMED',
      exchange: { ...held.exchange, status: 'WAITING', can_cancel: false },
    }
    const { sent } = await open('guest', 'detail?order=T-1&return=700-1&confirm=secret', {
      GuestReturn: { guestOrderByToken: { id: 'OQ==', returns: { items: [waiting] } } },
      ConfirmReturn: { confirmReturn: { return: { uid: 'NQ==', number: '700-1' } } },
    })
    await page.getByRole('button', { name: 'Confirm the exchange' }).click()
    await expect.poll(() => sent('ConfirmReturn')[0]?.variables).toEqual({ order: 'OQ==', key: 'secret' })
  })
})

describe('ROUTE-24 a guest’s returns', () => {
  const token = 'T-1'
  const responses: Responses = {
    FindOrderToReturn: { guestOrder: { token } },
    GuestReturns: {
      guestOrderByToken: { id: 'OQ==', number: '700', available_actions: ['RETURN'], returns: { items: [] } },
    },
    GuestReturnableOrder: { guestOrderByToken: order },
    RequestGuestReturn: { requestGuestReturn: { return: { uid: 'NQ==', number: '700-1' } } },
    ConfirmReturn: { confirmReturn: { return: { uid: 'NQ==', number: '700-1' } } },
    GuestReturn: { guestOrderByToken: { id: 'OQ==', returns: { items: [{ ...shown, status: 'UNCONFIRMED' }] } } },
  }

  it('ACC-07 begin with the details of an order; the number consists of digits, and the email is needed', async () => {
    const { router, sent } = await open('guest', 'login', responses)
    const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await field('Order number').fill('12a')
    await field('Last name').fill('Byrne')
    await page.getByRole('button', { name: 'Find my order' }).click()
    await expect.element(page.getByText('Enter the correct order number (digits only).')).toBeVisible()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(sent('FindOrderToReturn')).toEqual([])
    await field('Order number').fill('700')
    await field('Email').fill('ada@example.com')
    await page.getByRole('button', { name: 'Find my order' }).click()
    await expect.element(page.getByText('Nothing from this order has been returned yet.')).toBeVisible()
    expect(sent('FindOrderToReturn')[0]?.variables).toMatchObject({ number: '700', email: 'ada@example.com' })
    expect(router.state.location.search).toBe('?order=T-1')
    await page.getByRole('link', { name: 'Return something' }).click()
    await expect.element(take('Hat')).toBeVisible()
  })

  it('redirect to the login without the token of an order', async () => {
    const { router } = await open('guest', 'new', responses)
    await expect.element(page.getByRole('button', { name: 'Find my order' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/eu/returns/guest/login')
  })

  it('are requested and wait for the confirmation by email', async () => {
    const { sent } = await open('guest', 'new?order=T-1', responses)
    await take('Hat').click({ force: true })
    await reason.selectOptions('Other')
    await account.fill('DE89370400440532013000')
    await request.click()
    await expect.element(page.getByText(/sent an email to ada@example.com/)).toBeVisible()
    expect(sent('RequestGuestReturn')[0]?.variables).toMatchObject({
      input: { token, items: [{ order_item_uid: 'Mg==' }] },
    })
  })

  it('are confirmed with the key of the email', async () => {
    const { sent } = await open('guest', 'detail?order=T-1&return=700-1&confirm=secret', responses)
    await page.getByRole('button', { name: 'Confirm the return' }).click()
    await expect.poll(() => sent('ConfirmReturn')[0]?.variables).toEqual({ order: 'OQ==', key: 'secret' })
    await expect.element(page.getByRole('heading', { name: 'Returns' })).toBeVisible()
  })
})

it('ROUTE-24 a link that has expired leads to the returns of the order and says so', async () => {
  const { router } = await open('guest', 'detail?order=T-1&return=700-1&confirm=old', {
    GuestReturn: { guestOrderByToken: { id: 'OQ==', returns: { items: [] } } },
    GuestReturns: {
      guestOrderByToken: { id: 'OQ==', number: '700', available_actions: ['RETURN'], returns: { items: [] } },
    },
  })
  await expect.element(page.getByText(/This confirmation link has expired/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/eu/returns/guest/list')
})

describe('ACC-02 without returns in the store view', () => {
  const off = { getStoreConfigData: { storeConfig: { customer_rma_page_status: false } }, NoPage: { cmsBlocks: null } }

  it.each([
    ['rma', 'list', ownLoader],
    ['guest', 'login', guestLoader],
    ['rma', 'other', ownLoader],
    ['guest', 'other', guestLoader],
  ] as const)('ROUTE-24 ROUTE-28 the view /returns/%s/%s is a 404', async (kind, view, loader) => {
    fakeGraphql(view === 'other' ? { getStoreConfigData: settings, NoPage: off.NoPage } : off)
    const url = new URL(`/eu/returns/${kind}/${view}`, window.location.href)
    const args = { request: new Request(url), params: { view }, context: {} } as unknown as Parameters<typeof loader>[0]
    await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } })
  })
})
