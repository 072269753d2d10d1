import { useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './mega-menu.module.css'
import { MenuBadges } from './menu-badges.tsx'
import type { MenuItem } from './menu-tree.ts'

type Props = {
  readonly item: MenuItem
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly onShow: (uid: string | null) => void
  readonly onLeave: () => void
}

/** One top-level category: a link, a button that opens its panel, and the panel. */
export function MenuEntry({ item, isOpen, isCurrent, onShow, onLeave }: Props) {
  const t = useT()
  const store = useStore()
  const panel = useRef<HTMLDivElement>(null)
  const panelId = `menu-${item.path.replaceAll(/\W/g, '-')}`
  const hasPanel = item.children.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey)) onShow(null)
    if (!hasPanel || (event.key !== 'ArrowDown' && event.key !== ' ')) return
    event.preventDefault()
    onShow(item.uid)
    requestAnimationFrame(() => panel.current?.querySelector('a')?.focus())
  }
  return (
    <li
      className={styles['item']}
      data-open={isOpen}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onShow(hasPanel ? item.uid : null)
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onLeave()
      }}
    >
      <Link
        className={styles['topLink']}
        to={href(store, item.path)}
        data-top={item.uid}
        aria-current={isCurrent ? 'page' : undefined}
        onKeyDown={onKeyDown}
      >
        {item.name}
        <MenuBadges badges={item.badges} />
      </Link>
      {hasPanel ? (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={t('layout.showSubmenu', { name: item.name })}
            onClick={() => onShow(isOpen ? null : item.uid)}
          >
            <Icon name="chevron-down" size={16} />
          </button>
          <div ref={panel} id={panelId} className={styles['panel']}>
            <Panel item={item} />
          </div>
        </>
      ) : null}
    </li>
  )
}

function Panel({ item }: { readonly item: MenuItem }) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['inner']}>
      <Link className={styles['all']} to={href(store, item.path)}>
        {t('layout.allOf', { name: item.name })}
      </Link>
      <ul className={styles['columns']}>
        {item.children.map((second) => (
          <li key={second.uid} className={styles['column']}>
            <Link className={styles['second']} to={href(store, second.path)}>
              {second.name}
              <MenuBadges badges={second.badges} />
            </Link>
            <ul className={styles['thirds']}>
              {second.children.map((third) => (
                <li key={third.uid}>
                  <Link className={styles['third']} to={href(store, third.path)}>
                    {third.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
