import { sql } from 'kysely'
import { olderThan } from '#src/platform/personal-data/ended-rows.ts'
import type { PersonalData } from '#src/platform/personal-data/personal-data.ts'
import { addressLines, section } from '#src/platform/personal-data/personal-section.ts'

export const personalData: PersonalData = {
  retention: [
    {
      table: 'customer_customer',
      columns: [
        'email',
        'password_hash',
        'firstname',
        'lastname',
        'telephone',
        'kind',
        'prefix',
        'middlename',
        'suffix',
        'gender',
        'date_of_birth',
        'taxvat',
      ],
      purpose: 'The account.',
      period: 'until the customer deletes it',
      erasure: 'deleted',
    },
    {
      table: 'customer_address',
      columns: ['customer_id', 'address'],
      purpose: 'The address book.',
      period: 'with the account',
      erasure: 'deleted',
    },
    {
      table: 'customer_token',
      columns: ['token_hash', 'customer_id', 'cookie_hash', 'browser', 'platform', 'last_used_at'],
      purpose: 'To keep a customer signed in.',
      period: 'until the session expires',
      erasure: 'deleted: all sessions end',
      ended: olderThan(1, 'customer_token', 'expires_at'),
    },
    {
      table: 'customer_device',
      columns: ['device_hash', 'customer_id'],
      purpose: 'So that a stranger’s wrong passwords do not lock out a known browser.',
      period: '1 year after the last sign-in',
      erasure: 'deleted',
      ended: olderThan(365, 'customer_device', 'seen_at'),
    },
    {
      table: 'customer_link',
      columns: ['token_hash', 'customer_id'],
      purpose: 'To confirm an email address or set a new password.',
      period: 'until the link expires',
      erasure: 'deleted',
      ended: olderThan(1, 'customer_link', 'expires_at'),
    },
    {
      table: 'customer_identity',
      columns: ['subject', 'customer_id'],
      purpose: 'To sign a customer in with an account of Apple, Facebook or Google.',
      period: 'with the account',
      erasure: 'deleted',
    },
    {
      table: 'customer_passkey',
      columns: ['customer_id', 'credential_id', 'user_handle', 'public_key', 'transports', 'name'],
      purpose: 'To sign a customer in with a passkey.',
      period: 'until the customer removes it, at the latest with the account',
      erasure: 'deleted',
    },
    {
      table: 'customer_passkey_challenge',
      columns: ['challenge_hash', 'browser_hash', 'customer_id', 'user_handle'],
      purpose: 'So that a passkey signs only what this shop has asked this browser for.',
      period: '1 day after it expires',
      erasure: 'deleted, or belongs to nobody yet and expires',
      ended: olderThan(1, 'customer_passkey_challenge', 'expires_at'),
    },
    {
      table: 'customer_authenticator',
      columns: ['customer_id', 'secret', 'new_secret'],
      purpose: 'To check the authenticator app of a sales agent.',
      period: 'until staff reset it, at the latest with the account',
      erasure: 'deleted',
    },
    {
      table: 'customer_recovery_code',
      columns: ['code_hash', 'customer_id'],
      purpose: 'For a sales agent who has lost the authenticator app.',
      period: 'until it is used or replaced, at the latest with the account',
      erasure: 'deleted',
    },
    {
      table: 'customer_social_attempt',
      columns: ['state_hash', 'browser_hash', 'nonce', 'code_verifier'],
      purpose: 'To finish a sign-in at a provider in the browser that started it.',
      period: '1 day after it expires',
      erasure: 'belongs to nobody yet, and expires',
      ended: olderThan(1, 'customer_social_attempt', 'expires_at'),
    },
    {
      table: 'customer_social_person',
      columns: ['key_hash', 'browser_hash', 'subject', 'email', 'firstname', 'lastname'],
      purpose:
        'To open an account for somebody whom a provider has identified, or to confirm their email address first.',
      period: 'until the link or the form expires',
      erasure: 'deleted',
      ended: olderThan(0, 'customer_social_person', 'expires_at'),
    },
  ],
  async read(db, { customerId, websiteId, email }) {
    const id = sql`${customerId}::int`
    return [
      await section(
        db,
        'account',
        sql`
          select c.created_at as date, c.email, c.telephone, c.gender, c.date_of_birth as "dateOfBirth", c.taxvat as "taxNumber",
            case when v.locale = 'hu_HU' then concat_ws(' ', c.prefix, c.lastname, c.firstname, c.middlename, c.suffix)
              else concat_ws(' ', c.prefix, c.firstname, c.middlename, c.lastname, c.suffix) end as name
          from customer_customer c left join store_view v on v.id = c.created_in where c.id = ${id}`,
      ),
      await section(
        db,
        'addresses',
        sql`select ${addressLines('address')} as address from customer_address where customer_id = ${id} order by id`,
      ),
      await section(
        db,
        'sessions',
        sql`
          select coalesce(signed_in_at, created_at) as date, browser, platform, last_used_at as "lastUsed",
            expires_at as "validUntil" from customer_token
          where customer_id = ${id} order by 1`,
      ),
      await section(
        db,
        'devices',
        sql`select seen_at as date from customer_device where customer_id = ${id} order by 1`,
      ),
      await section(
        db,
        'passkeys',
        sql`
          select created_at as date, name, last_used_at as "lastUsed" from customer_passkey
          where customer_id = ${id} order by 1`,
      ),
      await section(
        db,
        'signInProviders',
        // Until an email address is proven, the person whom a provider named may be a stranger.
        sql`
          select linked_at as date, initcap(provider) as provider, subject as number, null as email, null as name,
            null::timestamptz as "validUntil"
          from customer_identity where customer_id = ${id}
          union all
          select null, initcap(provider), subject, email, concat_ws(' ', firstname, lastname), expires_at
          from customer_social_person where website_id = ${websiteId} and lower(email) = ${email} and is_proven
          order by 1, 2`,
      ),
    ]
  },
  async erase(tx, { websiteId, email, customerId }) {
    await sql`
      delete from customer_social_person where website_id = ${websiteId} and lower(email) = ${email}`.execute(tx)
    if (customerId === null) return
    // Addresses, sessions, devices, links, passkeys and accounts of providers are deleted with the account.
    await tx.deleteFrom('customer_customer').where('id', '=', customerId).execute()
  },
}
