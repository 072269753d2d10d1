import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../database.ts'
import type { PersonalRow, PersonalSection, SectionName } from './personal-data.ts'

/** A section with the rows of a query, whose columns are named like fields. */
export async function section(db: Reader, name: SectionName, query: RawBuilder<PersonalRow>): Promise<PersonalSection> {
  return { name, rows: (await query.execute(db)).rows }
}

/** The lines of a stored postal address; null if there is none. In Hungary the family name comes first. */
export const addressLines = (address: string): RawBuilder<unknown> => {
  const part = (key: string) => sql`${sql.ref(address)} ->> ${sql.lit(key)}`
  const line = (...keys: string[]) => sql`nullif(concat_ws(' ', ${sql.join(keys.map(part))}), '')`
  const street = sql`(
    select string_agg(line, ', ') from jsonb_array_elements_text(coalesce(${sql.ref(address)} -> 'street', '[]')) as line)`
  return sql`case when ${sql.ref(address)} is not null then array_remove(array[
    case when ${part('countryCode')} = 'HU' then ${line('prefix', 'lastname', 'firstname', 'middlename', 'suffix')}
      else ${line('prefix', 'firstname', 'middlename', 'lastname', 'suffix')} end, ${line('company')}, ${street},
    ${line('postcode', 'city')}, ${line('region')}, ${line('countryCode')}, ${line('telephone')}, ${line('fax')},
    ${line('vatId')}], null) end`
}

/** An amount in minor units as text, such as `25.99 PLN`. */
export const amountText = (minor: string, currency: string): RawBuilder<unknown> =>
  sql`round(${sql.ref(minor)} / 100.0, 2) || ' ' || ${sql.ref(currency)}`
