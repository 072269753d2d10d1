import { useId, type TextareaHTMLAttributes } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'
import * as styles from './field.module.css'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
  readonly label: string
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** A multi-line text field with its label, hint and error. */
export function TextArea({ label, hint, error, isOptional = false, id, ...area }: Props) {
  const generatedId = useId()
  const own = id ?? generatedId
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        rows={6}
        {...area}
        id={own}
        className={styles['input']}
        aria-required={!isOptional || undefined}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(own, hint, error)}
      />
    </FieldFrame>
  )
}
