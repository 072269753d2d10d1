import type { Database, Reader } from '#src/platform/database.ts'
import type { Settings } from '#src/store/store.ts'
import { chequeDetails } from '../check-money-order.ts'
import { isUsable, offline } from './offered-payments.ts'
import { selectMethods, type MethodRow } from '../queries.ts'
import { transferDetails } from '../transfer/transfer-details.ts'
import { noProvider } from '../types.ts'

/** A store view with its settings. */
interface Place {
  locale: string
  country: string
  settings: Settings
}

/** The active methods of each store view by which a customer can pay now. A method without a payee is left out. */
export async function payableMethods(
  wired: Pick<Database, 'services'> & { reader: Reader },
  places: ReadonlyMap<number, Place>,
): Promise<Map<number, string[]>> {
  const payable = (await selectMethods(wired.reader)).filter((method) => {
    const place = places.get(method.storeId)
    return method.isActive && place !== undefined && isPayable(wired, method, place)
  })
  const groups = Map.groupBy(payable, ({ storeId }) => storeId)
  return new Map([...groups].map(([id, methods]) => [id, methods.map(({ code }) => code)]))
}

function isPayable(wired: Pick<Database, 'services'>, { code, provider }: MethodRow, place: Place): boolean {
  if (provider !== noProvider) return isUsable(wired, code, provider)
  if (code === 'banktransfer') return 'details' in transferDetails(place.country, place.settings)
  if (code !== 'checkmo') return offline.has(code)
  const { payableTo, sendTo } = chequeDetails(place.settings, place.locale)
  return payableTo !== null && sendTo !== null
}
