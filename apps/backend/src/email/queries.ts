import { sql } from 'kysely'
import { run, statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'

export interface StoredTemplate {
  name: string
  locale: string
  source: string
}

/** The merchant's templates of one email, by locale. */
export const selectTemplates = (db: Reader, name: string): Promise<ReadonlyMap<string, string>> =>
  run(db, templatesByLocale(name))

/** Like `selectTemplates`, to be sent together with other statements. */
export const templatesByLocale = (name: string): Statement<ReadonlyMap<string, string>> =>
  statement(
    sql<StoredTemplate>`select locale, source from email_template where name = ${name}`,
    (rows) => new Map(rows.map(({ locale, source }) => [locale, source])),
  )

/** All of the merchant's templates. */
export async function selectAllTemplates(db: Reader): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`
    select name, locale, source from email_template order by name, locale`.execute(db)
  return rows
}

/** Stores templates in place of those with the same names and locales. */
export async function upsertTemplates(tx: Writer, templates: readonly StoredTemplate[], now: Date): Promise<void> {
  await sql`
    insert into email_template (name, locale, source, changed_at)
    select t.name, t.locale, t.source, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(templates)}::json) as t (name text, locale text, source text)
    on conflict (name, locale) do update set source = excluded.source, changed_at = excluded.changed_at`.execute(tx)
}

/** Deletes templates, so that the shop's own apply. */
export async function deleteTemplates(
  tx: Writer,
  templates: readonly Pick<StoredTemplate, 'name' | 'locale'>[],
): Promise<void> {
  await sql`
    delete from email_template t using json_to_recordset(${JSON.stringify(templates)}::json) as d (name text, locale text)
    where t.name = d.name and t.locale = d.locale`.execute(tx)
}
