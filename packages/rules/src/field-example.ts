import type { FieldError } from './validators.ts'

/** The format of a country, with an example if there is one. */
export interface WrittenForm {
  test: RegExp
  example?: string
}

type IdWithExample = 'validation.bankAccount' | 'validation.phone' | 'validation.postCode'

/** The error with an example at the end of its text; without one if there is none for the country. */
export function errorWithExample(id: IdWithExample, text: string, example: string | undefined): FieldError {
  if (example === undefined) return { id, defaultMessage: text }
  return { id: `${id}.example`, defaultMessage: `${text} (ex: ${example})`, value: example }
}
