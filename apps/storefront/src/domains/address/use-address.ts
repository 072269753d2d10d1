import { useState } from 'react'
import {
  changeField,
  checkAddress,
  leaveField as changesOnLeaving,
  tidyAddress,
  withoutErrors,
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
    const changes = changesOnLeaving(values, field)
    setValues((known) => ({ ...known, ...changes }))
    const error = checkAddress(tidyAddress(values), rules)[field]
    setErrors((known) => withoutErrors(known, Object.keys(changes), error && { [field]: error }))
  }
  /** Takes over values that were put into the fields without React. */
  const adopt = (form: { readonly elements: Controls }) => setValues((known) => typedAddress(form, section, known))
  return { values, errors, setField, leaveField, adopt }
}
