import { useId, useState, type ReactNode } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './read-more.module.css'

type Props = {
  /** The part that is always visible. */
  readonly lead: ReactNode
  /** The part that is hidden, also from screen readers, until it is expanded. Visible without JavaScript. */
  readonly children: ReactNode
}

/** The beginning of a text, with a button that shows and hides the rest. */
export function ReadMore({ lead, children }: Props) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles['text']}>
      {lead}
      <div id={id} className={styles['rest']} hidden={!isOpen}>
        {children}
      </div>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('ui.hide') : t('ui.readMore')}
      </button>
    </div>
  )
}
