import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ShopLink } from './shop-link.tsx'

/** Whether the shop handled each click itself. Then stops the click, so that the browser opens nothing. */
let handled: boolean[] = []
function watch(event: MouseEvent): void {
  handled.push(event.defaultPrevented)
  event.preventDefault()
}
beforeEach(() => {
  handled = []
  window.addEventListener('click', watch)
})
afterEach(() => window.removeEventListener('click', watch))

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('ROUTE-48 leaves a click with %s on a link to the browser', async (key) => {
  const { router } = await renderInShop(<ShopLink to="/eu/coat.html">Coat</ShopLink>)
  const click = (keys: object) =>
    page
      .getByRole('link', { name: 'Coat' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  click({ [key]: true })
  click({})
  expect(handled).toEqual([false, true])
  await expect.poll(() => router.state.location.pathname).toBe('/eu/coat.html')
})
