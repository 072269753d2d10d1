import { Suspense } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useMenu } from '#src/domains/catalogue/menu-tree.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopMark } from '#src/ui/icon/icon.tsx'
import { LinkChips } from '#src/ui/link/link-chips.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import * as styles from './empty-cart.module.css'

const CartElsewhere = lazyOnRender(async () => (await import('./cart-elsewhere.tsx')).CartElsewhere)

/** An empty cart with links to the shopper's cart in another store, if there is one, and to products. */
export function EmptyCart() {
  const t = useT()
  const store = useStore()
  const menu = useMenu()
  return (
    <section className={styles['empty']}>
      <ShopMark size={96} />
      <h2 className={styles['title']}>{t('cart.empty.title')}</h2>
      <p className={styles['text']}>{t('cart.empty.text')}</p>
      <Suspense>
        <CartElsewhere />
      </Suspense>
      <LinkChips links={menu.slice(0, 6)} isCentred />
      <ButtonLink to={href(store, '/')}>{t('cart.empty.home')}</ButtonLink>
    </section>
  )
}
