import type { Context } from '#src/platform/context.ts'
import { selectCustomer } from '../queries.ts'

/** The email address of a customer; null if the account no longer exists. */
export async function customerEmail(context: Pick<Context, 'db'>, id: number): Promise<string | null> {
  return (await selectCustomer(context.db, id))?.email ?? null
}
