import { useState, type ChangeEvent } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './stepper.module.css'

type Props = {
  readonly name: string
  readonly value: number
  readonly label: string
  readonly minimum?: number
  readonly maximum?: number
  readonly onChange?: (value: number) => void
}

/**
 * A quantity input with buttons. It allows typing more than the maximum; the caller must reject that. Without JavaScript a
 * plain field.
 */
export function Stepper({ name, value, label, minimum = 1, maximum = 99, onChange }: Props) {
  const t = useT()
  const [draft, setDraft] = useState<string | null>(null)
  const set = (wanted: number) => {
    setDraft(null)
    if (wanted >= minimum && wanted !== value) onChange?.(wanted)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value)
  const settle = () => {
    if (draft !== null) set(Number.parseInt(draft, 10) || value)
  }
  return (
    <span className={styles['stepper']}>
      <button
        className={styles['step']}
        type="button"
        aria-label={t('ui.stepper.less', { label })}
        aria-disabled={value <= minimum}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        className={styles['number']}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        maxLength={4}
        {...(onChange ? { value: draft ?? String(value), onChange: type, onBlur: settle } : { defaultValue: value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onChange) return
          event.preventDefault()
          settle()
        }}
      />
      <button
        className={styles['step']}
        type="button"
        aria-label={t('ui.stepper.more', { label })}
        aria-disabled={value >= maximum}
        onClick={() => set(Math.min(value + 1, maximum))}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  )
}
