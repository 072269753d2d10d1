import type { ReactNode } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './field.module.css'

export type FrameProps = {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
  readonly children: ReactNode
}

/** The `aria-describedby` of a control: the ids of its error and hint. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
}

/** The label above a control, and its hint and error below. */
export function FieldFrame({ id, label, hint, error, isOptional = false, children }: FrameProps) {
  const t = useT()
  return (
    <div className={styles['field']} data-invalid={Boolean(error)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {isOptional ? (
          <span className={styles['optional']}> ({t('ui.optional')})</span>
        ) : (
          <span className={styles['required']} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
