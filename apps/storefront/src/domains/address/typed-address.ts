import type { AddressValues } from './address-form.ts'

export type Controls = Pick<HTMLFormElement['elements'], 'namedItem'>

/** The known values with those that differ in the form's DOM, or the same object if none does. */
export function typedAddress(
  { elements }: { readonly elements: Controls },
  section: string,
  known: AddressValues,
): AddressValues {
  const typed = Object.keys(known).flatMap((field) => {
    const value = typedInto(elements, `${section}.${field}`)
    return value === undefined ? [] : [[field, value]]
  })
  return typed.length === 0 ? known : { ...known, ...(Object.fromEntries(typed) as Partial<AddressValues>) }
}

/** The value of a control that was changed without React, for example before hydration; undefined if it was not changed. */
export function typedInto(elements: Controls, name: string): string | undefined {
  const control = elements.namedItem(name)
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected)
    return !initial || initial.value === control.value ? undefined : control.value
  }
  return control instanceof HTMLInputElement && control.value !== control.defaultValue ? control.value : undefined
}
