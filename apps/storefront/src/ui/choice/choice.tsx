import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './choice.module.css'

export type ChoiceOption = {
  readonly value: string
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly aside?: ReactNode
  readonly isUnavailable?: boolean
}

type Props = {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly ChoiceOption[]
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onChange?: (value: string) => void
  readonly layout?: 'rows' | 'tiles' | 'pair'
  readonly error?: string | undefined
  readonly isLegendHidden?: boolean
}

/** Native radio buttons as rows (delivery, payment), tiles (sizes) or a pair. Options that are out of stock stay selectable. */
export function Choice({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  layout = 'rows',
  error,
  isLegendHidden = false,
}: Props) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // Takes over an option chosen before hydration.
  const takeOver = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (chosen !== undefined && chosen !== value) onChange?.(chosen)
  })
  useEffect(() => takeOver(), [])
  return (
    <fieldset
      ref={group}
      className={styles['group']}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={Boolean(error) || undefined}
    >
      <legend className={styles['legend']} data-hidden={isLegendHidden}>
        {legend}
      </legend>
      <div className={styles['options']} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']} data-unavailable={option.isUnavailable ?? false}>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              value={option.value}
              {...(onChange
                ? { checked: value === option.value, onChange: () => onChange(option.value) }
                : { defaultChecked: defaultValue === option.value })}
            />
            <span className={styles['text']}>
              <span className={styles['label']}>{option.label}</span>
              {option.detail ? <span className={styles['detail']}>{option.detail}</span> : null}
            </span>
            {option.aside ? <span className={styles['aside']}>{option.aside}</span> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  )
}
