import { failureText } from '#src/platform/forms/failure-text.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type { FormOutcome } from '../customer/form-outcome.ts'
import { emptyAddress, type AddressErrors, type AddressField, type AddressValues } from './address-form.ts'
import { errorOfField } from './field-of-error.ts'

const section = 'address'

/** The values of a submitted address form. A store view with one country has no field for it. */
export function submittedAddress(form: FormData, country: string): AddressValues {
  const fields = Object.keys(emptyAddress(country)).flatMap((field) => {
    const value = form.get(`${section}.${field}`)
    return typeof value === 'string' ? [[field, value]] : []
  })
  return { ...emptyAddress(country), ...(Object.fromEntries(fields) as Partial<AddressValues>) }
}

/** The outcome of an address form with these errors. */
export const addressOutcome = (errors: AddressErrors): FormOutcome => ({
  errors: Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${section}.${field}`, error])),
  values: {},
})

/** The outcome of an address form that the server refused. Rethrows any error that is not a GraphqlFailure. */
export function refusedAddress(t: Translate, error: unknown): FormOutcome {
  if (!(error instanceof GraphqlFailure)) throw error
  const placed = errorOfField(error.errors[0])
  return placed
    ? addressOutcome({ [placed.field]: placed.error })
    : { ...addressOutcome({}), refusal: failureText(t, error) }
}

/** The errors by field of an address form. */
export function errorsOf(outcome: FormOutcome | undefined): AddressErrors {
  const errors = Object.entries(outcome?.errors ?? {})
  return Object.fromEntries(errors.map(([name, error]) => [name.replace(`${section}.`, ''), error])) as AddressErrors
}

/** The labels of the fields, by the names under which their errors are returned. */
export const addressLabels = (t: Translate): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(emptyAddress('')) as AddressField[])
      .filter((field) => field !== 'kind')
      .map((field) => [`${section}.${field}`, t(`address.field.${field}`)]),
  )
