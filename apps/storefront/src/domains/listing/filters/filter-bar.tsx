import { useEffect, useRef } from 'react'
import type { ListingFacetFragment, SortChoicesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { FacetPanel } from './facet-panel.tsx'
import * as styles from './filter-bar.module.css'
import type { ListingAddress } from '#src/platform/url/listing-address.ts'
import { SortPanel } from './sort-panel.tsx'

const panelId = 'filters'
const hidden = new Set(['category_uid', 'category_id'])

type Props = {
  readonly facets: readonly ListingFacetFragment[]
  readonly fields: SortChoicesFragment | null
  readonly address: ListingAddress
  readonly total: number
}

/**
 * The filters: a row of dropdowns on desktops, a full-height sheet with the sort order on small screens, with the same links.
 */
export function FilterBar({ facets, fields, address, total }: Props) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useClosingOutside(bar)
  const shown = facets
    .filter((facet) => !hidden.has(facet.attribute_code) && (facet.options?.length ?? 0) > 0)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const chosen = Object.values(address.filters).flat().length
  if (shown.length === 0) return null
  return (
    <>
      <button type="button" className={styles['open']} popoverTarget={panelId}>
        <Icon name="filter" />
        {t('catalogue.filters')} · {t('catalogue.sort')}
        {chosen > 0 ? <span className={styles['badge']}>{chosen}</span> : null}
      </button>
      <div
        ref={bar}
        id={panelId}
        popover="auto"
        className={styles['panel']}
        role="group"
        aria-label={t('catalogue.filters')}
        // Move the focus into the sheet, which covers the button that opened it.
        onToggle={({ newState, target, currentTarget }) => {
          if (newState === 'open' && target === currentTarget) title.current?.focus({ preventScroll: true })
        }}
      >
        <div className={styles['head']}>
          <h2 ref={title} className={styles['title']} tabIndex={-1}>
            {t('catalogue.filters')} · {t('catalogue.sort')}
          </h2>
          <IconButton popoverTarget={panelId} popoverTargetAction="hide" label={t('catalogue.closeFilters')}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles['facets']}>
          <div className={styles['sort']}>
            <SortPanel fields={fields} address={address} />
          </div>
          {shown.map((facet) => (
            <FacetPanel key={facet.attribute_code} facet={facet} address={address} />
          ))}
        </div>
        <div className={styles['foot']}>
          <button type="button" className={styles['show']} popoverTarget={panelId} popoverTargetAction="hide">
            {t('catalogue.showProducts', { count: total })}
          </button>
        </div>
      </div>
    </>
  )
}

// Closes open dropdowns on Escape, or when the shopper presses or focuses something else, which they might cover. In the sheet
// several facets may stay open.
function useClosingOutside(bar: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    const closeAll = (except: Element | null) => {
      if (bar.current?.matches(':popover-open')) return
      for (const details of bar.current?.querySelectorAll('details[open]') ?? []) {
        if (details !== except) details.removeAttribute('open')
      }
    }
    const onElsewhere = ({ target }: Event) => closeAll(target instanceof Element ? target.closest('details') : null)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const open = bar.current?.querySelector<HTMLElement>('details[open] > summary')
      closeAll(null)
      if (open?.matches(':not(:popover-open *)')) open.focus()
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
      document.removeEventListener('keydown', onKey)
    }
  }, [bar])
}
