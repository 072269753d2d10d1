import { Suspense } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { useCartPieces } from './cart-count.ts'
import { Drawer } from './drawer.tsx'
import styles from './mini-cart-drawer.module.css'
import { loadMiniCart } from './prepare-mini-cart.ts'
import { onDemand } from './later.ts'

const MiniCart = onDemand(async () => (await loadMiniCart()).MiniCart)

/** The cart beside the page. */
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
