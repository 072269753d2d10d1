import { Suspense, useEffect } from 'react'
import { useLapsedAdoption } from '#src/agent/use-lapsed-adoption.ts'
import { forgetExpired } from '#src/browser-storage/forget-entries.ts'
import { CartInStep } from '#src/cart/cart-in-step.tsx'
import { useLostOrder } from '#src/checkout/use-lost-order.ts'
import { useSession } from '#src/customer/session.ts'
import { AccountDrawer } from './account-drawer.tsx'
import { onDemand } from './later.ts'
import { MiniCartDrawer } from './mini-cart-drawer.tsx'
import { WishlistDrawer } from './wishlist-drawer.tsx'

const AgentDrawer = onDemand(async () => (await import('./agent-drawer.tsx')).AgentDrawer)
const ActingBar = onDemand(async () => (await import('#src/agent/acting-bar.tsx')).ActingBar)

type Props = { readonly hasBar: boolean; readonly isCheckoutArea: boolean }

/**
 * The drawers, closed until somebody opens one; the bottom bar's only where there is one. Also keeps the cart in sync with
 * other tabs and shows for whom an agent acts.
 */
export function SideDrawers({ hasBar, isCheckoutArea }: Props) {
  useLapsedAdoption()
  useLostOrder(isCheckoutArea)
  useEffect(() => forgetExpired(), [])
  const { isAgent } = useSession()
  return (
    <>
      <CartInStep />
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
