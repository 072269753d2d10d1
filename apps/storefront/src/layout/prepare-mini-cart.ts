export const loadMiniCart = () => import('#src/cart/mini-cart.tsx')

/** Fetches the mini-cart ahead, once the pointer or the focus comes near its trigger. */
export function prepareMiniCart(): void {
  loadMiniCart().catch(() => undefined)
}
