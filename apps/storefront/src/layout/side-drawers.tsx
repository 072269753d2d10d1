import { CartInStep } from '#src/cart/cart-in-step.tsx'
import { AccountDrawer } from './account-drawer.tsx'
import { MiniCartDrawer } from './mini-cart-drawer.tsx'
import { WishlistDrawer } from './wishlist-drawer.tsx'

type Props = { readonly hasBar: boolean; readonly isCheckoutArea: boolean }

/**
 * The drawers that stand closed beside the page until somebody opens one; the bottom bar's only where there is one. What keeps
 * the cart in step with other tabs comes with them.
 */
export function SideDrawers({ hasBar, isCheckoutArea }: Props) {
  return (
    <>
      <CartInStep />
      {hasBar ? <AccountDrawer /> : null}
      {isCheckoutArea ? null : <MiniCartDrawer />}
      {isCheckoutArea ? null : <WishlistDrawer />}
    </>
  )
}
