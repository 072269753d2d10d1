import type { Reader } from '#src/platform/database.ts'
import { selectByEmail } from './queries.ts'

/** The number of the account with this address in the website; the address in lower case. */
export async function customerIdOf(db: Reader, websiteId: number, email: string): Promise<number | undefined> {
  return (await selectByEmail(db, websiteId, email))?.id
}
