type Shop = { readonly city: string | null; readonly country_id: string | null; readonly name: string | null }

/** The cities with shops, in the order of the language. */
export const citiesOf = (shops: readonly Shop[], locale: string): readonly string[] =>
  [...new Set(shops.flatMap(({ city }) => (city ? [city] : [])))].toSorted((a, b) => a.localeCompare(b, locale))

type Choice = {
  /** Empty for all. */
  readonly city: string
  readonly country: string | null | undefined
  readonly locale: string
}

/** The shops of a city: those of the store's own country first, then by city and name. */
export function shopsIn<S extends Shop>(shops: readonly S[], { city, country, locale }: Choice): readonly S[] {
  const order = (shop: Shop): string => `${shop.country_id === country ? 0 : 1} ${shop.city ?? ''} ${shop.name ?? ''}`
  return shops
    .filter((shop) => city === '' || shop.city === city)
    .toSorted((a, b) => order(a).localeCompare(order(b), locale))
}
