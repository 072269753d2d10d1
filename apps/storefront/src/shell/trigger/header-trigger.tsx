import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-paths.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { useDrawers } from '../drawers/drawers.tsx'
import * as styles from './header-trigger.module.css'
import type { DrawerName } from '../drawers/one-drawer.ts'
import { TriggerBadge } from './trigger-badge.tsx'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'

type Props = {
  readonly icon: IconName
  /** The label under the icon. */
  readonly word: string
  /** The accessible name, which must start with `word`; `word` by default. */
  readonly name?: string
  readonly count?: number
  /** A lazy badge instead of `count`. */
  readonly badge?: ReactNode
  /** The link target without JavaScript, or always if it opens no drawer. */
  readonly to: string
  readonly drawer?: DrawerName | undefined
  /** The id of the dropdown that it opens, if that is not a dialog. */
  readonly controls?: string
  /** Called when the pointer or focus comes near. */
  readonly onIntent?: () => void
}

/** An icon in the header: a link that, with JavaScript, toggles a drawer. */
export function HeaderTrigger({ icon, word, name = word, count = 0, badge, to, drawer, controls, onIntent }: Props) {
  const { open, toggle } = useDrawers()
  const isLive = useAfterHydration() && drawer !== undefined
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
