import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-paths.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { isPlainClick } from '#src/url/is-plain-click.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import { useDrawers } from './drawers.tsx'
import styles from './header-trigger.module.css'
import type { DrawerName } from './one-drawer.ts'
import { TriggerBadge } from './trigger-badge.tsx'
import { useWoken } from './use-woken.ts'

type Props = {
  readonly icon: IconName
  /** The word under the icon. */
  readonly word: string
  /** The whole name, beginning with the word; the word alone when left out. */
  readonly name?: string
  readonly count?: number
  /** A badge that comes later, in place of the count. */
  readonly badge?: ReactNode
  /** Where it leads without scripts, or always when it opens no drawer. */
  readonly to: string
  readonly drawer?: DrawerName | undefined
  /** The id of the disclosure that it opens, for one that is not a dialog. */
  readonly controls?: string
  /** Called when the pointer or the focus comes near. */
  readonly onIntent?: () => void
}

/** An icon of the header: a link, and with scripts the toggle of a drawer. */
export function HeaderTrigger({ icon, word, name = word, count = 0, badge, to, drawer, controls, onIntent }: Props) {
  const { open, toggle } = useDrawers()
  const isLive = useWoken() && drawer !== undefined
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!drawer || !isPlainClick(event)) return
    event.preventDefault()
    toggle(drawer)
  }
  return (
    <ShopLink
      className={styles['trigger']}
      to={to}
      data-trigger={drawer}
      aria-expanded={isLive ? open === drawer : undefined}
      aria-haspopup={isLive && !controls ? 'dialog' : undefined}
      aria-controls={isLive && open === drawer ? controls : undefined}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={styles['icon']}>
        <Icon name={icon} />
        {badge ?? <TriggerBadge count={count} />}
      </span>
      <span className={styles['word']} aria-hidden="true">
        {word}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </ShopLink>
  )
}
