import type { Acceptant } from '#src/consent/consent.ts'
import type { Context } from '#src/platform/context.ts'
import { selectAccount, type AccountRow } from '../queries.ts'

/** The customer as somebody who consents. Until an account has proven its address, it only has the consents that it recorded itself. */
export const acceptantOf = ({ id, email, isAddressProven }: AccountRow): Acceptant => ({
  email,
  unprovenCustomerId: isAddressProven ? null : id,
})

/** A customer as somebody who consents; undefined if the account no longer exists. */
export async function acceptantOfCustomer({ db }: Pick<Context, 'db'>, id: number): Promise<Acceptant | undefined> {
  const account = await selectAccount(db, id)
  return account && acceptantOf(account)
}
