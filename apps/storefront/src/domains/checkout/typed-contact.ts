import type { ContactValues } from './contact-form.ts'

type Controls = Pick<HTMLFormElement['elements'], 'namedItem'>

/**
 * Reads what was typed into the server-rendered form before hydration. Returns the known values with these changes, or the same
 * object if nothing was typed.
 */
export function typedContact({ elements }: { readonly elements: Controls }, known: ContactValues): ContactValues {
  const changes = { email: typedInto(elements, 'email'), ...sectionOf(elements, known) }
  return Object.values(changes).every((change) => change === undefined)
    ? known
    : {
        ...known,
        ...(changes.email === undefined ? {} : { email: changes.email }),
        shipping: { ...known.shipping, ...changes.shipping },
        billing: { ...known.billing, ...changes.billing },
      }
}

function sectionOf(elements: Controls, known: ContactValues) {
  const typed = (section: 'shipping' | 'billing') => {
    const found = Object.keys(known[section]).flatMap((field) => {
      const value = typedInto(elements, `${section}.${field}`)
      return value === undefined ? [] : [[field, value]]
    })
    return found.length === 0 ? undefined : (Object.fromEntries(found) as Partial<ContactValues['shipping']>)
  }
  return { shipping: typed('shipping'), billing: typed('billing') }
}

function typedInto(elements: Controls, name: string): string | undefined {
  const control = elements.namedItem(name)
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected)
    return !initial || initial.value === control.value ? undefined : control.value
  }
  return control instanceof HTMLInputElement && control.value !== control.defaultValue ? control.value : undefined
}
