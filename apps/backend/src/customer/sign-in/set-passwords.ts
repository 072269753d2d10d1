import type { Writer } from '#src/platform/database.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { selectPasswords, updatePassword } from '../queries.ts'
import { deleteSessions } from '../session-queries.ts'

/** Sets the password of all accounts with these addresses. Accounts that have it already keep their sessions. */
export async function setPasswords(tx: Writer, emails: readonly string[], password: string): Promise<void> {
  for (const { id, passwordHash } of await selectPasswords(tx, emails)) {
    if (await isPassword(password, passwordHash)) continue
    await updatePassword(tx, id, await hashPassword(password))
    await deleteSessions(tx, id)
  }
}
