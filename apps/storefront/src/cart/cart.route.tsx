import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { serverMessage } from '#src/forms/server-message.ts'
import { CartPageDocument, type CartPageQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { cartCookie, keepCartId, readCartId } from './cart-id.ts'
import { CartPage } from './cart-page.tsx'
import { changeCart, type CartOutcome } from './change-cart.ts'
import { inTurn } from './in-turn.ts'

export const handle = { isCheckoutArea: true }

/** The shopper's own cart: always fresh, never kept by anyone. */
export async function loader({ request }: LoaderFunctionArgs) {
  const cartId = readCartId(storeOf(request), request)
  const found = cartId ? await query(CartPageDocument, { cartId }, request, { policy: 'network-only' }) : undefined
  return data<CartPageQuery['cart']>(found?.cart ?? null, { headers: { 'cache-control': 'private, no-store' } })
}

/** Adds, updates or removes a line; without script the shopper is led back to the cart. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const form = await request.formData()
  const { cartId, ...change } = await inTurn(() => changeCart(store, request, form))
  const outcome: CartOutcome = {
    ...change,
    errors: change.errors.map((message) => serverMessage(translatorOf(store.locale), message)),
  }
  if (!import.meta.env.SSR) {
    if (cartId && cartId !== readCartId(store)) keepCartId(store, cartId)
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
  const cart = useLoaderData<typeof loader>()
  const outcome = useActionData<CartOutcome>()
  return <CartPage cart={cart} errors={outcome?.errors ?? []} lowered={outcome?.lowered} />
}
