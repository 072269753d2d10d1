import { Suspense, useEffect } from 'react'
import { useLapsedAdoption } from '#src/domains/session/acting/use-lapsed-adoption.ts'
import { forgetExpired } from '#src/platform/storage/forget-entries.ts'
import { CartTabSync } from '#src/domains/cart/cart-tab-sync.tsx'
import { useLostOrder } from '#src/domains/checkout/placing/use-lost-order.ts'
import { useSession } from '#src/domains/session/session.ts'
import { AccountDrawer } from './account-drawer.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { MiniCartDrawer } from './mini-cart-drawer.tsx'
import { WishlistDrawer } from './wishlist-drawer.tsx'

const AgentDrawer = lazyOnRender(async () => (await import('./agent-drawer.tsx')).AgentDrawer)
const ActingBar = lazyOnRender(async () => (await import('../acting/acting-bar.tsx')).ActingBar)

type Props = { readonly hasBar: boolean; readonly isCheckoutArea: boolean }

/**
 * All side drawers; the drawers of the bottom bar only on pages that have the bar. Also syncs the cart across tabs and shows for
 * whom an agent is acting.
 */
export function SideDrawers({ hasBar, isCheckoutArea }: Props) {
  useLapsedAdoption()
  useLostOrder(isCheckoutArea)
  useEffect(() => forgetExpired(), [])
  const { isAgent } = useSession()
  return (
    <>
      <CartTabSync />
      {isAgent ? (
        <Suspense fallback={null}>
          <ActingBar isCheckoutArea={isCheckoutArea} />
          {isCheckoutArea ? null : <AgentDrawer />}
        </Suspense>
      ) : null}
      {hasBar ? <AccountDrawer /> : null}
      {isCheckoutArea ? null : <MiniCartDrawer />}
      {isCheckoutArea ? null : <WishlistDrawer />}
    </>
  )
}
