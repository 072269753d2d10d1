import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { storeViews, type StoreView } from '#src/platform/i18n/store-views.ts'

type Call = { readonly name: string; readonly variables: Record<string, unknown>; readonly key?: string | undefined }
type Respond = (variables: Record<string, unknown>, times: number) => unknown

/** The requests that were sent, in order, and the response to each operation. */
const shop = vi.hoisted(() => ({ calls: [] as Call[], responses: {} as Record<string, Respond>, isSignedIn: false }))
const send = vi.hoisted(
  () =>
    async (
      name: string,
      variables: Record<string, unknown>,
      _request?: Request,
      how: { idempotencyKey?: string } = {},
    ) => {
      shop.calls.push({ name, variables, key: how.idempotencyKey })
      const times = shop.calls.filter((call) => call.name === name).length
      return shop.responses[name]?.(variables, times) ?? {}
    },
)
vi.mock('#src/platform/graphql/client.ts', () => ({
  query: send,
  mutate: send,
  clearCachedResponses: async () => undefined,
}))
vi.mock('../session/token/session-token.ts', () => ({
  readToken: () => (shop.isSignedIn ? { token: 'half', expiresAt: 1, groups: ['poland'] } : undefined),
  dropToken: () => void (shop.isSignedIn = false),
  currentStore: () => storeViews[0],
}))
const { changeCart } = await import('./change/change-cart.ts')
const { loadCart } = await import('./load-cart.ts')
const { readCartId } = await import('../cart-id/cart-id.ts')

const pl = storeViews.find((store) => store.code === 'pl') as StoreView
const request = new Request('http://shop.example/cart')
const cookies = new Map<string, string>()

beforeEach(() => {
  vi.stubEnv('SSR', false)
  shop.calls.length = 0
  shop.isSignedIn = false
  cookies.clear()
  vi.stubGlobal('window', { location: { protocol: 'http:', href: 'http://shop.example/' } })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0;')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  shop.responses = {
    CreateCart: (_variables, times) => ({ createEmptyCart: `new${times}` }),
    AddToCart: () => ({ addProductsToCart: { user_errors: [] } }),
    CartPage: ({ cartId }) => ({ cart: { id: cartId, items: [] } }),
    SavedItems: () => ({ cart: { saved_items: [] } }),
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const storeCart = (id: string) => cookies.set('cart_poland', id)
const names = () => shop.calls.map(({ name, variables }) => [name, variables['cartId'] ?? ''].join(' ').trim())

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const addForm = () => form({ intent: 'add', sku: 'A', quantity: '1' })
const refusal = (message: string, category: string, code = '') =>
  new GraphqlFailure({ graphQLErrors: [{ message, extensions: { category, ...(code ? { code } : {}) } }] })
const closedCart = (id: string) =>
  refusal(`Could not find a cart with ID "${id}"`, 'graphql-no-such-entity', 'CART_MISSING')
const offline = new GraphqlFailure({ graphQLErrors: [], networkError: new Error('Failed to fetch') })

describe('adding to the cart', () => {
  test('CART-07 uses the stored cart', async () => {
    storeCart('mine')
    expect(await changeCart(pl, request, addForm())).toMatchObject({ cartId: 'mine', errors: [] })
    expect(names()).toEqual(['AddToCart mine'])
  })

  test('CART-07 CART-08 creates a cart if there is none, and adds to it', async () => {
    expect(await changeCart(pl, request, addForm())).toMatchObject({ cartId: 'new1', errors: [] })
    expect(names()).toEqual(['CreateCart', 'AddToCart new1'])
  })

  test.each([
    ['CART_MISSING', closedCart('old')],
    ['CART_MISSING', refusal(`The cart isn't active.`, 'graphql-no-such-entity', 'CART_MISSING')],
    [
      'CART_INVALID_OWNER',
      refusal(
        'The current user cannot perform operations on cart "old"',
        'graphql-authorization',
        'CART_INVALID_OWNER',
      ),
    ],
    [
      'CART_INVALID_WEBSITE',
      refusal(`Can't assign cart to store in different website.`, 'graphql-input', 'CART_INVALID_WEBSITE'),
    ],
  ])('CART-09 CART-16 on %s replaces the cart and adds again: %s', async (_code, error) => {
    storeCart('old')
    shop.responses['AddToCart'] = ({ cartId }) => {
      if (cartId === 'old') throw error
      return { addProductsToCart: { user_errors: [] } }
    }
    expect(await changeCart(pl, request, addForm())).toMatchObject({ cartId: 'new1', errors: [] })
    expect(names()).toEqual(['AddToCart old', 'CreateCart', 'AddToCart new1'])
  })

  test('CART-09 an invalid cart ends the session that owned it', async () => {
    storeCart('old')
    shop.isSignedIn = true
    shop.responses['AddToCart'] = ({ cartId }) => {
      if (cartId === 'old') throw closedCart('old')
      return { addProductsToCart: { user_errors: [] } }
    }
    expect(await changeCart(pl, request, addForm())).toMatchObject({ cartId: 'new1', errors: [] })
    expect(shop.isSignedIn).toBe(false)
    expect(sessionStorage.getItem('shop:session_notice')).toContain('value')
    expect(names()).toEqual(['AddToCart old', 'SignOut', 'CreateCart', 'AddToCart new1'])
  })

  test('CART-09 after a sign-in in another tab, adds to the new cart and keeps the session', async () => {
    storeCart('old')
    shop.responses['AddToCart'] = ({ cartId }) => {
      if (cartId !== 'old') return { addProductsToCart: { user_errors: [] } }
      storeCart('customers')
      shop.isSignedIn = true
      throw closedCart('old')
    }
    expect(await changeCart(pl, request, addForm())).toMatchObject({ cartId: 'customers', errors: [] })
    expect(shop.isSignedIn).toBe(true)
    expect(names()).toEqual(['AddToCart old', 'AddToCart customers'])
  })

  test('CART-16 keeps the cart after a network error or an unrelated refusal', async () => {
    for (const error of [
      offline,
      refusal('No such product', 'graphql-no-such-entity'),
      refusal('No', 'graphql-input'),
    ]) {
      storeCart('mine')
      shop.responses['AddToCart'] = () => {
        throw error
      }
      const { errors } = await changeCart(pl, request, addForm())
      expect(errors).toHaveLength(1)
      expect(readCartId(pl)).toBe('mine')
    }
    expect(names()).not.toContain('CreateCart')
  })

  test('CART-23 CART-25 shows a text for each error code, and a general text for unknown codes', async () => {
    storeCart('mine')
    const user_errors = [
      { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' },
      { code: 'UNDEFINED', message: 'SQLSTATE[23000]' },
      { code: 'UNDEFINED', reason: { code: 'GIFT_CARD_WITH_PRODUCTS', parameters: [] } },
    ]
    shop.responses['AddToCart'] = () => ({ addProductsToCart: { user_errors } })
    const { errors } = await changeCart(pl, request, addForm())
    const ids = ['notAvailable', 'general', 'giftCardWithProducts']
    expect(errors).toEqual(ids.map((id) => `forms.server.${id}`))
  })

  test('AMB-09 NET-08 sends an idempotency key, a new one for each press', async () => {
    storeCart('mine')
    await changeCart(pl, request, addForm())
    await changeCart(pl, request, addForm())
    const keys = new Set(shop.calls.map(({ key }) => key))
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true)
    expect(keys.size).toBe(2)
  })

  test('AMB-09 a retry after a lost response repeats its key; other changes have their own key', async () => {
    storeCart('mine')
    shop.responses['AddToCart'] = (_variables, times) => {
      if (times < 3) throw offline
      return { addProductsToCart: { user_errors: [] } }
    }
    const other = form({ intent: 'add', sku: 'B', quantity: '1' })
    expect((await changeCart(pl, request, addForm())).isUnexpected).toBe(true)
    await changeCart(pl, request, other)
    await changeCart(pl, request, other)
    await changeCart(pl, request, addForm())
    await changeCart(pl, request, addForm())
    const [first, ofOther, ofOtherAgain, second, third] = shop.calls.map(({ key }) => key)
    expect([second, ofOtherAgain]).toEqual([first, ofOther])
    expect(new Set([first, ofOther, third]).size).toBe(3)
  })

  test('AMB-09 adding again after removing a line uses a new key', async () => {
    storeCart('mine')
    shop.responses['AddToCart'] = () => {
      throw offline
    }
    await changeCart(pl, request, addForm())
    await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))
    await changeCart(pl, request, addForm())
    const [first, second] = shop.calls.filter(({ name }) => name === 'AddToCart').map(({ key }) => key)
    expect(second).not.toBe(first)
  })

  test('CART-07 stores a new cart before adding the first item to it', async () => {
    let idDuringAdd: string | undefined
    shop.responses['AddToCart'] = () => {
      idDuringAdd = readCartId(pl)
      throw offline
    }
    await changeCart(pl, request, addForm())
    expect([idDuringAdd, readCartId(pl)]).toEqual(['new1', 'new1'])
    shop.responses['AddToCart'] = () => ({ addProductsToCart: { user_errors: [] } })
    await changeCart(pl, request, addForm())
    expect(names()).toEqual(['CreateCart', 'AddToCart new1', 'AddToCart new1'])
    expect(shop.calls[2]?.key).toBe(shop.calls[1]?.key)
  })

  test('CART-07 finds a cart by its requested id if the response to its creation was lost', async () => {
    shop.responses['CreateCart'] = (_variables, times) => {
      if (times === 1) throw offline
      throw refusal('Cart with ID "x" already exists.', 'graphql-already-exists')
    }
    expect((await changeCart(pl, request, addForm())).isUnexpected).toBe(true)
    expect(readCartId(pl)).toBeUndefined()
    const { cartId } = await changeCart(pl, request, addForm())
    const requestedIds = shop.calls.filter(({ name }) => name === 'CreateCart').map(({ variables }) => variables['id'])
    expect(requestedIds).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), requestedIds[0]])
    expect([cartId, readCartId(pl)]).toEqual([requestedIds[0], requestedIds[0]])
  })

  test('CART-07 a customer gets their existing cart, so no id is requested', async () => {
    shop.isSignedIn = true
    await changeCart(pl, request, addForm())
    expect(shop.calls[0]).toMatchObject({ name: 'CreateCart', variables: { id: null } })
  })

  test('AMB-09 retrying to copy a cart to another store repeats the key of each line', async () => {
    const line = (sku: string) => ({ __typename: 'SimpleCartItem', uid: sku, quantity: 1, product: { sku, name: sku } })
    storeCart('mine')
    cookies.set('cart_czechia', 'there')
    shop.responses['CartToBring'] = () => ({ cart: { items: [line('A'), line('B')] } })
    shop.responses['AddToCart'] = (_variables, times) => {
      if (times === 2) throw offline
      return { addProductsToCart: { user_errors: [] } }
    }
    const bring = form({ intent: 'bring', from: 'cz' })
    expect((await changeCart(pl, request, bring)).isUnexpected).toBe(true)
    expect(await changeCart(pl, request, bring)).toMatchObject({ brought: 2, errors: [] })
    const [a, b, againA, againB] = shop.calls.filter(({ name }) => name === 'AddToCart').map(({ key }) => key)
    expect([againA, againB]).toEqual([a, b])
    expect(a).not.toBe(b)
  })
})

describe('the cart', () => {
  test('CART-15 is loaded from the server each time, and replaced if it is no longer valid', async () => {
    storeCart('old')
    shop.responses['CartPage'] = ({ cartId }) => ({ cart: cartId === 'old' ? null : { id: cartId, items: [] } })
    expect((await loadCart(pl, request)).cart?.id).toBe('new1')
    expect(readCartId(pl)).toBe('new1')
    await loadCart(pl, request)
    expect(names().filter((name) => name.startsWith('CartPage'))).toEqual([
      'CartPage old',
      'CartPage new1',
      'CartPage new1',
    ])
  })

  test('CART-15 CART-16 stays the same when the network fails', async () => {
    storeCart('mine')
    shop.responses['CartPage'] = () => {
      throw offline
    }
    await expect(loadCart(pl, request)).rejects.toBe(offline)
    expect(readCartId(pl)).toBe('mine')
  })

  test('CART-18 sends no request if there is no cart', async () => {
    expect(await loadCart(pl, request)).toEqual({ cart: null, saved: [], giftOffer: null, isHidden: false })
    expect(shop.calls).toEqual([])
  })

  test('loads even if the items saved for later cannot be loaded', async () => {
    storeCart('mine')
    shop.responses['SavedItems'] = () => {
      throw refusal('Cannot query field "saved_items" on type "Cart".', 'graphql')
    }
    expect((await loadCart(pl, request)).cart?.id).toBe('mine')
  })
})

describe('a cart line', () => {
  test('CART-14 is removed from a closed cart by creating a new cart', async () => {
    storeCart('old')
    shop.responses['RemoveCartItem'] = () => {
      throw closedCart('old')
    }
    expect(await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))).toEqual({
      intent: 'remove',
      uid: 'x',
      errors: [],
      cartId: 'new1',
    })
  })

  test('CART-14 AMB-09 cannot be changed in a closed cart: creates a new cart and shows an error', async () => {
    storeCart('old')
    shop.responses['UpdateCartItem'] = () => {
      throw closedCart('old')
    }
    const outcome = await changeCart(pl, request, form({ intent: 'update', uid: 'x', quantity: '2' }))
    expect(outcome).toMatchObject({ errors: [expect.stringMatching(/koszyk|cartClosed/)], cartId: 'new1' })
  })

  test('AMB-09 cannot be changed after another tab replaced the cart: keeps the new cart and shows a notice after the reload', async () => {
    storeCart('old')
    shop.responses['RemoveCartItem'] = () => {
      storeCart('other')
      throw closedCart('old')
    }
    const outcome = await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))
    expect(outcome).toEqual({ intent: 'remove', uid: 'x', errors: [expect.stringMatching(/koszyk|cartClosed/)] })
    expect(readCartId(pl)).toBe('other')
    expect(shop.calls.map(({ name }) => name)).not.toContain('CreateCart')
    expect(sessionStorage.getItem('shop:session_notice')).toMatch(/koszyk|cartClosed/)
  })

  test('CART-17 returns any other refusal as an error text', async () => {
    storeCart('mine')
    shop.responses['RemoveCartItem'] = () => {
      throw refusal('The shop is being counted', 'graphql-input')
    }
    const outcome = await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))
    expect(outcome.errors).toEqual(['forms.server.general'])
  })

  const hat = { __typename: 'SimpleCartItem', uid: 'x', quantity: 2, max_qty: null, product: {} }
  const variant = { configured_variant: { only_x_left_in_stock: 4 }, product: { only_x_left_in_stock: 8 } }
  test.each([
    ['the cart allows', { ...hat, max_qty: 3, product: { only_x_left_in_stock: 7 } }, 3],
    ['are left in stock', { ...hat, product: { only_x_left_in_stock: 5 } }, 5],
    ['are left of its variant', { ...hat, __typename: 'ConfigurableCartItem', ...variant }, 4],
    ['the line has, if its stock is unknown', { ...hat, product: { only_x_left_in_stock: null } }, 2],
  ])('CART-12 CART-13 AMB-05 lowers the quantity to the number that %s, and reports it', async (_what, item, left) => {
    storeCart('mine')
    shop.responses['UpdateCartItem'] = ({ quantity }) => {
      if (Number(quantity) > left)
        throw refusal('The requested qty is not available', 'graphql-input', 'INSUFFICIENT_STOCK')
      return { updateCartItems: { errors: [] } }
    }
    shop.responses['CartLimits'] = () => ({ cart: { items: [item] } })
    const outcome = await changeCart(pl, request, form({ intent: 'update', uid: 'x', quantity: '9' }))
    expect(outcome).toMatchObject({ errors: [], lowered: left })
    expect(shop.calls.map(({ variables }) => variables['quantity'])).toEqual([9, undefined, left])
  })

  test('CART-19 can be updated, edited, removed, saved for later, moved back and deleted; an unknown intent does nothing', async () => {
    storeCart('mine')
    for (const intent of ['update', 'edit', 'remove', 'save', 'move', 'forget', 'dance'])
      expect((await changeCart(pl, request, form({ intent, uid: 'x', option_a: 'o' }))).errors).toEqual([])
    expect(names()).toEqual(
      ['UpdateCartItem', 'ChangeItemOptions', 'RemoveCartItem', 'SaveForLater', 'MoveToCart', 'ForgetSaved'].map(
        (name) => `${name} mine`,
      ),
    )
  })
})

describe('AMB-03 CART-11 changing the options of a line', () => {
  const edit = () => changeCart(pl, request, form({ intent: 'edit', uid: 'x', option_size: 'new' }))
  const line = (uid: string, quantity: number, option: string) => ({
    uid,
    quantity,
    product: { sku: 'A' },
    configurable_options: [{ configurable_product_option_value_uid: option }],
  })
  const unknown = refusal('Cannot query field "changeCartItemOptions" on type "Mutation".', 'graphql')

  test('is one operation, retried with the available quantity', async () => {
    storeCart('mine')
    shop.responses['ChangeItemOptions'] = ({ quantity }) => ({
      changeCartItemOptions: {
        user_errors: quantity === 2 ? [] : [{ code: 'INSUFFICIENT_STOCK', message: 'Too few', quantity: 2 }],
      },
    })
    expect(await edit()).toMatchObject({ errors: [], lowered: 2 })
    expect(names()).toEqual(['ChangeItemOptions mine', 'ChangeItemOptions mine'])
  })

  test.each([
    ['has no codes', unknown],
    ['has codes', refusal('Cannot query field', 'graphql-input', 'REQUEST_INVALID')],
  ])(
    'adds the new line before it removes the old one if the server lacks the operation and %s',
    async (_kind, error) => {
      storeCart('mine')
      shop.responses['ChangeItemOptions'] = () => {
        throw error
      }
      shop.responses['CartToBring'] = () => ({ cart: { items: [line('x', 2, 'old')] } })
      expect(await edit()).toMatchObject({ errors: [] })
      expect(names().slice(1)).toEqual(['CartToBring mine', 'AddToCart mine', 'RemoveCartItem mine'])
      expect(shop.calls[2]?.variables['items']).toEqual([{ sku: 'A', quantity: 2, selected_options: ['new'] }])
    },
  )

  test('keeps the old line if the new options cannot be added', async () => {
    storeCart('mine')
    shop.responses['ChangeItemOptions'] = () => {
      throw unknown
    }
    shop.responses['CartToBring'] = () => ({ cart: { items: [line('x', 2, 'old')] } })
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', reason: { code: 'OUT_OF_STOCK', parameters: [] } }]
    shop.responses['AddToCart'] = () => ({ addProductsToCart: { user_errors } })
    expect((await edit()).errors).toEqual(['forms.server.outOfStock'])
    expect(names()).not.toContain('RemoveCartItem mine')
  })

  test('removes the new line again if the old one cannot be removed; does nothing if the options are the same', async () => {
    storeCart('mine')
    shop.responses['ChangeItemOptions'] = () => {
      throw unknown
    }
    shop.responses['CartToBring'] = (_variables, times) => ({
      cart: { items: [line('x', 2, 'old'), ...(times === 1 ? [] : [line('y', 2, 'new')])] },
    })
    shop.responses['RemoveCartItem'] = ({ uid }) => {
      if (uid === 'x') throw refusal('The shop is being counted', 'graphql-input')
      return {}
    }
    expect((await edit()).errors).toEqual(['forms.server.general'])
    expect(shop.calls.at(-1)).toMatchObject({ name: 'RemoveCartItem', variables: { uid: 'y' } })
    shop.calls.length = 0
    shop.responses['CartToBring'] = () => ({ cart: { items: [line('x', 2, 'new')] } })
    expect((await edit()).errors).toEqual([])
    expect(names()).toEqual(['ChangeItemOptions mine', 'CartToBring mine'])
  })
})

test('CART-20 changes are sent one at a time and in order, even after a failed one, unless they skip the queue', async () => {
  const { serializeCartMutations } = await import('./change/serialize-cart-mutations.ts')
  const log: string[] = []
  const task =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const outcomes = await Promise.allSettled([
    serializeCartMutations(task('a', true)),
    serializeCartMutations(task('b')),
    serializeCartMutations(task('c')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  log.length = 0
  await Promise.all([
    serializeCartMutations(task('change')),
    serializeCartMutations(task('estimate'), { skipsQueue: true }),
  ])
  expect(log).toEqual(['estimate begins', 'change begins', 'estimate ends', 'change ends'])
})
