import type { FieldError } from '@bocian/rules/validators.ts'
import type { Translate } from '#src/i18n/messages.ts'

/** What is wrong with a field, in the shopper's language. */
export function errorText(t: Translate, error: FieldError | null | undefined): string | undefined {
  return error ? t(`forms.${error.id}`, { value: error.value ?? '' }) : undefined
}
