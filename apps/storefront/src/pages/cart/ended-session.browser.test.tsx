import { afterEach, beforeEach, expect, it } from 'vitest'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore } from '#src/platform/testing/render-in-shop.tsx'
import { action, loader } from './cart.route.tsx'

signInBeforeEach()
beforeEach(() => {
  document.cookie = `cart_${englishStore.group}=cart1; path=/`
})
afterEach(() => {
  document.cookie = `cart_${englishStore.group}=; path=/; max-age=0`
})

const refuse = (code: string) => () => {
  throw new Error(code)
}
const url = `${window.location.origin}/eu/cart`

/** The path of the redirect that this throws. */
const redirectOf = async (run: (args: never) => Promise<unknown>, request: Request): Promise<string | null> => {
  const thrown: unknown = await run({ request, params: {}, context: {} } as never).catch((error: unknown) => error)
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

it.each([
  ['the cart page', loader, () => new Request(url)],
  [
    'a coupon',
    action,
    () => new Request(url, { method: 'POST', body: new URLSearchParams({ intent: 'coupon', code: 'SPRING' }) }),
  ],
])('AMB-17 in an ended session, %s asks to sign in instead of starting an empty cart', async (_what, run, request) => {
  const calls = fakeGraphql({
    CartPage: { cart: null },
    ApplyCoupon: refuse('CART_MISSING'),
    CustomerDetails: refuse('NOT_SIGNED_IN'),
    CreateCart: { createEmptyCart: 'cart2' },
  })
  expect(await redirectOf(run, request())).toBe('/eu/sign-in?from=%2Feu%2Fcart')
  expect(calls.map(({ operation }) => operation)).not.toContain('CreateCart')
  expect([readToken(englishStore), readCartId(englishStore)]).toEqual([undefined, undefined])
})
