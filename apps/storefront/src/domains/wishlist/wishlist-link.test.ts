import { expect, it } from 'vitest'
import { isWishlistOffered, wishlistDrawer, wishlistLink } from './wishlist-link.ts'

it('SHELL-07 links a guest to the sign-in page, which returns to the wish list', () => {
  expect(wishlistLink({ prefix: '/cz' }, false)).toBe('/cz/sign-in?from=%2Fcz%2Fwishlist')
  expect(wishlistLink({ prefix: '' }, true)).toBe('/wishlist')
})

it('WISH-13 opens the menu for a customer if the store view has it', () => {
  expect(wishlistDrawer(true, { top_menu_mini_wishlist_enabled: true })).toBe('wishlistMenu')
  expect(wishlistDrawer(true, { top_menu_mini_wishlist_enabled: false })).toBeUndefined()
  expect(wishlistDrawer(false, { top_menu_mini_wishlist_enabled: true })).toBeUndefined()
})

it('SHELL-07 offers no wish list if the store view has none', () => {
  expect(isWishlistOffered({ magento_wishlist_general_is_enabled: '1' })).toBe(true)
  expect(isWishlistOffered({ magento_wishlist_general_is_enabled: '0' })).toBe(false)
  expect(isWishlistOffered(undefined)).toBe(false)
})
