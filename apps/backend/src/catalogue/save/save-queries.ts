import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface AttributeRow {
  id: number
  code: string
  input: string
  isFilterable: boolean
  isConfigurable: boolean
  position: number
  label: string
  labels: Record<string, string>
}

export interface OptionRow {
  id: number
  attributeId: number
  attributeCode: string
  value: string
  slug: string
  position: number
  swatch: string | null
  isDefault: boolean
  labels: Record<string, string>
}

export async function selectAttributes(db: Reader): Promise<AttributeRow[]> {
  const { rows } = await sql<AttributeRow>`
    select id, code, input, is_filterable as "isFilterable", is_configurable as "isConfigurable", position, label, labels
    from catalogue_attribute order by position, id`.execute(db)
  return rows
}

/** Options of the given attributes, or of all attributes if null. */
export async function selectOptions(db: Reader, attributeIds: number[] | null): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select o.id, o.attribute_id as "attributeId", a.code as "attributeCode", o.value, o.slug, o.position, o.swatch,
      o.is_default as "isDefault", o.labels
    from catalogue_attribute_option o join catalogue_attribute a on a.id = o.attribute_id
    where ${attributeIds}::int[] is null or o.attribute_id = any(${attributeIds}::int[])
    order by o.attribute_id, o.position, o.id`.execute(db)
  return rows
}

export async function upsertAttributes(tx: Writer, rows: AttributeRow[]): Promise<void> {
  await sql`
    insert into catalogue_attribute (code, input, is_filterable, is_configurable, position, label, labels)
    select code, input, "isFilterable", "isConfigurable", position, label, labels
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(code text, input text, "isFilterable" boolean,
      "isConfigurable" boolean, position int, label text, labels jsonb)
    on conflict (code) do update set input = excluded.input, is_filterable = excluded.is_filterable,
      is_configurable = excluded.is_configurable, position = excluded.position, label = excluded.label,
      labels = excluded.labels`.execute(tx)
}

export async function upsertOptions(tx: Writer, rows: OptionRow[]): Promise<void> {
  await sql`
    insert into catalogue_attribute_option (attribute_id, value, slug, position, swatch, is_default, labels)
    select "attributeId", value, slug, position, swatch, "isDefault", labels
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("attributeId" int, value text, slug text, position int,
      swatch text, "isDefault" boolean, labels jsonb)
    on conflict (attribute_id, value) do update set slug = excluded.slug, position = excluded.position,
      swatch = excluded.swatch, is_default = excluded.is_default, labels = excluded.labels`.execute(tx)
}

export interface SynonymRow {
  language: string
  name: string
  /** The words of the group; null deletes it. */
  synonyms: string | null
}

export async function upsertSynonyms(tx: Writer, given: SynonymRow[]): Promise<{ created: number; changed: number }> {
  const { rows } = await sql<{ created: number; changed: number }>`
    with given as (select * from json_to_recordset(${JSON.stringify(given)}::json) as r(language text, name text, synonyms text)),
      deleted as (
        delete from catalogue_synonym s using given g
        where g.language = s.language and g.name = s.name and g.synonyms is null returning 1),
      saved as (
        insert into catalogue_synonym as s (language, name, synonyms)
        select language, name, synonyms from given where synonyms is not null
        on conflict (language, name) do update set synonyms = excluded.synonyms
        where s.synonyms <> excluded.synonyms
        returning xmax = 0 as is_new)
    select count(*) filter (where is_new)::int as created,
      (count(*) filter (where not is_new) + (select count(*) from deleted))::int as changed from saved`.execute(tx)
  return rows[0] ?? { created: 0, changed: 0 }
}

/** Makes every process reload the categories, attributes, options and synonyms. */
export async function bumpRevision(tx: Writer): Promise<void> {
  await sql`update catalogue_revision set revision = revision + 1 where id = 1`.execute(tx)
}
