import { Suspense, useEffect, useRef } from 'react'
import styles from './search-field.module.css'
import { onDemand } from './later.ts'
import { useSearchActive } from './search-active.tsx'
import { SearchForm } from './search-form.tsx'

const SearchAssist = onDemand(async () => (await import('#src/suggest/search-assist.tsx')).SearchAssist)

export const searchFieldId = 'search'

/** The header's search: expanded while it has the focus. On phones it stands in a panel of its own instead. */
export function SearchField() {
  const { place, expand, collapse } = useSearchActive()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (place !== 'field' || document.activeElement === input.current) return undefined
    let frame = 0
    // What is inert takes no focus: the header comes back into the page first.
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
