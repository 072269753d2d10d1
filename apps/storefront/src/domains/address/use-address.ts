import { useState } from 'react'
import {
  changeField,
  checkAddress,
  tidyAddress,
  type AddressErrors,
  type AddressField,
  type AddressRules,
  type AddressValues,
} from './address-form.ts'
import { typedAddress, type Controls } from './typed-address.ts'

/**
 * The values and errors of one address form. A field is validated when it loses focus; its error disappears while it is edited.
 * @param refused The errors of the last attempt to submit the form.
 */
export function useAddress(first: AddressValues, section: string, rules: AddressRules, refused: AddressErrors) {
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState(refused)
  const [shown, setShown] = useState(refused)
  if (shown !== refused) {
    setShown(refused)
    setErrors(refused)
  }
  const setField = (field: AddressField, value: string) => {
    setValues((known) => changeField(known, field, value))
    setErrors(({ [field]: _, ...others }) => others)
  }
  const leaveField = (field: AddressField) => {
    if (!values[field].trim()) return
    const tidy = tidyAddress(values)
    setValues((known) => ({ ...known, [field]: tidy[field] }))
    const error = checkAddress(tidy, rules)[field]
    if (error) setErrors((known) => ({ ...known, [field]: error }))
  }
  /** Takes over values that were put into the fields without React. */
  const adopt = (form: { readonly elements: Controls }) => setValues((known) => typedAddress(form, section, known))
  return { values, errors, setField, leaveField, adopt }
}
