import type { Reader } from '#src/platform/database.ts'
import { selectByEmail } from '../queries.ts'

/** The id of the account with this email in the website. The email must be lower case. */
export async function customerIdOf(db: Reader, websiteId: number, email: string): Promise<number | undefined> {
  return (await selectByEmail(db, websiteId, email))?.id
}
