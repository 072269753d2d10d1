import { useId, type ReactNode, type SelectHTMLAttributes } from 'react'
import { describedBy, FieldFrame } from '../field/field-frame.tsx'
import * as styles from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'

export type SelectOption = { readonly value: string; readonly label: string }

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
  readonly label: ReactNode
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** A native select with label, hint and error. */
export function Select({ label, options, hint, error, isOptional = false, id, ...select }: Props) {
  const generatedId = useId()
  const own = id ?? generatedId
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles['selectBox']}>
        <select
          {...select}
          id={own}
          className={`${styles['input']} ${styles['select']}`}
          aria-required={!isOptional || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(own, hint, error)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles['arrow']}>
          <Icon name="chevron-down" size={20} />
        </span>
      </div>
    </FieldFrame>
  )
}
