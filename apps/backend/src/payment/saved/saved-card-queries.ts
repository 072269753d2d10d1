import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { SavedCard, VaultCard } from './types.ts'

/** Returns the pseudonym of a customer; stores this one if there is none. */
export async function keepShopper(tx: Writer, customerId: number, reference: string): Promise<string> {
  await sql`
    insert into payment_shopper (customer_id, reference) values (${customerId}, ${reference})
    on conflict (customer_id) do nothing`.execute(tx)
  const { rows } = await sql<{ reference: string }>`
    select reference from payment_shopper where customer_id = ${customerId}`.execute(tx)
  return rows[0]?.reference ?? reference
}

/** Locks a pseudonym until the transaction ends. Returns its customer; undefined if the account is deleted. */
export async function lockShopper(tx: Writer, reference: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select customer_id as id from payment_shopper where reference = ${reference} for update`.execute(tx)
  return rows[0]?.id
}

/** Deletes a customer's pseudonym and saved cards. Returns the pseudonym. */
export async function deleteShopper(tx: Writer, customerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    delete from payment_shopper where customer_id = ${customerId} returning reference`.execute(tx)
  return rows[0]?.reference
}

export async function selectSavedCards(db: Reader, customerId: number): Promise<SavedCard[]> {
  const { rows } = await sql<SavedCard>`
    select public_hash as "publicHash", method, brand, last_digits as "lastDigits", expires
    from payment_saved_card where customer_id = ${customerId} and removed_at is null order by id desc`.execute(db)
  return rows
}

/** Adds a card, or updates its expiry date. A card that is being removed stays removed. */
export async function upsertSavedCard(
  tx: Writer,
  card: VaultCard & { customerId: number; provider: string; publicHash: string; method: string; now: Date },
): Promise<void> {
  await sql`
    insert into payment_saved_card (customer_id, provider, token, public_hash, method, brand, last_digits, expires, saved_at)
    values (${card.customerId}, ${card.provider}, ${card.token}, ${card.publicHash}, ${card.method}, ${card.brand},
      ${card.lastDigits}, ${card.expires}, ${card.now.toISOString()}::timestamptz)
    on conflict (provider, token) do update set brand = excluded.brand, last_digits = excluded.last_digits,
      expires = excluded.expires`.execute(tx)
}

/** Deletes the cards that the provider no longer has. A card that was saved after the provider was asked stays. */
export async function deleteOtherCards(
  tx: Writer,
  known: { customerId: number; provider: string; tokens: readonly string[]; askedAt: Date },
): Promise<void> {
  await sql`
    delete from payment_saved_card where customer_id = ${known.customerId} and provider = ${known.provider}
      and token <> all(${[...known.tokens]}::text[]) and saved_at < ${known.askedAt.toISOString()}::timestamptz`.execute(
    tx,
  )
}

/** Hides a customer's card. Returns its id; undefined if there is no such card. */
export async function markRemoved(
  tx: Writer,
  { customerId, publicHash, now }: { customerId: number; publicHash: string; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update payment_saved_card set removed_at = ${now.toISOString()}::timestamptz
    where customer_id = ${customerId} and public_hash = ${publicHash} and removed_at is null returning id`.execute(tx)
  return rows[0] === undefined ? undefined : Number(rows[0].id)
}

/** A removed card whose deletion the provider has not confirmed. */
export async function selectRemovedCard(
  db: Reader,
  id: number,
): Promise<{ provider: string; token: string; shopper: string } | undefined> {
  const { rows } = await sql<{ provider: string; token: string; shopper: string }>`
    select c.provider, c.token, s.reference as shopper
    from payment_saved_card c join payment_shopper s on s.customer_id = c.customer_id
    where c.id = ${id} and c.removed_at is not null`.execute(db)
  return rows[0]
}

export async function deleteSavedCard(tx: Writer, id: number): Promise<void> {
  await sql`delete from payment_saved_card where id = ${id} and removed_at is not null`.execute(tx)
}
