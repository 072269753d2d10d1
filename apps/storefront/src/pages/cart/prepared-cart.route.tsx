import {
  data,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { createCart } from '#src/domains/cart/change/create-cart.ts'
import { serializeCartMutations } from '#src/domains/cart/change/serialize-cart-mutations.ts'
import { cartCookie, keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'
import { leaveNotice } from '#src/domains/session/end/leave-notice.ts'
import { ownCartId } from '#src/domains/session/own-cart-id.ts'
import { announceCartChange } from '#src/domains/cart-id/cart-changes.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { PreparedCartDocument, TakePreparedCartDocument } from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { PreparedCartPage } from './prepared-cart-page.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const privately = { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } }

/** Loads what the link to a prepared cart holds; null if it is not valid any more. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const code = params['code'] ?? ''
  const { preparedCart } = await query(PreparedCartDocument, { code }, request, { policy: 'network-only' })
  return data(preparedCart, privately)
}

/** Merges the prepared cart into the visitor's cart and shows that cart. */
export async function action({ request, params }: ActionFunctionArgs) {
  const store = storeOf(request)
  try {
    const { cartId, isMerged } = await serializeCartMutations(() => take(store, request, params['code'] ?? ''))
    if (import.meta.env.SSR) {
      const cookie = cartCookie(store, cartId, new URL(request.url).protocol === 'https:')
      return redirect(href(store, cartPath), { status: 303, headers: { 'set-cookie': cookie } })
    }
    keepCartId(store, cartId)
    announceCartChange(store, 'items')
    if (isMerged) return redirect(href(store, cartPath))
    await leaveNotice('cart.prepared.saved')
    return redirectDocument(href(store, cartPath))
  } catch (error) {
    if (!(error instanceof GraphqlFailure)) throw error
    return data(failureText(translatorOf(store.locale), error), { status: 422 })
  }
}

type Taken = {
  readonly cartId: string
  /** False if the products were saved for later, because gift cards and other products cannot be in one cart. */
  readonly isMerged: boolean
}

/** Replaces a stored cart that is no longer valid. */
async function take(store: StoreView, request: Request, code: string): Promise<Taken> {
  const known = await ownCartId(store, request)
  const send = async (cartId: string): Promise<Taken> => {
    const { takePreparedCart: taken } = await mutate(TakePreparedCartDocument, { code, cartId }, request, {
      isErrorHandled: true,
    })
    return { cartId, isMerged: (taken?.cart.lines_saved_for_later ?? 0) === 0 }
  }
  if (known === undefined) return send(await createCart(store, request))
  try {
    return await send(known)
  } catch (error) {
    if (!isInvalidCart(error)) throw error
    return send(await createCart(store, request))
  }
}

/** The page to which the link to a prepared cart leads. */
export function Component() {
  return <PreparedCartPage prepared={useLoaderData<typeof loader>()} refusal={useActionData<typeof action>()} />
}
