import type { ReactNode } from 'react'
import { useSearchActive } from './search-active.tsx'
import { searchFieldId } from './search-field.tsx'
import { useWoken } from './use-woken.ts'

type Props = {
  readonly className: string | undefined
  readonly isHighlighted?: boolean
  readonly children: ReactNode
}

/** Expands the search; without scripts a link to its field. */
export function SearchTrigger({ className, isHighlighted, children }: Props) {
  const { isActive, expand } = useSearchActive()
  const isLive = useWoken()
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
