import { expect, it, vi } from 'vitest'
import { query } from '#src/platform/graphql/client.ts'
import { CartPageDocument } from '#src/platform/graphql/documents.gen.ts'
import { defaultStore } from '#src/platform/i18n/store-views.ts'
import { loadCart } from './load-cart.ts'

vi.mock('../session/own-cart-id.ts', () => ({ ownCartId: async () => Promise.resolve('cart') }))
vi.mock('#src/platform/graphql/client.ts', () => ({ query: vi.fn<typeof query>(), mutate: vi.fn<() => void>() }))

it('GQL-26 the cart is never read from the cache', async () => {
  vi.mocked(query).mockResolvedValue({ cart: { id: 'cart' } })
  const request = new Request('http://shop/cart')
  await loadCart(defaultStore(), request)
  expect(query).toHaveBeenCalledWith(CartPageDocument, { cartId: 'cart' }, request, { policy: 'network-only' })
})
