import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Component, loader } from './track-order.route.tsx'

beforeEach(() => localStorage.clear())

it('ROLE-01 shows a token of somebody’s account like an unknown one, and lets its owner sign in', async () => {
  fakeGraphql({
    TrackOrder: () => {
      throw new Error('ORDER_NOT_FOUND')
    },
  })
  const { router } = await renderInShop(<Component />, { loader, path: '/order/track/secret' })
  await expect.element(page.getByRole('heading', { name: 'There is no order here' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toContain('/eu/sign-in')
  expect(decodeURIComponent(router.state.location.search)).toContain('/eu/order/track/secret')
})

it('a guest reads first the status, the expected day, the parcel and what can be done, and then what was ordered', async () => {
  const money = { value: 10, currency: 'EUR' }
  const order = {
    id: 'MQ==',
    number: '42',
    token: 'secret',
    is_of_account: false,
    order_date: '2026-11-26 10:00:00',
    state: 'processing',
    status: 'Being prepared',
    email: 'ada@example.com',
    allowed_actions: ['CANCEL', 'WITHDRAW'],
    expected_delivery: { from: '2026-11-30', to: '2026-12-01' },
    shipments: [{ id: '1', tracking: [{ title: 'DPD', number: '13', url: 'https://tracking.example/13' }] }],
    items: [],
    invoices: [],
    withdrawals: [],
    returns: { items: [] },
    total: {
      subtotal_incl_tax: money,
      total_giftcard: money,
      total_shipping: money,
      total_tax: money,
      total_paid: money,
      total_due: money,
      total_refunded: money,
      grand_total: money,
      discounts: [],
    },
  }
  fakeGraphql({ TrackOrder: { guestOrderByToken: order, storeConfig: null } })
  await renderInShop(<Component />, {
    loader: (args) => loader({ ...args, params: { token: 'secret' } }),
    path: '/order/track/secret',
  })
  const inOrder = [
    page.getByText('Being prepared'),
    page.getByText(/^At your door/).first(),
    page.getByRole('link', { name: /^DPD · Tracking number 13/ }),
    page.getByRole('link', { name: 'Cancel this order' }),
    page.getByRole('heading', { level: 2 }).last(),
  ]
  for (const part of inOrder) await expect.element(part).toBeVisible()
  const parts = inOrder.map((part) => part.element())
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
