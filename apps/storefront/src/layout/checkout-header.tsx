import { Link } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Logo } from '#src/ui/icon/icon.tsx'
import styles from './header.module.css'

/** The quiet header of cart and checkout: the logo alone. */
export function CheckoutHeader() {
  const t = useT()
  const store = useStore()
  return (
    <header className={styles['header']} data-state="still">
      <div className={styles['row']}>
        <Link className={styles['logo']} to={href(store, '/')} aria-label={t('layout.home')}>
          <Logo />
        </Link>
      </div>
    </header>
  )
}
