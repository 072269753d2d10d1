import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A region as a shop's description lists it. */
export interface OwnRegion {
  country: string
  code: string
  name: string
}

/** A region with its place in the list of its country, from 1. */
export type PlacedRegion = OwnRegion & { place: number }

/** The regions that the description lists, in its order, by country. */
export function selectOwnRegions(db: Reader): Promise<OwnRegion[]> {
  return db
    .selectFrom('store_region')
    .select(['country', 'code', 'name'])
    .where('place', 'is not', null)
    .orderBy('country')
    .orderBy('place')
    .execute()
}

/** Takes the place and the own name of all regions but these, and the offer of those that no shop has without a description. */
export async function withdrawRegionsExcept(tx: Writer, regions: readonly PlacedRegion[]): Promise<void> {
  const [countries, codes] = [regions.map(({ country }) => country), regions.map(({ code }) => code)]
  await sql`
    update store_region
    set place = null, name = coalesce(common_name, name),
      is_offered = common_name is not null and country <> all(${countries}::text[])
    where (country, code) not in (select * from unnest(${countries}::text[], ${codes}::text[]))
      and (place is not null or is_offered is distinct from
        (common_name is not null and country <> all(${countries}::text[])))`.execute(tx)
}

/** Saves regions by country and code. A known one keeps its id; ids of new ones begin above those that a later common list may take. */
export async function upsertOwnRegions(tx: Writer, regions: readonly PlacedRegion[]): Promise<void> {
  const [countries, codes, names] = (['country', 'code', 'name'] as const).map((key) =>
    regions.map((region) => region[key]),
  )
  const places = regions.map(({ place }) => place)
  await sql`
    insert into store_region (id, country, code, name, place)
    select coalesce(known.id, (select greatest(max(id), 9999) from store_region) + row_number() over (order by own.country, own.place)),
      own.country, own.code, own.name, own.place
    from unnest(${countries}::text[], ${codes}::text[], ${names}::text[], ${places}::integer[]) as own (country, code, name, place)
    left join store_region known on known.country = own.country and known.code = own.code
    on conflict (country, code) do update set name = excluded.name, place = excluded.place, is_offered = true`.execute(
    tx,
  )
}
