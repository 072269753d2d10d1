import type { ReactNode } from 'react'
import { useDrawers } from '../drawers/drawers.tsx'
import { navDrawerId } from './nav-drawer.tsx'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'

type Props = {
  readonly className: string | undefined
  readonly isHighlighted?: boolean
  readonly children: ReactNode
}

/** The button of the menu drawer on phones and tablets. Without JavaScript, it is a link to the drawer. */
export function NavTrigger({ className, isHighlighted, children }: Props) {
  const { open, toggle } = useDrawers()
  const isLive = useAfterHydration()
  return (
    <a
      className={className}
      href={`#${navDrawerId}`}
      role={isLive ? 'button' : undefined}
      data-trigger="nav"
      data-active={isHighlighted}
      aria-expanded={isLive ? open === 'nav' : undefined}
      aria-haspopup={isLive ? 'dialog' : undefined}
      onClick={(event) => {
        event.preventDefault()
        toggle('nav')
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        toggle('nav')
      }}
    >
      {children}
    </a>
  )
}
