import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly children: ReactNode
  readonly error?: string | undefined
}

/** A checkbox with its label and error. */
export function Checkbox({ children, error, id, ...input }: Props) {
  const generatedId = useId()
  const own = id ?? generatedId
  return (
    <div className={styles['box']}>
      <label className={styles['row']} htmlFor={own}>
        <input
          {...input}
          id={own}
          type="checkbox"
          className={styles['input']}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${own}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p className={styles['error']} id={`${own}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
