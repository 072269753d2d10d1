import type { ComponentProps } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Field } from '../field/field.tsx'
import { TextArea } from '../field/text-area.tsx'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'

type Props = Omit<ComponentProps<typeof Field>, 'error'> & { readonly outcome: FormOutcome | undefined }

/** A field of a SentForm with its error and, after a full page load, the submitted value. */
export function SentField({ outcome, ...field }: Props) {
  const t = useT()
  return (
    <Field
      maxLength={255}
      {...field}
      defaultValue={outcome?.values[field.name] ?? field.defaultValue}
      error={errorText(t, outcome?.errors[field.name])}
    />
  )
}

type TextProps = Omit<ComponentProps<typeof TextArea>, 'error'> & { readonly outcome: FormOutcome | undefined }

/** A multi-line field of a SentForm. */
export function SentText({ outcome, ...field }: TextProps) {
  const t = useT()
  return (
    <TextArea {...field} defaultValue={outcome?.values[field.name]} error={errorText(t, outcome?.errors[field.name])} />
  )
}
