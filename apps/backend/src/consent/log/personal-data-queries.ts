import { sql } from 'kysely'
import { allOf, isOlder, olderThan, rowsWhere } from '#src/platform/personal-data/ended-rows.ts'
import type { EndedRows, PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { section } from '#src/platform/personal-data/personal-section.ts'

const proofDays = 3 * 365
const expired = 'expired'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'consent_record',
      columns: ['email', 'wording', 'content'],
      purpose: 'To prove consents and withdrawals (GDPR, Article 7(1)).',
      period: '3 years after the withdrawal, then without the email address',
      erasure: 'the email address is replaced by the number of the request',
      ended: withdrawnLongAgo(),
    },
    {
      table: 'consent_subscription',
      columns: ['email', 'telephone', 'requested'],
      purpose: 'The newsletter.',
      period: '30 days without confirmation; 3 years after the end, so that nobody subscribes the address again',
      erasure: 'deleted',
      ended: allOf(
        olderThan(30, 'consent_subscription', 'changed_at', sql`status in ('NOT_ACTIVE', 'UNCONFIRMED')`),
        olderThan(proofDays, 'consent_subscription', 'changed_at', sql`status = 'UNSUBSCRIBED'`),
      ),
    },
    {
      table: 'consent_alert_refusal',
      columns: ['email'],
      purpose: 'To send no more product alerts to somebody who refused them.',
      period: 'until the person is anonymised',
      erasure: 'deleted',
    },
    {
      table: 'consent_link',
      columns: ['hash', 'email', 'requested'],
      purpose: 'To prove who owns an email address, and to unsubscribe.',
      period: 'until the link expires: a day, a week, or a year for unsubscribing',
      erasure: 'deleted; the link that confirmed the request stays for a day without the email address',
      ended: olderThan(1, 'consent_link', 'expires_at'),
    },
    {
      table: 'consent_anonymization',
      columns: ['email'],
      purpose: 'The requests to delete personal data, and the proof that they were carried out.',
      period: '3 years after it was carried out',
      erasure: 'the email address is replaced by the number of the request',
      ended: olderThan(proofDays, 'consent_anonymization', 'done_at'),
    },
  ],
  read: async (db, { websiteId, email }) => [
    await section(
      db,
      'newsletter',
      sql`
        select asked_at as date, email, coalesce(telephone, requested ->> 'telephone') as telephone,
          status = 'SUBSCRIBED' as active
        from consent_subscription where website_id = ${websiteId} and lower(email) = ${email}`,
    ),
    await section(
      db,
      'consents',
      sql`
        select recorded_at as date, wording as text, is_granted as granted from consent_record
        where website_id = ${websiteId} and lower(email) = ${email} order by id`,
    ),
  ],
  async erase(tx, { websiteId, email }) {
    const isOwn = sql`website_id = ${websiteId} and lower(email) = ${email}`
    const replacement = sql`coalesce((
      select 'anonymized-' || a.id from consent_anonymization a
      where a.website_id = ${websiteId} and a.email = ${email}), ${expired})`
    await sql`update consent_record set email = ${replacement} where ${isOwn}`.execute(tx)
    await sql`delete from consent_subscription where ${isOwn}`.execute(tx)
    await sql`delete from consent_alert_refusal where ${isOwn}`.execute(tx)
    await sql`delete from consent_link where ${isOwn} and purpose <> 'anonymization'`.execute(tx)
    // A repeated confirmation still finds its link and the request, so it succeeds again.
    await sql`update consent_link set email = ${replacement} where ${isOwn}`.execute(tx)
  },
}

/** A consent of which the latest record is a withdrawal from before the period. */
function withdrawnLongAgo(): EndedRows {
  return rowsWhere(
    'consent_record',
    (now) => sql`${isOlder('recorded_at', proofDays, now)} and strpos(email, '@') > 0 and (
      select not n.is_granted and ${isOlder('n.recorded_at', proofDays, now)} from consent_record n
      where n.website_id = consent_record.website_id and n.email = consent_record.email
        and n.agreement_id = consent_record.agreement_id order by n.id desc limit 1)`,
    sql`email = ${expired}`,
  )
}
