import { useEffect, useRef, type ReactNode } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as styles from './checkout-step.module.css'

type Props = {
  readonly number: number
  readonly title: string
  readonly state: 'waiting' | 'open' | 'done'
  readonly summary?: ReactNode
  readonly takesFocus: boolean
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** One numbered step: waiting, open, or done and collapsed to a summary. */
export function CheckoutStep({ number, title, state, summary, takesFocus, onEdit, children }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen || !takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [isOpen, takesFocus])
  return (
    <section className={styles['step']} data-state={state} aria-labelledby={`step-${number}`}>
      <header className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={20} /> : number}
        </span>
        <h2 className={styles['title']} id={`step-${number}`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' ? (
          <Button variant="quiet" aria-label={t('checkout.editStep', { title })} onClick={onEdit}>
            {t('checkout.edit')}
          </Button>
        ) : null}
      </header>
      {state === 'done' && summary ? <div className={styles['summary']}>{summary}</div> : null}
      {isOpen ? <div className={styles['body']}>{children}</div> : null}
    </section>
  )
}
