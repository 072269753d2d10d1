import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { reloadForSession } from '../session/end/reload-for-session.ts'
import { forgetVisitor } from '../session/end/forget-visitor.ts'
import { keepCartId } from '../cart-id/keep-cart-id.ts'
import { CartTabSync } from './cart-tab-sync.tsx'

vi.mock('../session/end/reload-for-session.ts', () => ({ reloadForSession: vi.fn<() => void>() }))

/** Repeats to this tab what it tells other tabs, as if another tab had said it. */
let otherTab: BroadcastChannel

const load = vi.fn<() => null>(() => null)
const size = page.getByRole('combobox', { name: 'Size' })

async function open(path: string): Promise<void> {
  await renderInShop(
    <>
      <label>
        Size
        <select defaultValue="">
          <option value="">Choose</option>
          <option value="104">104</option>
        </select>
      </label>
      <CartTabSync />
    </>,
    { path, loader: load },
  )
  await size.selectOptions('104')
  load.mockClear()
}

beforeEach(() => {
  vi.mocked(reloadForSession).mockClear()
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
  otherTab = new BroadcastChannel('shop:cart')
  // A channel, not a window: there is no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTab.addEventListener('message', ({ data }) => otherTab.postMessage(data))
})
afterEach(() => {
  otherTab.close()
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
})

it('a first cart in another tab is read, and what was chosen here stays', async () => {
  await open('/coat.html')
  keepCartId(englishStore, 'cart1')
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.element(size).toHaveValue('104')
  expect(reloadForSession).not.toHaveBeenCalled()
})

it.each(['/coat.html', '/checkout'])('CART-21 a page is reloaded when the cart is replaced: %s', async (path) => {
  keepCartId(englishStore, 'cart1')
  await open(path)
  keepCartId(englishStore, 'cart2')
  await expect.poll(() => vi.mocked(reloadForSession).mock.calls).toEqual([[]])
  expect(load).not.toHaveBeenCalled()
})

it('a cart that goes with its session changes nothing here: the token’s change reloads the page', async () => {
  keepCartId(englishStore, 'cart1')
  await open('/checkout')
  forgetVisitor()
  // A later message shows that the one before has arrived.
  keepCartId(englishStore, 'cart2')
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(reloadForSession).not.toHaveBeenCalled()
})
