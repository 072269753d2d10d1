import type { Logger } from '@bocian/service/log.ts'
import { describeMissing, groupMissing, missingNow } from '../opening/opening.ts'
import type { Database } from '../platform/database.ts'

/** Logs what the stores of a shop for customers lack before they may take orders: one line for all that lack the same. */
export async function warnMissing(
  database: Pick<Database, 'reader' | 'services'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const stores = await missingNow(database)
  if (stores.length === 0)
    log.warn(
      { code: 'NO_STORE' },
      'The shop has no store view yet, so visitors see that it opens soon. See: docs/your-shop.md',
    )
  for (const group of groupMissing(stores))
    log.warn(
      { code: 'STORE_NOT_OPEN', stores: group.stores, missing: group.missing.map(({ code }) => code) },
      `${describeMissing(group)} See: npm run admin -- ready`,
    )
}
