import { sql } from 'kysely'
import { isOlder, rowsWhere } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { amountText, section } from '#src/platform/personal-data/personal-section.ts'

const years = 10

export const personalData: PersonalData = {
  retention: [
    {
      table: 'gift_card_account',
      columns: ['code', 'buyer_email', 'recipient_email'],
      purpose: 'The balance of a gift card, and who may unlock a posted one.',
      period: `${years} years: the balance must stay explicable as long as the accounts`,
      erasure: 'the card stays valid without email addresses; staff can still unlock a posted one',
      ended: rowsWhere(
        'gift_card_account',
        (now) => sql`${isOlder('issued_at', years * 366, now)} and (buyer_email <> '' or recipient_email is not null)`,
        sql`buyer_email = '', recipient_email = null`,
      ),
    },
  ],
  read: async (db, { websiteId, email, orderIds }) => [
    await section(
      db,
      'giftCards',
      sql`
        select issued_at as date, ${amountText('issued', 'currency')} as amount,
          ${amountText('balance', 'currency')} as balance, recipient_email as recipient, expires_at as "validUntil"
        from gift_card_account
        where order_id = any(${[...orderIds]}::bigint[])
          or (lower(buyer_email) = ${email} or lower(recipient_email) = ${email}) and ${ofWebsite(websiteId)}
        order by id`,
    ),
  ],
  async erase(tx, { websiteId, email, orderIds }) {
    await sql`
      update gift_card_account set buyer_email = ''
      where order_id = any(${[...orderIds]}::bigint[]) or (lower(buyer_email) = ${email} and ${ofWebsite(websiteId)})`.execute(
      tx,
    )
    await sql`
      update gift_card_account set recipient_email = null
      where order_id = any(${[...orderIds]}::bigint[]) or (lower(recipient_email) = ${email} and ${ofWebsite(websiteId)})`.execute(
      tx,
    )
  },
}

const ofWebsite = (websiteId: number) => sql`store_id in (
  select v.id from store_view v join store_group g on g.id = v.group_id where g.website_id = ${websiteId})`
