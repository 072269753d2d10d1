import type { FieldError, FieldErrorId } from '@bocian/rules/validators.ts'
import type { ServerError } from '#src/platform/graphql/error-codes.gen.ts'
import type { Reason } from '#src/platform/graphql/error-reason.ts'
import type { AddressField } from './address-form.ts'

type Field = AddressField | 'email'

/** The field of the contact step to which an error belongs; undefined if it belongs to none. */
export function fieldOfError(reason: Reason | undefined): Field | undefined {
  const error = reason as ServerError | undefined
  switch (error?.code) {
    case 'GUEST_EMAIL_INVALID':
      return 'email'
    case 'FIELD_REQUIRED':
    case 'FIELD_INVALID':
    case 'FIELD_TOO_LONG':
      return fields[error.parameters.field]
    case 'STREET_TOO_MANY_LINES':
      return 'street'
    case 'POST_CODE_INVALID':
      return 'postcode'
    case 'PHONE_INVALID':
      return 'telephone'
    case 'REGION_REQUIRED':
    case 'REGION_MISMATCH':
      return 'region'
    case 'COUNTRY_NOT_AVAILABLE':
      return 'country'
    default:
      return undefined
  }
}

/** Form fields by their name in the server's address input. */
const fields: Readonly<Record<string, Field>> = {
  firstname: 'firstname',
  lastname: 'lastname',
  company: 'company',
  vat_id: 'vat',
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  telephone: 'telephone',
  region: 'region',
}

/** The error to show beside the field to which the server's error belongs; null if it belongs to none. */
export function errorOfField(reason: Reason | undefined): { readonly field: Field; readonly error: FieldError } | null {
  const field = fieldOfError(reason)
  if (!field) return null
  return { field, error: { id: errorIds[field] ?? 'validation.invalid', defaultMessage: reason?.code ?? '' } }
}

const errorIds: Readonly<Record<string, FieldErrorId>> = {
  email: 'validation.email',
  postcode: 'validation.postCode',
  telephone: 'validation.phone',
  region: 'validation.required',
}
