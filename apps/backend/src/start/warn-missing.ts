import type { Logger } from '@bocian/service/log.ts'
import { describeMissing, groupMissing, missingNow } from '../opening/opening.ts'
import type { Database } from '../platform/database.ts'

/** Logs what the stores of a shop for customers lack before they may take orders: one line for all that lack the same. */
export async function warnMissing(
  database: Pick<Database, 'reader' | 'services'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const group of groupMissing(await missingNow(database)))
    log.warn(
      { code: 'STORE_NOT_OPEN', stores: group.stores, missing: group.missing.map(({ code }) => code) },
      `${describeMissing(group)} See: npm run admin -- ready`,
    )
}
