import { checkEmail, normalizeEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'
import {
  checkAddress,
  emptyAddress,
  tidyAddress,
  type AddressErrors,
  type AddressRules,
  type AddressValues,
} from '#src/domains/address/address-form.ts'

export type ContactValues = {
  readonly email: string
  readonly shipping: AddressValues
  readonly isBillingSame: boolean
  readonly billing: AddressValues
  /** Whether the entered addresses are saved in the customer's address book. */
  readonly isSaved: boolean
}

export type ContactErrors = {
  readonly email?: FieldError
  readonly shipping: AddressErrors
  readonly billing: AddressErrors
}

export const noContactErrors: ContactErrors = { shipping: {}, billing: {} }

export function emptyContact(country: string): ContactValues {
  return {
    email: '',
    shipping: emptyAddress(country),
    isBillingSame: true,
    billing: emptyAddress(country),
    isSaved: true,
  }
}

/** The errors of the form, by section and field. */
export function checkContact(values: ContactValues, rules: AddressRules): ContactErrors {
  const email = requireValue(values.email) ?? checkEmail(values.email)
  return {
    ...(email ? { email } : {}),
    shipping: checkAddress(values.shipping, rules),
    billing: values.isBillingSame ? {} : checkAddress(values.billing, rules),
  }
}

export function hasErrors(errors: ContactErrors): boolean {
  return Boolean(errors.email) || [errors.shipping, errors.billing].some((address) => Object.keys(address).length > 0)
}

/** The values in the format in which they are sent. */
export function tidyContact(values: ContactValues): ContactValues {
  return {
    ...values,
    email: normalizeEmail(values.email),
    shipping: tidyAddress(values.shipping),
    billing: tidyAddress(values.billing),
  }
}
