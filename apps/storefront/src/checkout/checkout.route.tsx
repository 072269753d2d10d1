import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HiddenCart } from '#src/cart/hidden-cart.tsx'
import { ownCartId } from '#src/cart/own-cart-id.ts'
import { tellCheckout } from '#src/cart/tell-cart.ts'
import { useAskInBrowser } from '#src/customer/use-ask-in-browser.ts'
import { query } from '#src/graphql/client.ts'
import { CheckoutPageDocument, type CheckoutPageQuery } from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { useInBrowser } from '#src/browser-storage/use-in-browser.ts'
import { readDraft, type Draft } from './checkout-draft.ts'
import { followPendingOrder, followPlacedOrder } from './follow-order.ts'
import type { AddressRules } from './address-form.ts'
import { agreementsOf } from './agreements.ts'
import { CheckoutPage } from './checkout-page.tsx'

/** The cart with all that ordering it needs; without goods, or with some that cannot be bought, the way leads back to the cart. */
export async function loader({ request }: LoaderFunctionArgs) {
  const store = storeOf(request)
  await followPendingOrder(store)
  const cartId = await ownCartId(store, request)
  const page = cartId ? await query(CheckoutPageDocument, { cartId }, request, { policy: 'network-only' }) : undefined
  const cart = page?.cart
  // A customer's cart is not the server's to read: the browser asks again.
  if (import.meta.env.SSR && cartId && !cart) return data(null, { headers: { 'cache-control': 'private, no-store' } })
  if (cartId && !cart) await followPlacedOrder(store, cartId)
  if (!page || !cart || (cart.items ?? []).length === 0 || cart.items?.some((item) => !item?.is_available))
    throw redirect(href(store, '/cart'))
  return data({ ...page, cart }, { headers: { 'cache-control': 'private, no-store' } })
}

function rulesOf(page: CheckoutPageQuery): AddressRules {
  return {
    countries: (page.countries ?? []).flatMap((country) =>
      country?.id
        ? [
            {
              id: country.id,
              name: country.full_name_locale ?? country.id,
              regions: (country.available_regions ?? []).flatMap((region) =>
                region?.id ? [{ id: region.id, name: region.name ?? '' }] : [],
              ),
            },
          ]
        : [],
    ),
    countriesWithRegion: (page.storeConfig?.countries_with_required_region ?? '').split(',').filter(Boolean),
    isRegionShownElsewhere: page.storeConfig?.display_state_if_optional ?? false,
    hasBillingSection: page.storeConfig?.enable_billing_address_section ?? true,
  }
}

/** The checkout. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  useAskInBrowser(page === null)
  return page ? <Checkout key={page.cart.id} page={page} /> : <HiddenCart />
}

type Page = NonNullable<Awaited<ReturnType<typeof loader>>['data']>

function Checkout({ page }: { readonly page: Page }) {
  const store = useStore()
  const rules = rulesOf(page)
  const preferred = page.storeConfig?.default_country ?? store.country
  const country = rules.countries.find(({ id }) => id === preferred)?.id ?? rules.countries[0]?.id ?? preferred
  const agreements = agreementsOf(page)
  const draft = useDraft()
  const tell = useEffectEvent(() => tellCheckout(page.cart))
  useEffect(() => tell(), [])
  return (
    <CheckoutPage
      key={draft ? 'resumed' : 'fresh'}
      cart={page.cart}
      draft={draft}
      rules={rules}
      country={country}
      agreements={agreements}
      agentMessage={page.storeConfig?.agent_checkout_not_logged_as_client_message ?? ''}
    />
  )
}

/** What the tab kept. A page that comes from the server learns of it before it is painted again, and is left alone without one. */
function useDraft(): Draft | null {
  const store = useStore()
  const isInBrowser = useInBrowser()
  const [draft, setDraft] = useState(() => (isInBrowser ? readDraft(store) : null))
  useLayoutEffect(() => setDraft(readDraft(store)), [store])
  return draft
}
