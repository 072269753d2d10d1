import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { AgreementDraft } from '../types.ts'

type Saved = { code: string; id: number; isNew: boolean; isChanged: boolean }

/** Inserts or updates changed agreements and returns each with its code. */
export async function upsertAgreements(tx: Writer, drafts: readonly AgreementDraft[]): Promise<Saved[]> {
  const { rows } = await sql<Saved>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(drafts)}::json)
        as r (code text, kind text, "isRequired" boolean, position int, pages text[], subscribes boolean, "isActive" boolean)
    ), saved as (
      insert into consent_agreement as a (code, kind, is_required, position, pages, subscribes, is_active)
      select code, kind, "isRequired", position, pages, subscribes, "isActive" from wanted
      on conflict (code) do update set kind = excluded.kind, is_required = excluded.is_required,
        position = excluded.position, pages = excluded.pages, subscribes = excluded.subscribes,
        is_active = excluded.is_active
        where (a.kind, a.is_required, a.position, a.pages, a.subscribes, a.is_active) is distinct from
          (excluded.kind, excluded.is_required, excluded.position, excluded.pages, excluded.subscribes, excluded.is_active)
      returning a.code, a.id, (xmax = 0) as "isNew"
    )
    select wanted.code, coalesce(saved.id, a.id) as id, coalesce(saved."isNew", false) as "isNew",
      saved.id is not null as "isChanged"
    from wanted left join saved using (code) left join consent_agreement a using (code)`.execute(tx)
  return rows
}

export interface WordingDraft {
  agreementId: number
  locale: string
  label: string
  content: string
  smallDescription: string
  hash: string
}

/** Publishes wordings that differ from the newest version. Returns the ids of the agreements affected. */
export async function insertWordings(tx: Writer, drafts: readonly WordingDraft[], now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ agreementId: number }>`
    insert into consent_wording (agreement_id, locale, version, label, content, small_description, hash, published_at)
    select r."agreementId", r.locale, coalesce(newest.version, 0) + 1, r.label, r.content, r."smallDescription", r.hash,
      ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(drafts)}::json)
      as r ("agreementId" int, locale text, label text, content text, "smallDescription" text, hash text)
    left join lateral (
      select w.version, w.hash from consent_wording w
      where w.agreement_id = r."agreementId" and w.locale = r.locale order by w.version desc limit 1
    ) newest on true
    where newest.hash is distinct from r.hash
    returning agreement_id as "agreementId"`.execute(tx)
  return new Set(rows.map(({ agreementId }) => agreementId))
}
