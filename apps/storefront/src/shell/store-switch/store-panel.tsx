import { useId, useRef, type ToggleEvent } from 'react'
import type { SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { groupStores } from '#src/domains/store/group-stores.ts'
import { StoreChoice } from './store-choice.tsx'
import * as styles from './store-panel.module.css'

type Props = {
  readonly id: string
  readonly stores: readonly SwitcherStoreFragment[]
  readonly current: SwitcherStoreFragment | undefined
  readonly onOpen: () => void
}

/** The available store views, by group. */
export function StorePanel({ id, stores, current, onOpen }: Props) {
  const t = useT()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const toggled = (event: ToggleEvent) => {
    if (event.newState !== 'open') return
    // On phones the sheet covers the button that opened it.
    title.current?.focus({ preventScroll: true })
    onOpen()
  }
  return (
    <nav id={id} popover="auto" className={styles['panel']} aria-labelledby={titleId} onToggle={toggled}>
      <header className={styles['head']}>
        <h2 ref={title} id={titleId} className={styles['title']} tabIndex={-1}>
          {t('layout.stores')}
        </h2>
        <IconButton className={styles['close']} popoverTarget={id} popoverTargetAction="hide" label={t('ui.close')}>
          <Icon name="close" />
        </IconButton>
      </header>
      <ul className={styles['groups']}>
        {groupStores(stores).map((group) => (
          <li key={group.code}>
            <h3 className={styles['group']}>{group.name}</h3>
            <ul className={styles['stores']}>
              {group.stores.map((store) => (
                <li key={store.store_code}>
                  <StoreChoice store={store} current={current} isNamed={group.stores.length > 1} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
