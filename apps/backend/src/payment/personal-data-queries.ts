import { sql } from 'kysely'
import { isOlder, olderThan, rowsWhere } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { forgetSavedCards } from './saved/saved-cards.ts'
import { amountText, section } from '#src/platform/personal-data/personal-section.ts'

const linkDays = 90

export const personalData: PersonalData = {
  retention: [
    {
      table: 'payment_attempt',
      columns: ['redirect_url', 'shopper'],
      purpose:
        'To return to the payment page of a provider, and to offer saved cards there. Amounts and references are kept for the accounts.',
      period: `${linkDays} days`,
      erasure: 'the link and the pseudonym are deleted',
      ended: rowsWhere(
        'payment_attempt',
        (now) => sql`${isOlder('created_at', linkDays, now)} and (redirect_url is not null or shopper is not null)`,
        sql`redirect_url = null, shopper = null`,
      ),
    },
    {
      table: 'payment_shopper',
      columns: ['customer_id', 'reference'],
      purpose: 'The random name under which a provider stores the saved cards of a customer.',
      period: 'as long as the account',
      erasure: 'deleted, also at the provider',
    },
    {
      table: 'payment_saved_card',
      columns: ['token', 'public_hash', 'brand', 'last_digits', 'expires'],
      purpose: 'To pay with a card that the customer saved. Only the provider knows its number.',
      period: 'until the customer removes it, at most as long as the account',
      erasure: 'deleted, also at the provider',
    },
    {
      table: 'payment_adyen_session',
      columns: ['id', 'data', 'result'],
      purpose: 'To take a card without its number reaching the shop.',
      period: '30 days after it expires',
      erasure: 'deleted',
      ended: olderThan(30, 'payment_adyen_session', 'expires_at'),
    },
    {
      table: 'payment_adyen_notice',
      columns: ['reason'],
      purpose: 'The provider’s report about a payment. Its reason may contain the last digits of a card.',
      period: '2 years, as long as a payment can be disputed',
      erasure: 'the reason is deleted',
      ended: rowsWhere(
        'payment_adyen_notice',
        (now) => sql`${isOlder('received_at', 2 * 365, now)} and reason <> ''`,
        sql`reason = ''`,
      ),
    },
  ],
  read: async (db, { orderIds, customerId }) => [
    await section(
      db,
      'savedCards',
      sql`
        select saved_at as date, brand as name, '•••• ' || last_digits as number, expires as "validUntil"
        from payment_saved_card where customer_id = ${customerId}::int and removed_at is null order by id`,
    ),
    await section(
      db,
      'payments',
      sql`
        select created_at as date, reference as number, method, ${amountText('amount', 'currency')} as amount
        from payment_attempt where order_id = any(${[...orderIds]}::bigint[]) order by id`,
    ),
  ],
  async erase(tx, { orderIds, customerId }) {
    if (customerId !== null) await forgetSavedCards(tx, customerId)
    const attempts = sql`payment_attempt where order_id = any(${[...orderIds]}::bigint[])`
    await sql`delete from payment_adyen_session where attempt_id in (select id from ${attempts})`.execute(tx)
    await sql`
      update payment_adyen_notice set reason = '' where merchant_reference in (select reference from ${attempts})`.execute(
      tx,
    )
    await sql`update payment_attempt set redirect_url = null, shopper = null where order_id = any(${[...orderIds]}::bigint[])`.execute(
      tx,
    )
  },
}
