import type { Reader } from '#src/platform/database.ts'
import { selectTokenOwner } from './queries.ts'
import { hashToken } from './tokens.ts'

export {
  customerKey,
  saveCustomers,
  type AddressDraft,
  type CustomerDraft,
  type CustomerReport,
} from './save-customers.ts'
export { type CustomerView } from './describe-customer.ts'

/** Whose token this is, while it is valid. */
export async function customerByToken(db: Reader, token: string, now: Date): Promise<number | null> {
  return selectTokenOwner(db, hashToken(token), now)
}
