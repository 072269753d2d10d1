import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OrderActionsFragment, OrderHeadFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderRowSummary } from './order-row-summary.tsx'

const order: OrderActionsFragment = {
  id: 'MQ==',
  number: '42',
  token: 'secret',
  is_of_account: true,
  allowed_actions: ['PAY', 'CHANGE_ADDRESS', 'CANCEL', 'RETURN', 'EXCHANGE', 'WITHDRAW', 'REORDER', 'INVOICE'],
  invoices: [{ id: 'MQ==', number: '1/2026/000001', pdf_url: '/invoice.pdf' }],
}
const buttons = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])

describe('the actions of an order', () => {
  it('are buttons in the order of the server, and lead a customer into the account', async () => {
    await renderInShop(<OrderActions order={order} />)
    expect(buttons()).toEqual([
      ['Pay now', '/eu/order-history/42#payment'],
      ['Change delivery address', '/eu/order-history/42?action=address'],
      ['Cancel this order', '/eu/order-history/42?action=cancel'],
      ['Return something', '/eu/returns/rma/new?order=42'],
      ['Exchange for another size', '/eu/returns/rma/exchange?order=42'],
      ['Withdraw from contract here', '/eu/withdrawal?order=42'],
      ['Order again', null],
      ['Invoice 1/2026/000001 (PDF)', '/invoice.pdf'],
    ])
  })

  it('lead a guest to the pages of the signed link', async () => {
    const allowed = ['PAY', 'CANCEL', 'RETURN', 'EXCHANGE', 'WITHDRAW'] as const
    await renderInShop(<OrderActions order={{ ...order, is_of_account: false, allowed_actions: [...allowed] }} />)
    expect(buttons().map(([, href]) => href)).toEqual([
      '/eu/order/track/secret#payment',
      '/eu/order/track/secret?action=cancel',
      '/eu/returns/guest/new?order=secret',
      '/eu/returns/guest/exchange?order=secret',
      '/eu/order/track/secret/withdrawal',
    ])
  })

  it('are not shown if there are none, and without the one that the page offers itself', async () => {
    await renderInShop(<OrderActions order={{ ...order, allowed_actions: ['PAY'] }} except="PAY" />)
    expect(page.getByRole('list').elements()).toEqual([])
  })
})

it('a list of orders shows the first action, which names its order, when the order arrives, and where its parcel is', async () => {
  const dates = { from: '2026-11-30', to: '2026-12-01' }
  await renderInShop(
    <>
      <span id="order-42">Order 42</span>
      <OrderRowSummary
        order={{
          ...order,
          expected_delivery: dates,
          pickup_location: null,
          shipments: [{ id: '1', tracking: [{ title: 'DPD', number: '13', url: 'https://tracking.example/13' }] }],
          withdraw_until: '2026-12-31',
        }}
        nameId="order-42"
      />
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Pay now' })).toHaveAccessibleDescription('Order 42')
  await expect.element(page.getByText(/^At your door Mon/)).toBeVisible()
  await expect.element(page.getByText('Return by 31 December 2026')).toBeVisible()
  const parcel = page.getByRole('link', { name: /^DPD · Tracking number/ })
  await expect.element(parcel).toHaveAttribute('href', 'https://tracking.example/13')
  expect(page.getByRole('link').elements()).toHaveLength(2)
})

describe('the head of an order', () => {
  const head: OrderHeadFragment = {
    order_date: '2026-11-26 10:00:00',
    state: 'processing',
    status: 'Being prepared',
    bank_transfer: null,
    expected_delivery: { from: '2026-11-30', to: '2026-12-01' },
    pickup_location: null,
    shipments: [],
    withdraw_until: null,
  }
  const sent = {
    shipments: [{ id: '1', tracking: [{ title: 'DPD', number: '13', url: 'https://tracking.example/13' }] }],
  }

  it.each([
    ['is packed', {}, 'We are preparing your parcel.'],
    ['awaits its payment', { state: 'pending_payment' }, 'We’ll pack it as soon as your payment arrives.'],
    ['is on its way', sent, 'Your parcel is on its way.'],
  ])('that %s says so, with the status and the expected dates', async (_title, more, text) => {
    await renderInShop(<OrderHead order={{ ...head, ...more }}>{null}</OrderHead>)
    for (const shown of ['Being prepared', text, 'Ordered on 26 November 2026'])
      await expect.element(page.getByText(shown)).toBeVisible()
    await expect.element(page.getByText(/^At your door/)).toBeVisible()
  })

  it('says until when goods can be returned', async () => {
    await renderInShop(<OrderHead order={{ ...head, withdraw_until: '2026-12-12' }}>{null}</OrderHead>)
    await expect.element(page.getByText('Return by 12 December 2026')).toBeVisible()
  })

  it('links to the carrier’s page about the parcel, in a new tab', async () => {
    await renderInShop(<OrderHead order={{ ...head, ...sent }}>{null}</OrderHead>)
    const link = page.getByRole('link', { name: /^DPD · Tracking number 13/ })
    await expect.element(link).toHaveAttribute('href', 'https://tracking.example/13')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it('of an ended order promises nothing', async () => {
    await renderInShop(
      <OrderHead order={{ ...head, state: 'canceled', status: 'Cancelled', expected_delivery: null }}>
        {null}
      </OrderHead>,
    )
    await expect.element(page.getByText('Cancelled')).toBeVisible()
    expect(page.getByText(/parcel|At your door/).elements()).toEqual([])
  })
})
