import type { ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import * as styles from './notice.module.css'

type Tone = 'info' | 'success' | 'warning' | 'error'

type Props = {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

const icons: Readonly<Record<Tone, IconName>> = { info: 'info', success: 'check', warning: 'warning', error: 'warning' }

/** A message inside the page. An error is announced at once and can take the focus. */
export function Notice({ tone = 'info', title, children, ref }: Props) {
  return (
    <div
      className={styles['notice']}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
      tabIndex={-1}
      ref={ref}
    >
      <Icon name={icons[tone]} size={20} />
      <div className={styles['text']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
