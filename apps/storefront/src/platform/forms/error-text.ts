import type { FieldError } from '@bocian/rules/validators.ts'
import type { Translate } from '../i18n/messages.ts'

/** The message for a field error, in the shopper's language. */
export function errorText(t: Translate, error: FieldError | null | undefined): string | undefined {
  return error ? t(`forms.${error.id}`, { value: error.value ?? '' }) : undefined
}
