import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { isPlainClick } from '#src/url/is-plain-click.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './bottom-bar.module.css'
import { useDrawers } from './drawers.tsx'
import { useWoken } from './use-woken.ts'

type Props = { readonly isHighlighted: boolean; readonly isCurrent: boolean }

/** The bottom bar's way to the account: opens its sheet, and without scripts leads to its page. */
export function AccountEntry({ isHighlighted, isCurrent }: Props) {
  const t = useT()
  const store = useStore()
  const { open, toggle } = useDrawers()
  const isLive = useWoken()
  return (
    <ShopLink
      className={styles['entry']}
      to={href(store, '/customer/account')}
      data-trigger="mobileBottomModal"
      data-active={isHighlighted}
      aria-current={isCurrent ? 'page' : undefined}
      aria-expanded={isLive ? open === 'mobileBottomModal' : undefined}
      aria-haspopup={isLive ? 'dialog' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        toggle('mobileBottomModal')
      }}
    >
      <Icon name="user" />
      <span className={styles['word']}>{t('layout.account')}</span>
    </ShopLink>
  )
}
