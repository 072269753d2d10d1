export const loadMiniCart = () => import('#src/domains/cart/mini-cart/mini-cart.tsx')

/** Preloads the mini-cart when the pointer or focus comes near its button. */
export function prepareMiniCart(): void {
  loadMiniCart().catch(() => undefined)
}
