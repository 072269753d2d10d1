import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useSession } from '#src/domains/session/session.ts'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Reason } from '#src/platform/graphql/error-reason.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import type { AddressRules } from '#src/domains/address/address-form.ts'
import { withAccountEmail } from '../buyer/cart-contact.ts'
import { checkContact, hasErrors, tidyContact, type ContactErrors, type ContactValues } from '../buyer/contact-form.ts'
import { errorOfField } from '#src/domains/address/field-of-error.ts'
import type { KnownAddress } from '../buyer/known-customer.ts'
import { saveContact } from '../cart/save-to-cart.ts'
import { useSignedInAgain } from '../placing/signed-in-again.ts'
import { useClosedCart } from '../placing/use-closed-cart.ts'
import { useContact } from './use-contact.ts'

export type ContactStepProps = {
  readonly cart: CheckoutCartFragment
  readonly rules: AddressRules
  readonly given: ContactValues
  /** The addresses of the signed-in customer. */
  readonly addresses: readonly KnownAddress[]
  readonly onSaved: (cart: CheckoutCartFragment, values: ContactValues) => void
}

/** Validates and saves the form. A refusal is shown beside its field, or above the form if it names none. */
export function useContactStep({ cart, rules, given, addresses, onSaved }: ContactStepProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const contact = useContact(given, rules)
  const followClosed = useClosedCart(cart.id)
  const signedInAgain = useSignedInAgain(cart.id)
  const { isSignedIn } = useSession()
  const values = withAccountEmail(contact.values, cart, isSignedIn)
  const adopt = useEffectEvent(() => form.current && contact.adopt(form.current))
  useLayoutEffect(() => void adopt(), [])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [refusals, setRefusals] = useState(0)
  useFirstErrorFocus(form, refusals)

  const refuse = (error: unknown) => {
    const placed = error instanceof GraphqlFailure ? placeRefusal(error.errors[0]) : null
    if (!placed) return setRefusal(failureText(t, error))
    contact.setErrors(placed)
    setRefusals((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const tidy = tidyContact(values)
    const found = checkContact(tidy, rules)
    contact.setValues(tidy)
    contact.setErrors(found)
    setRefusal(null)
    if (hasErrors(found)) return setRefusals((count) => count + 1)
    setSaving(true)
    try {
      const saved = await signedInAgain(() => saveContact(cart, tidy, rules, addresses))
      if (saved) onSaved(saved, tidy)
    } catch (error) {
      if (!(await followClosed(error))) refuse(error)
    } finally {
      setSaving(false)
    }
  }
  return { ...contact, values, form, refusal, isSaving, submit }
}

/** The refusal as an error of the field that it names. */
function placeRefusal(reason: Reason | undefined): ContactErrors | null {
  const placed = errorOfField(reason)
  if (!placed) return null
  const { field, error } = placed
  return field === 'email' ? { email: error, shipping: {}, billing: {} } : { shipping: { [field]: error }, billing: {} }
}
