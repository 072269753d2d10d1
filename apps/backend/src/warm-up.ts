import type { Logger } from '@bocian/service/log.ts'
import { searchedIn, storeIndex } from './catalogue/catalogue.ts'
import type { Database } from './platform/database.ts'
import { requestContext } from './request-context.ts'
import { storeViews } from './store/store.ts'

/** Reads what each store view sells into memory, one after the other, so that nobody has to wait for it who asks first. */
export function warmUp(database: Database, log: Logger): { stop(): Promise<void> } {
  let isStopping = false
  const done = (async () => {
    for (const { code: store } of await storeViews(database.reader)) {
      if (isStopping) return
      const context = await requestContext(database, new Headers({ store }))
      await searchedIn(await storeIndex(context))
    }
  })().catch((error: unknown) => log.error({ err: error }, 'the catalogue could not be read ahead of need'))
  return {
    stop() {
      isStopping = true
      return done
    },
  }
}
