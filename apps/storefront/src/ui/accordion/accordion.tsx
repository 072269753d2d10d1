import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

type Props = {
  readonly title: ReactNode
  readonly isOpen?: boolean
  readonly children: ReactNode
  readonly name?: string
  readonly heading?: 'h2' | 'h3'
}

/** A section that folds, by the browser's own details; sections of one `name` open one at a time. */
export function Accordion({ title, isOpen = false, children, name, heading: Heading = 'h2' }: Props) {
  return (
    <details className={styles['section']} open={isOpen} name={name}>
      <summary className={styles['summary']}>
        <Heading className={styles['title']}>{title}</Heading>
        <span className={styles['arrow']}>
          <Icon name="chevron-down" size={20} />
        </span>
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}
