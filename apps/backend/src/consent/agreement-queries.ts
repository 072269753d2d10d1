import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface AgreementRow {
  id: number
  kind: string
  isRequired: boolean
}

/** What somebody agreed to, in the words that stood there. */
export interface Acceptance {
  agreementId: number
  wording: string
}

export function selectAgreements(db: Reader, kind: string): Promise<AgreementRow[]> {
  return db
    .selectFrom('consent_agreement')
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'kind', 'is_required as isRequired'])
    .execute()
}

export async function insertAcceptances(
  tx: Writer,
  who: { websiteId: number; storeId: number; email: string },
  acceptances: readonly Acceptance[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consent_acceptance')
    .values(
      acceptances.map(({ agreementId, wording }) => ({
        website_id: who.websiteId,
        store_id: who.storeId,
        email: who.email,
        agreement_id: agreementId,
        wording,
        accepted_at: now,
      })),
    )
    .execute()
}

/** Of these alerts, those that were ended after they had been asked for, by their index. */
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
