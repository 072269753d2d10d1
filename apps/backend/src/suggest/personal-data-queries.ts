import { sql } from 'kysely'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { retention } from './limits.ts'

const day = 86_400_000

export const personalData: PersonalData = {
  retention: [
    {
      table: 'suggest_recent',
      columns: ['client_hash', 'folded', 'query'],
      purpose: 'To offer visitors their own last searches. Only with consent, under the hash of an id in the browser.',
      period: `${retention.recent / day} days`,
      erasure: 'searches with the email address are deleted; the others belong to no email address and expire',
    },
    {
      table: 'suggest_query',
      columns: ['folded', 'query'],
      purpose: 'To suggest popular searches. Texts that look like email addresses or phone numbers are not stored.',
      period: `${retention.queries / day} days after the last search`,
      erasure: 'searches with the email address are deleted',
    },
  ],
  // Searches belong to no email address.
  read: () => Promise.resolve([]),
  async erase(tx, { email }) {
    await sql`delete from suggest_recent where strpos(lower(query), ${email}) > 0`.execute(tx)
    await sql`delete from suggest_query where strpos(lower(query), ${email}) > 0`.execute(tx)
  },
}
