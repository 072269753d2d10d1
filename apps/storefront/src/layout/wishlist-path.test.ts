import { expect, it } from 'vitest'
import { wishlistPath } from './wishlist-path.ts'

it('SHELL-07 takes a visitor who is not signed in to sign in, and then to the wish list', () => {
  expect(wishlistPath({ prefix: '/cz' }, false)).toBe('/cz/sign-in?from=%2Fcz%2Fwishlist')
  expect(wishlistPath({ prefix: '' }, true)).toBe('/wishlist')
})
