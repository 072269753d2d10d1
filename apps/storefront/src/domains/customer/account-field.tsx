import type { ComponentProps } from 'react'
import { errorText } from '#src/platform/forms/error-text.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import type { FormOutcome } from './form-outcome.ts'

type Props = ComponentProps<typeof Field> & { readonly outcome: FormOutcome | undefined }

const longest = 255

/** A field of an account form, with its error and, after a form post without JavaScript, the typed value. */
export function AccountField({ outcome, name, defaultValue, ...rest }: Props) {
  const t = useT()
  const field = {
    maxLength: longest,
    ...rest,
    name,
    id: `field-${name}`,
    defaultValue: outcome?.values[name] ?? defaultValue,
    error: errorText(t, outcome?.errors[name]),
  }
  return rest.type === 'password' ? <PasswordField {...field} /> : <Field {...field} />
}
