import type { Row } from './row.ts'
import { shops } from './shops.ts'

/** The physical shops of the chain. */
export function* shopRows(): Generator<Row> {
  for (const { code, country, stores, name, street, postcode, city, at, phone, hours } of shops) {
    yield {
      code,
      store_view_codes: stores.join(','),
      country_code: country,
      name,
      street,
      postcode,
      city,
      latitude: String(at[0]),
      longitude: String(at[1]),
      phone,
      opening_hours: hours,
    }
  }
}
