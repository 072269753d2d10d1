import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HiddenCart } from '#src/domains/cart/hidden-cart.tsx'
import { leaveIfEnded } from '#src/domains/session/end/leave-if-ended.ts'
import { checkoutSignIn } from '#src/domains/session/end/reload-signed-out.ts'
import { readSession } from '#src/domains/session/session.ts'
import { ownCartId } from '#src/domains/session/own-cart-id.ts'
import { trackBeginCheckout } from '#src/domains/cart/tracking/track-cart.ts'
import { useReloadInBrowser } from '#src/domains/customer/use-reload-in-browser.ts'
import { query } from '#src/platform/graphql/client.ts'
import {
  CheckoutPageDocument,
  KnownCustomerDocument,
  type KnownCustomerFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { readDraft, type Draft } from '#src/domains/checkout/buyer/checkout-draft.ts'
import { followPendingOrder, followPlacedOrder } from '#src/domains/checkout/placing/follow-order.ts'
import { addressRules, firstCountry } from '#src/domains/address/address-rules.ts'
import { agreementsOf } from '#src/domains/checkout/placing/agreements.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/**
 * Loads the cart and everything else that checkout needs. Redirects to the cart if it is empty or contains unavailable items, and
 * in a store that takes no orders yet; to the sign-in where guests may not order.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const store = storeOf(request)
  await followPendingOrder(store)
  const cartId = await ownCartId(store, request).catch(async (error: unknown) => {
    await leaveIfEnded(store, checkoutSignIn(store))
    throw error
  })
  const [page, customer] = await Promise.all([
    cartId ? query(CheckoutPageDocument, { cartId }, request, { policy: 'network-only' }) : undefined,
    readCustomer(request),
  ])
  const cart = page?.cart
  // The server may not read a customer's cart; the browser loads it.
  if (import.meta.env.SSR && cartId && !cart) return data(null, { headers: { 'cache-control': 'private, no-store' } })
  if (cartId && !cart) {
    await leaveIfEnded(store, checkoutSignIn(store))
    await followPlacedOrder(store, cartId)
  }
  if (!page || !cart || (cart.items ?? []).length === 0 || cart.items?.some((item) => !item?.is_available))
    throw redirect(href(store, cartPath))
  if (page.storeConfig?.takes_orders === false) throw redirect(href(store, cartPath))
  // The server reads only the carts of guests.
  const isGuest = import.meta.env.SSR || !readSession().isSignedIn
  if (page.storeConfig?.is_guest_checkout_enabled === false && isGuest) throw redirect(checkoutSignIn(store))
  return data({ ...page, cart, customer }, { headers: { 'cache-control': 'private, no-store' } })
}

/** What the account knows about the signed-in customer. The checkout also works without it. */
async function readCustomer(request: Request): Promise<KnownCustomerFragment | null> {
  if (import.meta.env.SSR || !readSession().isSignedIn) return null
  const options = { policy: 'network-only', isOptional: true } as const
  const known = await query(KnownCustomerDocument, {}, request, options).catch(() => null)
  return known?.customer ?? null
}

/** The checkout page. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  useReloadInBrowser(page === null)
  return page ? <Checkout key={page.cart.id} page={page} /> : <HiddenCart />
}

type Page = NonNullable<Awaited<ReturnType<typeof loader>>['data']>

function Checkout({ page }: { readonly page: Page }) {
  const store = useStore()
  const rules = addressRules(page)
  const country = firstCountry(page, rules, store)
  const agreements = agreementsOf(useT(), page)
  const draft = useDraft()
  const tell = useEffectEvent(() => trackBeginCheckout(page.cart))
  useEffect(() => tell(), [])
  return (
    <SignInAgain cartId={page.cart.id} email={page.cart.email}>
      <CheckoutPage
        key={draft ? 'resumed' : 'fresh'}
        cart={page.cart}
        draft={draft}
        rules={rules}
        country={country}
        customer={page.customer}
        agreements={agreements}
        agentMessage={page.storeConfig?.agent_checkout_not_logged_as_client_message ?? ''}
      />
    </SignInAgain>
  )
}

/** The draft stored in the tab. After server rendering it is read before the next paint, so that the fields do not flicker. */
function useDraft(): Draft | null {
  const store = useStore()
  const isInBrowser = useInBrowser()
  const [draft, setDraft] = useState(() => (isInBrowser ? readDraft(store) : null))
  useLayoutEffect(() => setDraft(readDraft(store)), [store])
  return draft
}
