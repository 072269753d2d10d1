import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopMark } from '#src/ui/icon/icon.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import * as styles from './mini-cart.module.css'

/** The mini-cart without items: a text and a link to start shopping. */
export function MiniCartEmpty() {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['empty']}>
      <ShopMark size={72} />
      <p>{t('cart.empty.title')}</p>
      <ButtonLink to={href(store, '/')} variant="secondary">
        {t('cart.empty.home')}
      </ButtonLink>
    </div>
  )
}
