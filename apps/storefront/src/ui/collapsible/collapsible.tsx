import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './collapsible.module.css'

type Props = {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
  readonly isOpen: boolean
  /** Called with the section's id and whether it should be open. */
  readonly onToggle: (id: string, isOpen: boolean) => void
  /** True to ignore clicks. */
  readonly isBlocked?: boolean
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** The name of a group of sections, of which only one is open at a time, even without JavaScript. */
  readonly name?: string | undefined
}

/** A collapsible section with a plus or minus icon. Uses `<details>`, so it needs no JavaScript. */
export function Collapsible({ id, title, children, isOpen, onToggle, isBlocked = false, ...more }: Props) {
  const { heading: Heading = 'h2', name } = more
  const onClick = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault()
  }
  const follow = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.target === event.currentTarget && event.currentTarget.open !== isOpen)
      onToggle(id, event.currentTarget.open)
  }
  return (
    <details id={id} className={styles['section']} open={isOpen} name={name} onToggle={follow}>
      <summary className={styles['summary']} aria-disabled={isBlocked || undefined} onClick={onClick}>
        <Heading className={styles['title']}>{title}</Heading>
        <span className={styles['plus']}>
          <Icon name="plus" size={20} />
        </span>
        <span className={styles['minus']}>
          <Icon name="minus" size={20} />
        </span>
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}
