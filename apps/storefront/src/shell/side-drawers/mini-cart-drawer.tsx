import { Suspense } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useCartPieces } from '#src/domains/cart/change/cart-count.ts'
import { Drawer } from '../drawers/drawer.tsx'
import * as styles from './mini-cart-drawer.module.css'
import { loadMiniCart } from '../trigger/prepare-mini-cart.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const MiniCart = lazyOnRender(async () => (await loadMiniCart()).MiniCart)

/** The drawer with the mini-cart. */
export function MiniCartDrawer() {
  const t = useT()
  const count = useCartPieces()
  return (
    <Drawer
      name="miniCart"
      side="end"
      title={
        <>
          {t('cart.title')} {count > 0 ? <span className={styles['count']}>{t('cart.pieces', { count })}</span> : null}
        </>
      }
    >
      <Suspense fallback={<div className={styles['waiting']} aria-busy="true" />}>
        <MiniCart />
      </Suspense>
    </Drawer>
  )
}
