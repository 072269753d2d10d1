import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import { ItemQuantity } from './item-quantity.tsx'

const money = (value: number) => ({ value, currency: 'EUR' as const })
const lineOf = (uid: string) =>
  ({
    __typename: 'SimpleCartItem',
    uid,
    quantity: 1,
    max_qty: 9,
    is_available: true,
    errors: null,
    product: { __typename: 'SimpleProduct', uid, sku: uid, name: uid },
    prices: { row_total_including_tax: money(10) },
  }) as unknown as CartItemFragment

async function open() {
  const { promise: response, resolve: respond } = Promise.withResolvers<CartOutcome>()
  await renderInShop(
    <ToastProvider>
      <ul>
        {['hat', 'coat'].map((uid) => (
          <li key={uid} aria-label={uid}>
            <ItemQuantity item={lineOf(uid)} />
          </li>
        ))}
      </ul>
    </ToastProvider>,
    { action: async () => response },
  )
  return respond
}

const line = (name: string) => page.getByRole('listitem', { name })
const isBusy = (name: string) => line(name).element().querySelector('[data-busy]')?.getAttribute('data-busy')

async function addOne(name: string): Promise<void> {
  await line(name)
    .getByRole('button', { name: /more|increase|one more/i })
    .click()
}

describe('CART-18 a cart line', () => {
  it('is marked as busy while it is updated; other lines are not', async () => {
    const respond = await open()
    await addOne('hat')
    await expect.element(line('hat').getByRole('textbox')).toHaveValue('2')
    await expect.poll(() => isBusy('hat')).toBe('true')
    expect(isBusy('coat')).toBe('false')
    respond({ intent: 'update', uid: 'hat', errors: [] })
    await expect.poll(() => isBusy('hat')).toBe('false')
  })

  it('shows its own error, and the saved quantity again', async () => {
    const respond = await open()
    await addOne('hat')
    respond({ intent: 'update', uid: 'hat', errors: ['Not that many'] })
    await expect.element(line('hat').getByText('Not that many')).toBeVisible()
    expect(line('coat').getByText('Not that many').elements()).toEqual([])
    await expect.element(line('hat').getByRole('textbox')).toHaveValue('1')
  })

  it('CART-12 AMB-05 shows beside the line and in a toast that the quantity was lowered', async () => {
    const respond = await open()
    await addOne('hat')
    respond({ intent: 'update', uid: 'hat', errors: [], lowered: 1 })
    await expect.element(line('hat').getByText(/only 1 left/)).toBeVisible()
    await expect.element(page.getByRole('status').getByText(/only 1 left/)).toBeVisible()
  })
})
