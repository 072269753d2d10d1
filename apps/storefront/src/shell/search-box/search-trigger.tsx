import type { ReactNode } from 'react'
import { useSearchActive } from '#src/domains/suggest/search-active.tsx'
import { searchFieldId } from './search-field.tsx'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'

type Props = {
  readonly className: string | undefined
  readonly isHighlighted?: boolean
  readonly children: ReactNode
}

/** Expands the search; without JavaScript a link to its field. */
export function SearchTrigger({ className, isHighlighted, children }: Props) {
  const { isActive, expand } = useSearchActive()
  const isLive = useAfterHydration()
  return (
    <a
      className={className}
      href={`#${searchFieldId}`}
      role={isLive ? 'button' : undefined}
      data-active={isHighlighted}
      aria-expanded={isLive ? isActive : undefined}
      onClick={(event) => {
        event.preventDefault()
        expand()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        expand()
      }}
    >
      {children}
    </a>
  )
}
