import { sql } from 'kysely'
import { olderThan } from './ended-rows.ts'
import { keptDays } from '../event-queue/event-admin.ts'
import type { PersonalData } from './personal-data.ts'
import { section } from './personal-section.ts'

const mailDays = 30

/** The personal data in emails, events and counters, which no domain owns. */
export const platformPersonalData: PersonalData = {
  retention: [
    {
      table: 'platform_mail',
      columns: ['recipient', 'reply_to', 'subject', 'text', 'html', 'failure', 'attachments', 'unsubscribe_url'],
      purpose: 'To send emails, and to find out why one did not arrive. The text is deleted once an email is sent.',
      period: `${mailDays} days`,
      erasure: 'deleted; the receipt and the email to the shop are new emails',
      ended: olderThan(mailDays, 'platform_mail', 'created_at'),
    },
    {
      table: 'platform_event',
      columns: ['payload', 'last_error'],
      purpose: 'To do the work that follows a commit, such as an email with a link.',
      period: `${keptDays} days after delivery`,
      erasure: 'events with the email address are deleted',
    },
    {
      table: 'platform_attempt',
      columns: ['subject'],
      purpose: 'To limit wrong passwords and other attempts. The subject is a hash.',
      period: '1 day',
      erasure: 'expires',
    },
    {
      table: 'platform_repeated_mutation',
      columns: ['request_hash', 'response'],
      purpose: 'To run a repeated request only once. The response is encrypted with a key that only the visitor has.',
      period: '1 day',
      erasure: 'expires',
    },
  ],
  read: async (db, { email }) => [
    await section(
      db,
      'emails',
      sql`select created_at as date, subject from platform_mail where lower(recipient) = ${email} order by id`,
    ),
  ],
  async erase(tx, { email }) {
    await sql`
      delete from platform_mail where lower(recipient) = ${email} or lower(reply_to) = ${email}
        or strpos(lower(subject || ' ' || text), ${email}) > 0`.execute(tx)
    await sql`delete from platform_event where strpos(lower(payload::text), ${email}) > 0`.execute(tx)
    await sql`update platform_event set last_error = null where strpos(lower(last_error), ${email}) > 0`.execute(tx)
  },
}
