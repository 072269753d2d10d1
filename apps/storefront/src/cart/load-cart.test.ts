import { expect, it, vi } from 'vitest'
import { query } from '#src/graphql/client.ts'
import { CartPageDocument } from '#src/graphql/documents.gen.ts'
import { defaultStore } from '#src/i18n/store-views.ts'
import { loadCart } from './load-cart.ts'

vi.mock('./own-cart-id.ts', () => ({ ownCartId: async () => Promise.resolve('cart') }))
vi.mock('#src/graphql/client.ts', () => ({ query: vi.fn<typeof query>(), mutate: vi.fn<() => void>() }))

it('GQL-26 the details of the cart are never a kept answer', async () => {
  vi.mocked(query).mockResolvedValue({ cart: { id: 'cart' } })
  const request = new Request('http://shop/cart')
  await loadCart(defaultStore, request)
  expect(query).toHaveBeenCalledWith(CartPageDocument, { cartId: 'cart' }, request, { policy: 'network-only' })
})
