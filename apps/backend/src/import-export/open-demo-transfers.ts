import { bankAccounts } from '#demo/bank-accounts.ts'
import type { Database } from '#src/platform/database.ts'
import { switchMethod } from '#src/payment/payment.ts'
import { saveSettings } from '#src/store/store.ts'
import { insertMark, selectMark, selectStores } from './queries.ts'

const mark = 'demo transfers'

/** Sets up a bank account for every demo store, once. An account that an operator removes is not restored. */
export async function openDemoTransfers(database: Database): Promise<void> {
  if ((await selectMark(database.reader, mark)) !== undefined) return
  await database.transaction(async (tx) => {
    const ids = new Map((await selectStores(tx)).map(({ code, id }) => [code, id]))
    for (const { store, settings } of bankAccounts()) {
      const id = ids.get(store)
      if (id === undefined) continue
      await saveSettings(tx, { scope: 'view', id }, settings)
      await switchMethod(tx, id, 'banktransfer', true)
    }
    await insertMark(tx, mark, true)
  })
}
