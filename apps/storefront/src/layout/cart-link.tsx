import { Link } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import styles from './cart-link.module.css'
import { useCartCount } from './use-cart-count.ts'

const most = 99

/** The way to the cart, with the number of pieces in it. */
export function CartLink() {
  const t = useT()
  const store = useStore()
  const count = useCartCount()
  return (
    <Link className={styles['link']} to={href(store, '/cart')}>
      <span className={styles['icon']}>
        <Icon name="bag" />
        <Count count={count} />
      </span>
      <span className={styles['word']} aria-hidden="true">
        {t('layout.cart')}
      </span>
      <VisuallyHidden>{t('layout.cartWithItems', { count })}</VisuallyHidden>
    </Link>
  )
}

/** The number alone, for the bottom bar. */
export function CartCount() {
  return <Count count={useCartCount()} />
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className={styles['count']} aria-hidden="true">
      {count > most ? `${most}+` : count}
    </span>
  )
}
