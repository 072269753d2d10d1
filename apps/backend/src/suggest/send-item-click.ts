import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { clientHash } from './limits.ts'
import { countClick } from './queries.ts'

const perAddress: AttemptLimit = { name: 'item click address', most: 120, seconds: 3_600 }
/** A list's product is clicked once, however often the click is reported. */
const perList: AttemptLimit = { name: 'item click', most: 1, seconds: 86_400 }
const lastPosition = 100

export interface ItemClick {
  sku: string
  position: number
  correlation_id: string
  search_type: string
  client_uuid?: string | null | undefined
}

/** Counts a click on a product of a list of suggestions. */
export async function sendItemClick(ctx: Context, click: ItemClick): Promise<void> {
  checkClick(click)
  const { store, visitor, now } = ctx
  const { sku, position } = click
  const wait = await ctx.transaction(async (tx) => {
    const tooSoon = visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0
    if (tooSoon > 0) return tooSoon
    if ((await countAttempt(tx, perList, `${store.id} ${click.correlation_id} ${sku}`, now)) > 0) return 0
    if (!(await countClick(tx, { storeId: store.id, sku, position }, now)))
      throw new UserError('graphql-no-such-entity', 'There is no product with this sku.')
    return 0
  })
  if (wait > 0) throw tooManyAttempts(visitor, wait)
}

function checkClick({ sku, position, correlation_id: list, search_type: type, client_uuid: uuid }: ItemClick): void {
  clientHash(uuid)
  if (type !== 'autocomplete') throw new UserError('graphql-input', 'The search_type is not valid.')
  if (!/^[\w-]{1,64}$/.test(list)) throw new UserError('graphql-input', 'The correlation_id is not valid.')
  if (position < 1 || position > lastPosition) throw new UserError('graphql-input', 'The position is not valid.')
  if (sku === '' || sku.length > 64) throw new UserError('graphql-input', 'The sku is not valid.')
}
