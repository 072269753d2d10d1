import type { ComponentProps } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { errorText } from './error-text.ts'
import type { FormOutcome } from './form-outcome.ts'

type Props = Omit<ComponentProps<typeof Field>, 'error'> & { readonly outcome: FormOutcome | undefined }

/** A field of a sent form with its error and, after the page was rendered anew, what was typed. */
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

/** A field of several lines of a sent form. */
export function SentText({ outcome, ...field }: TextProps) {
  const t = useT()
  return (
    <TextArea {...field} defaultValue={outcome?.values[field.name]} error={errorText(t, outcome?.errors[field.name])} />
  )
}
