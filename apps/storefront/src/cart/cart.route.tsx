import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { followPendingOrder } from '#src/checkout/follow-order.ts'
import { readPending } from '#src/checkout/pending-order.ts'
import { useAskInBrowser } from '#src/customer/use-ask-in-browser.ts'
import { serverMessage } from '#src/forms/server-message.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { tellAdded } from './tell-added.ts'
import { readCartId } from './cart-id.ts'
import { cartCookie, keepCartId } from './keep-cart-id.ts'
import { CartPage } from './cart-page.tsx'
import { changeCart, type CartOutcome } from './change-cart.ts'
import { HiddenCart } from './hidden-cart.tsx'
import { inTurn } from './in-turn.ts'
import { loadCart } from './load-cart.ts'
import { purchaseMessage } from './purchase-message.ts'
import { tellTabs } from './tabs.ts'
import { tellRemoved } from './tell-cart.ts'

/** The shopper's own cart: always fresh, never kept by anyone. A customer's is hidden from the server's page and asked for by the browser. */
export async function loader({ request }: LoaderFunctionArgs) {
  const store = storeOf(request)
  await followPendingOrder(store)
  const loaded = await loadCart(store, request)
  return data(loaded, { headers: { 'cache-control': 'private, no-store' } })
}

/** Adds, updates or removes a line; without script the shopper is led back to the cart. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const t = translatorOf(store.locale)
  const form = await request.formData()
  const { cartId, ...change } = await inTurn(() => changeCart(store, request, form))
  const outcome: CartOutcome = {
    ...change,
    errors: change.errors.map((message) => purchaseMessage(t, serverMessage(t, message))),
  }
  if (!import.meta.env.SSR) {
    if (cartId && cartId !== readCartId(store)) keepCartId(store, cartId)
    else if (outcome.errors.length === 0) tellTabs(store, 'items')
    if (outcome.errors.length === 0 && ['remove', 'save'].includes(outcome.intent)) tellRemoved(outcome.uid)
    if (cartId && outcome.intent === 'add' && outcome.errors.length === 0) tellAdded(cartId, form)
    return outcome
  }
  const headers: HeadersInit = cartId
    ? { 'set-cookie': cartCookie(store, cartId, new URL(request.url).protocol === 'https:') }
    : {}
  if (outcome.errors.length > 0) return data(outcome, { status: 422, headers })
  if (outcome.lowered) return data(outcome, { headers })
  return redirect(href(store, '/cart'), { status: 303, headers })
}

/** The cart. */
export function Component() {
  const { cart, saved, giftOffer, isHidden } = useLoaderData<typeof loader>()
  const outcome = useActionData<CartOutcome>()
  const store = useStore()
  const isInBrowser = useInBrowser()
  // Only the browser knows of an order whose response was lost.
  useAskInBrowser(isHidden || (isInBrowser && readPending(store) !== undefined))
  if (isHidden) return <HiddenCart />
  // What is wrong with a code is said at its field.
  const errors = outcome && !['coupon', 'card'].includes(outcome.intent) ? outcome.errors : []
  return <CartPage cart={cart} saved={saved} giftOffer={giftOffer} errors={errors} lowered={outcome?.lowered} />
}
