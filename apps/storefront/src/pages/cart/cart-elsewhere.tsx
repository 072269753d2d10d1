import { useEffect, useState } from 'react'
import { cartElsewhere } from '#src/domains/cart/change/bring-cart.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { storeViews, type StoreView } from '#src/platform/i18n/store-views.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'
import * as styles from '#src/ui/button/button.module.css'
import { Notice } from '#src/ui/notice/notice.tsx'

type Found = { readonly store: StoreView; readonly count: number; readonly names: readonly string[] }

/** Points to the carts that the shopper has filled in stores of other countries. */
export function CartElsewhere() {
  const t = useT()
  return useFilledCarts().map(({ store, count, names }) => (
    <Notice key={store.code} title={t('cart.empty.elsewhere', { store: store.name, count, names: names.join(', ') })}>
      {/* Another store view is another document, which a router link would not load. */}
      <a className={styles['button']} data-variant="secondary" href={href(store, cartPath)}>
        {t('cart.empty.openElsewhere', { store: store.name })}
      </a>
    </Notice>
  ))
}

function useFilledCarts(): readonly Found[] {
  const current = useStore()
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    let isCurrent = true
    const request = new Request(window.location.href)
    const others = storesElsewhere(current).map(async (store) => filledCart(store, request).catch(() => undefined))
    void Promise.all(others).then((carts) => isCurrent && setFound(carts.filter((cart) => cart !== undefined)))
    return () => {
      isCurrent = false
    }
  }, [current])
  return found
}

/** One store view of each other group of the same brand in which the browser has a cart. */
function storesElsewhere({ group, theme }: StoreView): readonly StoreView[] {
  const stores = storeViews.filter((store) => store.theme === theme && store.group !== group && readCartId(store))
  return stores.filter((store, index) => stores.findIndex((first) => first.group === store.group) === index)
}

async function filledCart(store: StoreView, request: Request): Promise<Found | undefined> {
  const cart = await cartElsewhere(store, request)
  const names = (cart?.items ?? []).flatMap((line) => line?.product.name ?? [])
  return names.length > 0 ? { store, count: cart?.total_quantity ?? 0, names } : undefined
}
