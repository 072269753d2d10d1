import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './bottom-bar.module.css'
import { useDrawers } from '../drawers/drawers.tsx'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'
import { accountPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly isHighlighted: boolean; readonly isCurrent: boolean }

/** The account entry of the bottom bar: opens the account sheet; without JavaScript it links to the account page. */
export function AccountEntry({ isHighlighted, isCurrent }: Props) {
  const t = useT()
  const store = useStore()
  const { open, toggle } = useDrawers()
  const isLive = useAfterHydration()
  return (
    <ShopLink
      className={styles['entry']}
      to={href(store, accountPath)}
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
