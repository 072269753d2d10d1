import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { followPendingOrder } from '#src/domains/checkout/placing/follow-order.ts'
import { readPending } from '#src/domains/checkout/placing/pending-order.ts'
import { useReloadInBrowser } from '#src/domains/customer/use-reload-in-browser.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { trackAddToCart } from '#src/domains/cart/tracking/track-add-to-cart.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { cartCookie, keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { CartPage } from './cart-page.tsx'
import { changeCart, type CartOutcome } from '#src/domains/cart/change/change-cart.ts'
import { HiddenCart } from '#src/domains/cart/hidden-cart.tsx'
import { serializeCartMutations } from '#src/domains/cart/change/serialize-cart-mutations.ts'
import { loadCart } from '#src/domains/cart/load-cart.ts'
import { announceCartChange } from '#src/domains/cart-id/cart-changes.ts'
import { trackRemoveFromCart } from '#src/domains/cart/tracking/track-cart.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** Loads the shopper's own cart, never cached. The browser loads a customer's cart, which the server may not read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const store = storeOf(request)
  await followPendingOrder(store)
  const loaded = await loadCart(store, request)
  return data(loaded, { headers: { 'cache-control': 'private, no-store' } })
}

/** Adds, updates or removes an item. Without JavaScript it redirects to the cart. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const form = await request.formData()
  const { cartId, ...outcome } = await serializeCartMutations(() => changeCart(store, request, form))
  if (!import.meta.env.SSR) {
    if (cartId && cartId !== readCartId(store)) keepCartId(store, cartId)
    else if (outcome.errors.length === 0) announceCartChange(store, 'items')
    if (outcome.errors.length === 0 && ['remove', 'save'].includes(outcome.intent)) trackRemoveFromCart(outcome.uid)
    if (cartId && outcome.intent === 'add' && outcome.errors.length === 0) trackAddToCart(cartId, form)
    return outcome
  }
  const headers: HeadersInit = cartId
    ? { 'set-cookie': cartCookie(store, cartId, new URL(request.url).protocol === 'https:') }
    : {}
  if (outcome.errors.length > 0) return data(outcome, { status: 422, headers })
  if (outcome.lowered) return data(outcome, { headers })
  return redirect(href(store, cartPath), { status: 303, headers })
}

/** The cart page. */
export function Component() {
  const { cart, saved, giftOffer, takesOrders, takesGuests, isHidden } = useLoaderData<typeof loader>()
  const outcome = useActionData<CartOutcome>()
  const store = useStore()
  const isInBrowser = useInBrowser()
  // Only the browser knows of an order whose response was lost.
  useReloadInBrowser(isHidden || (isInBrowser && readPending(store) !== undefined))
  if (isHidden) return <HiddenCart />
  // The field itself shows the error of a coupon or gift card code.
  const errors = outcome && !['coupon', 'card'].includes(outcome.intent) ? outcome.errors : []
  return (
    <CartPage
      cart={cart}
      saved={saved}
      giftOffer={giftOffer}
      takesOrders={takesOrders !== false}
      takesGuests={takesGuests !== false}
      errors={errors}
      lowered={outcome?.lowered}
    />
  )
}
