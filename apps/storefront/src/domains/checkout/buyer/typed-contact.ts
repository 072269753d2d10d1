import { typedAddress, typedInto, type Controls } from '#src/domains/address/typed-address.ts'
import type { ContactValues } from './contact-form.ts'

/**
 * Reads what was typed into the server-rendered form before hydration. Returns the known values with these changes, or the same
 * object if nothing was typed.
 */
export function typedContact(form: { readonly elements: Controls }, known: ContactValues): ContactValues {
  const email = typedInto(form.elements, 'email') ?? known.email
  const shipping = typedAddress(form, 'shipping', known.shipping)
  const billing = typedAddress(form, 'billing', known.billing)
  const isSame = email === known.email && shipping === known.shipping && billing === known.billing
  return isSame ? known : { ...known, email, shipping, billing }
}
