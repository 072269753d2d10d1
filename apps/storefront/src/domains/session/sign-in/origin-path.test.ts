import { describe, expect, it } from 'vitest'
import { ownPath, pathAfterSignIn, signInPath } from './origin-path.ts'

const pl = { prefix: '' }
const cz = { prefix: '/cz' }

describe('AUTH-09 the return path', () => {
  it.each([
    [pl, '/order-history', '/order-history'],
    [pl, '/returns/rma/new?order=1#top', '/returns/rma/new?order=1#top'],
    [cz, '/cz/wishlist', '/cz/wishlist'],
  ])('store view %j accepts %s', (store, path, expected) => expect(ownPath(store, path)).toBe(expected))

  it.each([
    [pl, '//evil.example'],
    [pl, '/\\evil.example'],
    [pl, '/a\\..\\evil'],
    [pl, '/\t/evil.example'],
    [pl, 'https://evil.example/'],
    [pl, 'javascript:alert(1)'],
    [pl, ''],
    [pl, null],
    [pl, { pathname: '/x' }],
    [pl, `/${'x'.repeat(3000)}`],
    [cz, '/order-history'],
    [cz, '/czech'],
    [pl, '/sign-in'],
    [cz, '/cz/checkout/sign-in/'],
    [pl, '/customer/account/createPassword?token=x'],
  ])('store view %j refuses %j', (store, path) => expect(ownPath(store, path)).toBeUndefined())
})

describe('after the sign-in', () => {
  it('AMB-23 account pages under the checkout return to the checkout', () => {
    expect(pathAfterSignIn(cz, true, '/cz/order-history')).toBe('/cz/checkout')
  })

  it('AUTH-09 other account pages return to the origin, or to the account', () => {
    expect(pathAfterSignIn(pl, false, '/order-history')).toBe('/order-history')
    expect(pathAfterSignIn(cz, false, '//evil.example')).toBe('/cz/customer/account')
  })
})

it('ROUTE-30 the sign-in URL contains the return path', () => {
  expect(signInPath(cz, '/cz/order-history?page=2')).toBe('/cz/sign-in?from=%2Fcz%2Forder-history%3Fpage%3D2')
  expect(signInPath(pl, '//evil.example')).toBe('/sign-in')
})
