import { Suspense, useEffect, useRef } from 'react'
import * as styles from './search-field.module.css'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useSearchActive } from '#src/domains/suggest/search-active.tsx'
import { SearchForm } from './search-form.tsx'

const SearchAssist = lazyOnRender(async () => (await import('#src/domains/suggest/search-assist.tsx')).SearchAssist)

export const searchFieldId = 'search'

/** The header's search field, expanded while focused. Phones use a full-screen panel instead. */
export function SearchField() {
  const { place, expand, collapse } = useSearchActive()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (place !== 'field' || document.activeElement === input.current) return undefined
    let frame = 0
    // An inert element cannot be focused: wait until the header is visible again.
    const focusOnceSeen = () => {
      if (input.current?.closest('[inert]')) frame = requestAnimationFrame(focusOnceSeen)
      else input.current?.focus({ preventScroll: true })
    }
    frame = requestAnimationFrame(focusOnceSeen)
    return () => cancelAnimationFrame(frame)
  }, [place])
  return (
    <div
      className={styles['field']}
      onFocus={() => {
        if (place === 'none') expand()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) collapse()
      }}
    >
      <SearchForm id={searchFieldId} input={input} />
      {place === 'field' ? (
        <Suspense>
          <SearchAssist input={input} />
        </Suspense>
      ) : null}
    </div>
  )
}
