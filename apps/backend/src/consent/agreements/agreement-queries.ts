import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

/** An agreement, with its newest wording in one language if the shop has written its own. */
export interface AgreementRow {
  id: number
  kind: string
  code: string | null
  isRequired: boolean
  subscribes: boolean
  pages: string[]
  wording: Wording | null
}

/** A published wording. Any change of the text is a new version. */
export interface Wording {
  id: number
  version: number
  label: string
  content: string
  /** A sentence below the label; may be empty. */
  smallDescription: string
  hash: string
}

export async function selectAgreements(db: Reader, kinds: readonly string[], locale: string): Promise<AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`
    select a.id, a.kind, a.code, a.is_required as "isRequired", a.subscribes, a.pages, (
      select json_build_object('id', w.id, 'version', w.version, 'label', w.label, 'content', w.content,
        'smallDescription', w.small_description, 'hash', w.hash)
      from consent_wording w where w.agreement_id = a.id and w.locale = ${locale} order by w.version desc limit 1
    ) as wording
    from consent_agreement a where a.kind = any(${[...kinds]}::text[]) and a.is_active order by a.position, a.id`.execute(
    db,
  )
  return rows
}

/** The indexes of the alerts that were unsubscribed after they were requested. */
export async function selectRefused(
  db: Reader,
  kind: string,
  alerts: readonly { websiteId: number; email: string; productUid: string; askedAt: Date }[],
): Promise<Set<number>> {
  const records = JSON.stringify(alerts.map((alert, place) => ({ ...alert, place })))
  const { rows } = await sql<{ place: number }>`
    select a.place from json_to_recordset(${records}::json)
      as a (place int, "websiteId" int, email text, "productUid" text, "askedAt" timestamptz)
    where exists (
      select from consent_alert_refusal r where r.website_id = a."websiteId" and r.email = a.email
        and r.kind = ${kind} and r.product_uid in ('', a."productUid") and r.refused_at >= a."askedAt"
    )`.execute(db)
  return new Set(rows.map(({ place }) => place))
}
