import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testStorage } from '#src/browser-storage/testing-storage.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { storeViews, type StoreView } from '#src/i18n/store-views.ts'

type Call = { readonly name: string; readonly variables: Record<string, unknown>; readonly key?: string | undefined }
type Answer = (variables: Record<string, unknown>, times: number) => unknown

/** What the shop was asked, in order, and what it answers to each operation. */
const shop = vi.hoisted(() => ({ calls: [] as Call[], answers: {} as Record<string, Answer>, isSignedIn: false }))
const ask = vi.hoisted(
  () =>
    async (
      document: { definitions: readonly { name?: { value: string } }[] },
      variables: Record<string, unknown>,
      _request?: Request,
      how: { idempotencyKey?: string } = {},
    ) => {
      const name = document.definitions.find((part) => part.name)?.name?.value ?? ''
      shop.calls.push({ name, variables, key: how.idempotencyKey })
      const times = shop.calls.filter((call) => call.name === name).length
      return shop.answers[name]?.(variables, times) ?? {}
    },
)
vi.mock('#src/graphql/client.ts', () => ({ query: ask, mutate: ask, forgetAnswers: async () => undefined }))
vi.mock('#src/customer/session-token.ts', () => ({
  readToken: () => (shop.isSignedIn ? { token: 'half', expiresAt: 1, groups: ['poland'] } : undefined),
  dropToken: () => void (shop.isSignedIn = false),
  currentStore: () => storeViews[0],
}))
const { changeCart } = await import('./change-cart.ts')
const { loadCart } = await import('./load-cart.ts')
const { readCartId } = await import('./cart-id.ts')

const pl = storeViews.find((store) => store.code === 'pl') as StoreView
const request = new Request('http://shop.example/cart')
const jar = new Map<string, string>()

beforeEach(() => {
  vi.stubEnv('SSR', false)
  shop.calls.length = 0
  shop.isSignedIn = false
  jar.clear()
  vi.stubGlobal('window', { location: { protocol: 'http:', href: 'http://shop.example/' } })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  shop.answers = {
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

const withCart = (id: string) => jar.set('cart_poland', id)
const names = () => shop.calls.map(({ name, variables }) => [name, variables['cartId'] ?? ''].join(' ').trim())

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const adding = () => form({ intent: 'add', sku: 'A', quantity: '1' })
const refusal = (message: string, category: string, code = '') =>
  new GraphqlFailure({ graphQLErrors: [{ message, extensions: { category, ...(code ? { code } : {}) } }] })
const gone = (id: string) => refusal(`Could not find a cart with ID "${id}"`, 'graphql-no-such-entity')
const offline = new GraphqlFailure({ graphQLErrors: [], networkError: new Error('Failed to fetch') })

describe('adding', () => {
  test('CART-07 uses the cart that is kept', async () => {
    withCart('mine')
    expect(await changeCart(pl, request, adding())).toMatchObject({ cartId: 'mine', errors: [] })
    expect(names()).toEqual(['AddToCart mine'])
  })

  test('CART-07 CART-08 without a cart makes one and adds to it', async () => {
    expect(await changeCart(pl, request, adding())).toMatchObject({ cartId: 'new1', errors: [] })
    expect(names()).toEqual(['CreateCart', 'AddToCart new1'])
  })

  test.each([
    ['CART_MISSING', gone('old')],
    ['CART_MISSING', refusal(`The cart isn't active.`, 'graphql-no-such-entity')],
    [
      'CART_INVALID_OWNER',
      refusal(
        'The current user cannot perform operations on cart "old"',
        'graphql-authorization',
        'CART_INVALID_OWNER',
      ),
    ],
    ['CART_INVALID_WEBSITE', refusal(`Can't assign cart to store in different website.`, 'graphql-input')],
  ])('CART-09 CART-16 %s drops the cart, makes another and adds again: %s', async (_code, error) => {
    withCart('old')
    shop.answers['AddToCart'] = ({ cartId }) => {
      if (cartId === 'old') throw error
      return { addProductsToCart: { user_errors: [] } }
    }
    expect(await changeCart(pl, request, adding())).toMatchObject({ cartId: 'new1', errors: [] })
    expect(names()).toEqual(['AddToCart old', 'CreateCart', 'AddToCart new1'])
  })

  test('CART-09 an invalid cart ends the session it belonged to', async () => {
    withCart('old')
    shop.isSignedIn = true
    shop.answers['AddToCart'] = ({ cartId }) => {
      if (cartId === 'old') throw gone('old')
      return { addProductsToCart: { user_errors: [] } }
    }
    expect(await changeCart(pl, request, adding())).toMatchObject({ cartId: 'new1', errors: [] })
    expect(shop.isSignedIn).toBe(false)
    expect(sessionStorage.getItem('bocian:session_notice')).toContain('value')
    expect(names()).toEqual(['AddToCart old', 'SignOut', 'CreateCart', 'AddToCart new1'])
  })

  test('CART-09 a sign-in in another tab while adding: the item goes into the new cart, and the session stays', async () => {
    withCart('old')
    shop.answers['AddToCart'] = ({ cartId }) => {
      if (cartId !== 'old') return { addProductsToCart: { user_errors: [] } }
      withCart('customers')
      shop.isSignedIn = true
      throw gone('old')
    }
    expect(await changeCart(pl, request, adding())).toMatchObject({ cartId: 'customers', errors: [] })
    expect(shop.isSignedIn).toBe(true)
    expect(names()).toEqual(['AddToCart old', 'AddToCart customers'])
  })

  test('CART-16 a network error says nothing about the cart, nor does another refusal', async () => {
    for (const error of [
      offline,
      refusal('No such product', 'graphql-no-such-entity'),
      refusal('No', 'graphql-input'),
    ]) {
      withCart('mine')
      shop.answers['AddToCart'] = () => {
        throw error
      }
      const { errors } = await changeCart(pl, request, adding())
      expect(errors).toHaveLength(1)
      expect(readCartId(pl)).toBe('mine')
    }
    expect(names()).not.toContain('CreateCart')
  })

  test('CART-23 CART-25 refusals with a code are shown in the server’s words, and those of mixing; others only as having gone wrong', async () => {
    withCart('mine')
    const user_errors = [
      { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' },
      { code: 'UNDEFINED', message: 'SQLSTATE[23000]' },
      { code: 'UNDEFINED', message: 'You cannot mix gift cards with regular products' },
    ]
    shop.answers['AddToCart'] = () => ({ addProductsToCart: { user_errors } })
    const { errors } = await changeCart(pl, request, adding())
    expect(errors[0]).toBe('Product that you are trying to add is not available.')
    expect(errors[1]).not.toContain('SQLSTATE')
    expect(errors[2]).toBe('You cannot mix gift cards with regular products')
  })

  test('AMB-09 NET-08 a try that may be repeated carries a key, another for each press', async () => {
    withCart('mine')
    await changeCart(pl, request, adding())
    await changeCart(pl, request, adding())
    const keys = new Set(shop.calls.map(({ key }) => key))
    expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true)
    expect(keys.size).toBe(2)
  })

  test('AMB-09 a retry after a lost response repeats its key; other changes have their own', async () => {
    withCart('mine')
    shop.answers['AddToCart'] = (_variables, times) => {
      if (times < 3) throw offline
      return { addProductsToCart: { user_errors: [] } }
    }
    const other = form({ intent: 'add', sku: 'B', quantity: '1' })
    expect((await changeCart(pl, request, adding())).isUnexpected).toBe(true)
    await changeCart(pl, request, other)
    await changeCart(pl, request, other)
    await changeCart(pl, request, adding())
    await changeCart(pl, request, adding())
    const [first, ofOther, ofOtherAgain, second, third] = shop.calls.map(({ key }) => key)
    expect([second, ofOtherAgain]).toEqual([first, ofOther])
    expect(new Set([first, ofOther, third]).size).toBe(3)
  })

  test('AMB-09 adding again after removing a line uses a new key', async () => {
    withCart('mine')
    shop.answers['AddToCart'] = () => {
      throw offline
    }
    await changeCart(pl, request, adding())
    await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))
    await changeCart(pl, request, adding())
    const [first, second] = shop.calls.filter(({ name }) => name === 'AddToCart').map(({ key }) => key)
    expect(second).not.toBe(first)
  })

  test('CART-07 the first add stores the new cart before it sends the item', async () => {
    let keptThen: string | undefined
    shop.answers['AddToCart'] = () => {
      keptThen = readCartId(pl)
      throw offline
    }
    await changeCart(pl, request, adding())
    expect([keptThen, readCartId(pl)]).toEqual(['new1', 'new1'])
    shop.answers['AddToCart'] = () => ({ addProductsToCart: { user_errors: [] } })
    await changeCart(pl, request, adding())
    expect(names()).toEqual(['CreateCart', 'AddToCart new1', 'AddToCart new1'])
    expect(shop.calls[2]?.key).toBe(shop.calls[1]?.key)
  })

  test('CART-07 a cart whose response was lost is found again by the requested id', async () => {
    shop.answers['CreateCart'] = (_variables, times) => {
      if (times === 1) throw offline
      throw refusal('Cart with ID "x" already exists.', 'graphql-already-exists')
    }
    expect((await changeCart(pl, request, adding())).isUnexpected).toBe(true)
    expect(readCartId(pl)).toBeUndefined()
    const { cartId } = await changeCart(pl, request, adding())
    const asked = shop.calls.filter(({ name }) => name === 'CreateCart').map(({ variables }) => variables['id'])
    expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), asked[0]])
    expect([cartId, readCartId(pl)]).toEqual([asked[0], asked[0]])
  })

  test('CART-07 a customer gets the existing cart: no id is requested', async () => {
    shop.isSignedIn = true
    await changeCart(pl, request, adding())
    expect(shop.calls[0]).toMatchObject({ name: 'CreateCart', variables: { id: null } })
  })

  test('AMB-09 retrying to bring a cart along repeats the key of each line', async () => {
    const line = (sku: string) => ({ __typename: 'SimpleCartItem', uid: sku, quantity: 1, product: { sku, name: sku } })
    withCart('mine')
    jar.set('cart_czechia', 'there')
    shop.answers['CartToBring'] = () => ({ cart: { items: [line('A'), line('B')] } })
    shop.answers['AddToCart'] = (_variables, times) => {
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
  test('CART-15 is asked for anew each time, and what is no longer good is replaced', async () => {
    withCart('old')
    shop.answers['CartPage'] = ({ cartId }) => ({ cart: cartId === 'old' ? null : { id: cartId, items: [] } })
    expect((await loadCart(pl, request)).cart?.id).toBe('new1')
    expect(readCartId(pl)).toBe('new1')
    await loadCart(pl, request)
    expect(names().filter((name) => name.startsWith('CartPage'))).toEqual([
      'CartPage old',
      'CartPage new1',
      'CartPage new1',
    ])
  })

  test('CART-15 CART-16 stays what it is when the network fails', async () => {
    withCart('mine')
    shop.answers['CartPage'] = () => {
      throw offline
    }
    await expect(loadCart(pl, request)).rejects.toBe(offline)
    expect(readCartId(pl)).toBe('mine')
  })

  test('CART-18 without one nothing is asked, and nothing is there', async () => {
    expect(await loadCart(pl, request)).toEqual({ cart: null, saved: [], giftOffer: null, isHidden: false })
    expect(shop.calls).toEqual([])
  })

  test('what was saved for later may fail without the cart', async () => {
    withCart('mine')
    shop.answers['SavedItems'] = () => {
      throw refusal('Cannot query field "saved_items" on type "Cart".', 'graphql')
    }
    expect((await loadCart(pl, request)).cart?.id).toBe('mine')
  })
})

describe('a line', () => {
  test('CART-14 removed from a cart that is gone leaves a new cart behind', async () => {
    withCart('old')
    shop.answers['RemoveCartItem'] = () => {
      throw gone('old')
    }
    expect(await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))).toEqual({
      intent: 'remove',
      uid: 'x',
      errors: [],
      cartId: 'new1',
    })
  })

  test('CART-14 AMB-09 changed in a cart that is gone leaves a new cart behind and says so', async () => {
    withCart('old')
    shop.answers['UpdateCartItem'] = () => {
      throw gone('old')
    }
    const outcome = await changeCart(pl, request, form({ intent: 'update', uid: 'x', quantity: '2' }))
    expect(outcome).toMatchObject({ errors: [expect.stringMatching(/koszyk|cartClosed/)], cartId: 'new1' })
  })

  test('AMB-09 changed while another tab took another cart keeps that cart, and says so after the reload', async () => {
    withCart('old')
    shop.answers['RemoveCartItem'] = () => {
      withCart('other')
      throw gone('old')
    }
    const outcome = await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))
    expect(outcome).toEqual({ intent: 'remove', uid: 'x', errors: [expect.stringMatching(/koszyk|cartClosed/)] })
    expect(readCartId(pl)).toBe('other')
    expect(shop.calls.map(({ name }) => name)).not.toContain('CreateCart')
    expect(sessionStorage.getItem('bocian:session_notice')).toMatch(/koszyk|cartClosed/)
  })

  test('CART-17 another refusal is handed on to whoever asked', async () => {
    withCart('mine')
    shop.answers['RemoveCartItem'] = () => {
      throw refusal('The shop is being counted', 'graphql-input')
    }
    const outcome = await changeCart(pl, request, form({ intent: 'remove', uid: 'x' }))
    expect(outcome.errors).toEqual(['The shop is being counted'])
  })

  test('CART-12 CART-13 AMB-05 of more than there is becomes as many as there are, and says so', async () => {
    withCart('mine')
    shop.answers['UpdateCartItem'] = ({ quantity }) => {
      if (Number(quantity) > 3)
        throw refusal('The requested qty is not available', 'graphql-input', 'INSUFFICIENT_STOCK')
      return { updateCartItems: { errors: [] } }
    }
    shop.answers['CartLimits'] = () => ({ cart: { items: [{ uid: 'x', max_qty: 3 }] } })
    const outcome = await changeCart(pl, request, form({ intent: 'update', uid: 'x', quantity: '9' }))
    expect(outcome).toMatchObject({ errors: [], lowered: 3 })
    expect(shop.calls.map(({ variables }) => variables['quantity'])).toEqual([9, undefined, 3])
  })

  test('CART-19 can be updated, edited, removed, saved, moved back and forgotten; anything else does nothing', async () => {
    withCart('mine')
    for (const intent of ['update', 'edit', 'remove', 'save', 'move', 'forget', 'dance'])
      expect((await changeCart(pl, request, form({ intent, uid: 'x', option_a: 'o' }))).errors).toEqual([])
    expect(names()).toEqual(
      ['UpdateCartItem', 'ChangeItemOptions', 'RemoveCartItem', 'SaveForLater', 'MoveToCart', 'ForgetSaved'].map(
        (name) => `${name} mine`,
      ),
    )
  })
})

describe('AMB-03 CART-11 other options', () => {
  const edit = () => changeCart(pl, request, form({ intent: 'edit', uid: 'x', option_size: 'new' }))
  const line = (uid: string, quantity: number, option: string) => ({
    uid,
    quantity,
    product: { sku: 'A' },
    configurable_options: [{ configurable_product_option_value_uid: option }],
  })
  const unknown = refusal('Cannot query field "changeCartItemOptions" on type "Mutation".', 'graphql')

  test('are one operation, lowered where there are fewer', async () => {
    withCart('mine')
    shop.answers['ChangeItemOptions'] = ({ quantity }) => ({
      changeCartItemOptions: {
        user_errors: quantity === 2 ? [] : [{ code: 'INSUFFICIENT_STOCK', message: 'Too few', quantity: 2 }],
      },
    })
    expect(await edit()).toMatchObject({ errors: [], lowered: 2 })
    expect(names()).toEqual(['ChangeItemOptions mine', 'ChangeItemOptions mine'])
  })

  test('of a server without that operation: the new line is added before the old one goes', async () => {
    withCart('mine')
    shop.answers['ChangeItemOptions'] = () => {
      throw unknown
    }
    shop.answers['CartToBring'] = () => ({ cart: { items: [line('x', 2, 'old')] } })
    expect(await edit()).toMatchObject({ errors: [] })
    expect(names().slice(1)).toEqual(['CartToBring mine', 'AddToCart mine', 'RemoveCartItem mine'])
    expect(shop.calls[2]?.variables['items']).toEqual([{ sku: 'A', quantity: 2, selected_options: ['new'] }])
  })

  test('there that cannot be had leave the old line', async () => {
    withCart('mine')
    shop.answers['ChangeItemOptions'] = () => {
      throw unknown
    }
    shop.answers['CartToBring'] = () => ({ cart: { items: [line('x', 2, 'old')] } })
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }]
    shop.answers['AddToCart'] = () => ({ addProductsToCart: { user_errors } })
    expect((await edit()).errors).toEqual(['This product is out of stock.'])
    expect(names()).not.toContain('RemoveCartItem mine')
  })

  test('there are taken back when the old line cannot go; the same ones are nothing to do', async () => {
    withCart('mine')
    shop.answers['ChangeItemOptions'] = () => {
      throw unknown
    }
    shop.answers['CartToBring'] = (_variables, times) => ({
      cart: { items: [line('x', 2, 'old'), ...(times === 1 ? [] : [line('y', 2, 'new')])] },
    })
    shop.answers['RemoveCartItem'] = ({ uid }) => {
      if (uid === 'x') throw refusal('The shop is being counted', 'graphql-input')
      return {}
    }
    expect((await edit()).errors).toEqual(['The shop is being counted'])
    expect(shop.calls.at(-1)).toMatchObject({ name: 'RemoveCartItem', variables: { uid: 'y' } })
    shop.calls.length = 0
    shop.answers['CartToBring'] = () => ({ cart: { items: [line('x', 2, 'new')] } })
    expect((await edit()).errors).toEqual([])
    expect(names()).toEqual(['ChangeItemOptions mine', 'CartToBring mine'])
  })
})

test('CART-20 changes go out one at a time, in order, also after one that failed', async () => {
  const { inTurn } = await import('./in-turn.ts')
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
  const outcomes = await Promise.allSettled([inTurn(task('a', true)), inTurn(task('b')), inTurn(task('c'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})
