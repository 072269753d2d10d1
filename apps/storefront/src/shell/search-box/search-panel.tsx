import { useEffect, useId, useRef } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useModal } from '#src/ui/dialog/use-modal.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { SearchAssist } from '#src/domains/suggest/search-assist.tsx'
import { useSearchPlaces } from '#src/domains/suggest/use-search-places.ts'
import { LinkChips } from '#src/ui/link/link-chips.tsx'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { useSearchActive } from '#src/domains/suggest/search-active.tsx'
import { SearchForm } from './search-form.tsx'
import * as styles from './search-panel.module.css'

/** The full-screen search dialog of phones. */
export function SearchPanel({ menu }: { readonly menu: readonly MenuItem[] }) {
  const t = useT()
  const id = useId()
  const { place, collapse } = useSearchActive()
  const { leave } = useSearchPlaces()
  const isOpen = place === 'panel'
  const close = () => {
    collapse()
    leave()
  }
  const modal = useModal(isOpen, collapse)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  return (
    <dialog {...modal} className={styles['panel']} aria-label={t('layout.search')}>
      {isOpen ? (
        <>
          <div className={styles['row']}>
            <IconButton label={t('suggest.close')} onClick={close}>
              <Icon name="arrow-left" />
            </IconButton>
            <SearchForm id={id} input={input} />
          </div>
          <SearchAssist input={input} isDialog />
          <nav className={styles['ways']} aria-label={t('layout.mainMenu')}>
            <LinkChips links={menu} />
          </nav>
        </>
      ) : null}
    </dialog>
  )
}
