type NameField = 'firstname' | 'lastname'

/**
 * The fields of a name in the order in which a form asks for them and in which they are written: in Hungarian the family name comes
 * first. The place is a country or a locale: `HU`, `hu-HU`, `hu_HU`.
 */
export function nameOrder(place: string): readonly [NameField, NameField] {
  return /^hu(?!\p{L})/iu.test(place) ? ['lastname', 'firstname'] : ['firstname', 'lastname']
}

/** A person's full name, as it is written in a country or a language; what is missing is left out. */
export function fullName(place: string, name: { readonly [Field in NameField]?: string | null | undefined }): string {
  return nameOrder(place)
    .map((field) => name[field]?.trim())
    .filter(Boolean)
    .join(' ')
}
