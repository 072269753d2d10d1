import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'
import * as styles from './field.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  readonly label: ReactNode
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** A text field with its label, hint and error. */
export function Field({ label, hint, error, isOptional = false, id, ...input }: Props) {
  const generatedId = useId()
  const own = id ?? generatedId
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        type="text"
        {...input}
        id={own}
        className={styles['input']}
        aria-required={!isOptional || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(own, hint, error)}
      />
    </FieldFrame>
  )
}
