import type { Reader, Writer } from '#src/platform/database.ts'

/** Stores the hash of a link and invalidates earlier links for the same purpose. */
export async function insertLink(
  tx: Writer,
  link: { hash: string; customerId: number; purpose: 'reset' | 'confirm'; expiresAt: Date },
): Promise<void> {
  await deleteLinks(tx, link.customerId, link.purpose)
  await tx
    .insertInto('customer_link')
    .values({
      token_hash: link.hash,
      customer_id: link.customerId,
      purpose: link.purpose,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Whether a link exists and has not expired. */
export async function isValidLink(
  db: Reader,
  link: { hash: string; customerId: number; purpose: 'reset' | 'confirm' },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('customer_link')
    .select('customer_id')
    .where('token_hash', '=', link.hash)
    .where('customer_id', '=', link.customerId)
    .where('purpose', '=', link.purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the customer has a link for this purpose that has not expired. */
export async function hasValidLink(
  db: Reader,
  customerId: number,
  purpose: 'reset' | 'confirm',
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('customer_link')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a link and returns whether it was valid, so that it works only once. */
export async function takeLink(
  tx: Writer,
  link: { hash: string; customerId: number; purpose: 'reset' | 'confirm' },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('customer_link')
    .where('token_hash', '=', link.hash)
    .where('customer_id', '=', link.customerId)
    .where('purpose', '=', link.purpose)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteLinks(tx: Writer, customerId: number, purpose: 'reset' | 'confirm'): Promise<void> {
  await tx.deleteFrom('customer_link').where('customer_id', '=', customerId).where('purpose', '=', purpose).execute()
}
