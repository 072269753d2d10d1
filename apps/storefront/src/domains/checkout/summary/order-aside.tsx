import { useState } from 'react'
import type { OrderLinesFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Sheet } from '#src/ui/sheet/sheet.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './order-aside.module.css'
import { OrderLines } from './order-lines.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** The order summary: beside the form on desktops, in a sheet on phones. */
export function OrderAside({ cart }: { readonly cart: OrderLinesFragment }) {
  const t = useT()
  const store = useStore()
  const [isOpen, setOpen] = useState(false)
  const back = (
    <ShopLink className={styles['back']} to={href(store, cartPath)}>
      {t('checkout.changeCart')}
    </ShopLink>
  )
  return (
    <>
      <button className={styles['bar']} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="bag" size={20} />
        <span className={styles['words']}>{t('checkout.yourOrder')}</span>
        <strong>{cart.prices?.grand_total ? formatMoney(store, cart.prices.grand_total) : '–'}</strong>
        <Icon name="chevron-down" size={20} />
      </button>
      <Sheet title={t('checkout.yourOrder')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <OrderLines cart={cart} />
        {back}
      </Sheet>
      <aside className={styles['aside']} aria-labelledby="order-aside">
        <div className={styles['head']}>
          <h2 className={styles['title']} id="order-aside">
            {t('checkout.yourOrder')}
          </h2>
          {back}
        </div>
        <OrderLines cart={cart} />
      </aside>
    </>
  )
}
