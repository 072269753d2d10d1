import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action, Component, loader } from './alert-unsubscribe.route.tsx'

const params = { type: 'stock', email: 'ada@example.com', productUid: 'MQ==' }

/** Opens an emailed link and stops the alert. */
async function stop(result: object) {
  const calls = fakeGraphql({ EndProductAlert: { unsubscribeFromProductAlert: result } })
  await renderInShop(<Component />, {
    action: async (args) => action({ ...args, params }),
    loader: async (args) => loader({ ...args, params }),
    path: '/alert?code=secret',
  })
  await page.getByRole('button', { name: 'Stop alerts' }).click()
  return calls
}
const reason = (code: string) => ({ code, parameters: [] })
const done = page.getByText('Done, you won’t get any more alerts')

afterEach(() => vi.unstubAllGlobals())

it('ALERT-03 says that the size is still out of stock when its alert ends', async () => {
  const calls = await stop({ success: true, reason: reason('ALERT_PRODUCT_SOLD_OUT') })
  await expect.element(done).toBeVisible()
  await expect.element(page.getByRole('status').getByText(/still out of stock/)).toBeVisible()
  expect(calls.at(-1)).toMatchObject({
    operation: 'EndProductAlert',
    variables: { type: 'stock', email: 'ada@example.com', productUid: 'MQ==', token: 'secret' },
  })
})

it('says nothing more when the product is in stock', async () => {
  await stop({ success: true, reason: null })
  await expect.element(done).toBeVisible()
  expect(page.getByText(/out of stock/).elements()).toEqual([])
})

it('ALERT-03 offers a new link when there is no such alert', async () => {
  await stop({ success: false, reason: reason('ALERT_NOT_FOUND') })
  await expect.element(page.getByText('We could not find this product alert.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /link/i })).toHaveAttribute('href', '/eu/alert')
  expect(done.elements()).toEqual([])
})
