import type { Reader, Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { settingsNow } from '#src/store/store.ts'
import { selectMethods, updateMethod, type MethodRow } from './queries.ts'
import { noProvider } from './types.ts'
import { transferDetails, type NeededForTransfer } from './transfer/transfer-details.ts'

/** A method of a store view with the required settings that are missing. */
export interface ListedMethod extends MethodRow {
  missing: NeededForTransfer[]
}

/** Every payment method of every store view, as it is stored now. */
export async function listMethods(db: Reader): Promise<ListedMethod[]> {
  const stores = await settingsNow(db)
  return (await selectMethods(db)).map((method) => {
    const store = stores.get(method.storeId)
    if (method.code !== 'banktransfer' || store === undefined) return { ...method, missing: [] }
    const found = transferDetails(store.view.country, store.settings)
    return { ...method, missing: 'missing' in found ? found.missing : [] }
  })
}

/** The active bank transfers that lack a payee or an account, with the missing settings. */
export async function transfersWithoutDetails(db: Reader): Promise<ListedMethod[]> {
  return (await listMethods(db)).filter(({ isActive, missing }) => isActive && missing.length > 0)
}

type Switched = 'done' | 'unknown' | 'provider' | { missing: NeededForTransfer[] }

/** Turns a method without a provider on or off. Methods with a provider are configured by environment variables. */
export async function switchMethod(tx: Writer, storeId: number, code: string, isOn: boolean): Promise<Switched> {
  const method = (await listMethods(tx)).find((known) => known.storeId === storeId && known.code === code)
  if (method === undefined) return 'unknown'
  if (method.provider !== noProvider) return 'provider'
  if (isOn && method.missing.length > 0) return { missing: method.missing }
  await updateMethod(tx, storeId, code, isOn)
  // Without a method by which customers can pay, a store takes no orders.
  await publish(tx, 'store.changed', {})
  return 'done'
}
