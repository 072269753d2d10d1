import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { suggestErrors } from './errors.ts'
import { clientHash } from './limits.ts'
import { countClick } from './queries.ts'

const perAddress: AttemptLimit = { name: 'item click address', most: 120, seconds: 3_600 }
/** A click on a product of a list counts once, however often it is reported. */
const perList: AttemptLimit = { name: 'item click', most: 1, seconds: 86_400 }
const lastPosition = 100

export interface ItemClick {
  sku: string
  position: number
  correlation_id: string
  search_type: string
  client_uuid?: string | null | undefined
}

/** Counts a click on a product in a list of suggestions. */
export async function sendItemClick(ctx: Context, click: ItemClick): Promise<void> {
  checkClick(click)
  const { store, visitor, now } = ctx
  const { sku, position } = click
  const wait = await ctx.transaction(async (tx) => {
    const tooSoon = visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0
    if (tooSoon > 0) return tooSoon
    if ((await countAttempt(tx, perList, `${store.id} ${click.correlation_id} ${sku}`, now)) > 0) return 0
    if (!(await countClick(tx, { storeId: store.id, sku, position }, now)))
      throw suggestErrors.CLICKED_PRODUCT_NOT_FOUND()
    return 0
  })
  if (wait > 0) throw tooManyAttempts(visitor, wait)
}

function checkClick({ sku, position, correlation_id: list, search_type: type, client_uuid: uuid }: ItemClick): void {
  clientHash(uuid)
  if (type !== 'autocomplete') throw suggestErrors.CLICK_FIELD_INVALID({ field: 'search_type' })
  if (!/^[\w-]{1,64}$/.test(list)) throw suggestErrors.CLICK_FIELD_INVALID({ field: 'correlation_id' })
  if (position < 1 || position > lastPosition) throw suggestErrors.CLICK_FIELD_INVALID({ field: 'position' })
  if (sku === '' || sku.length > 64) throw suggestErrors.CLICK_FIELD_INVALID({ field: 'sku' })
}
