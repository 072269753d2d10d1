import { useEffect, useState } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import {
  changeField,
  leaveField,
  withoutErrors,
  type AddressField,
  type AddressRules,
  type AddressValues,
} from '#src/domains/address/address-form.ts'
import { keepDraft, readDraft } from '../buyer/checkout-draft.ts'
import {
  checkContact,
  noContactErrors,
  tidyContact,
  type ContactErrors,
  type ContactValues,
} from '../buyer/contact-form.ts'
import { typedContact } from '../buyer/typed-contact.ts'

export type Section = 'shipping' | 'billing'

/** The contact form's values and errors. A field is validated when it loses focus; its error disappears while it is edited. */
export function useContact(given: ContactValues, rules: AddressRules) {
  const store = useStore()
  const [first] = useState<ContactValues>(() => ({
    ...given,
    isBillingSame: given.isBillingSame || !rules.hasBillingSection,
  }))
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState<ContactErrors>(noContactErrors)
  useEffect(() => {
    if (values !== first) keepDraft(store, { contact: values, step: 'contact' })
  }, [store, values, first])

  const setEmail = (email: string) => {
    setValues((known) => ({ ...known, email }))
    setErrors(({ email: _, ...rest }) => rest)
  }
  const setAddress = (section: Section, field: AddressField, value: string) => {
    setValues((known) => ({ ...known, [section]: changeField(known[section], field, value) }))
    setErrors((known) => ({ ...known, [section]: without(known[section], field) }))
  }
  const replaceAddress = (section: Section, address: AddressValues) => {
    setValues((known) => ({ ...known, [section]: address }))
    setErrors((known) => ({ ...known, [section]: {} }))
  }
  const setFlags = (flags: Partial<Pick<ContactValues, 'isBillingSame' | 'isSaved'>>) =>
    setValues((known) => ({ ...known, ...flags }))

  // What was typed before hydration is only in the form's DOM, not in the state.
  const adopt = (form: HTMLFormElement) => {
    const draft = readDraft(store)
    const known = draft?.contact ?? values
    const typed = typedContact(form, known)
    if (typed === known) return
    setValues(typed)
    if (draft) keepDraft(store, { contact: typed, step: 'contact' })
  }
  const leaveEmail = () => {
    if (!values.email.trim()) return
    const tidy = tidyContact(values)
    setValues((known) => ({ ...known, email: tidy.email }))
    const { email } = checkContact(tidy, rules)
    if (email) setErrors((known) => ({ ...known, email }))
  }
  const leaveAddress = (section: Section, field: AddressField) => {
    if (!values[section][field].trim()) return
    const changes = leaveField(values[section], field)
    setValues((known) => ({ ...known, [section]: { ...known[section], ...changes } }))
    const error = checkContact({ ...tidyContact(values), isBillingSame: false }, rules)[section][field]
    setErrors((known) => ({
      ...known,
      [section]: withoutErrors(known[section], Object.keys(changes), error && { [field]: error }),
    }))
  }
  const setters = { setValues, setErrors, setEmail, setAddress, replaceAddress, setFlags }
  return { values, errors, ...setters, adopt, leaveEmail, leaveAddress }
}

function without<T extends object>(errors: T, field: PropertyKey): T {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) as T
}
