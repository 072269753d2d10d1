import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ReturnDetailFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ReturnDetail } from './return-detail.tsx'

const pending = {
  uid: 'NQ==',
  number: '700-1',
  created_at: '2026-11-20 10:00:00',
  status: 'PENDING',
  label_url: null,
  exchange: null,
  refund_amount: { value: 0, currency: 'EUR' },
  customer: { email: 'ada@example.com' },
  items: [],
  comments: [],
  available_shipping_carriers: [],
  shipping: { send_to: 'Bocian, Gniazdowa 7', tracking: [] },
}
const exchange = { uid: 'OA==', can_cancel: true, held_until: null, status: 'HELD', selected_options: [] }

it.each([
  ['a return says where to send the parcel', null, 1],
  ['an exchange does not say yet where to send the parcel', exchange, 0],
])('before the approval %s', async (_what, found, count) => {
  const shown = { ...pending, exchange: found } as unknown as ReturnDetailFragment
  await renderInShop(<ReturnDetail shown={shown} outcome={undefined} />)
  await expect.element(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(page.getByText(/Gniazdowa 7/).elements()).toHaveLength(count)
  expect(page.getByRole('link', { name: 'Label for the parcel (PDF)' }).elements()).toEqual([])
})
