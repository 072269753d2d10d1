import { findCart } from '#src/cart/cart.ts'
import type { Context } from '#src/platform/context.ts'
import { decodeId } from '#src/platform/uid.ts'
import type { DynamicBlocksFilterInput } from '#src/platform/resolvers.gen.ts'
import { selectByIds, selectByRules } from './queries.ts'
import type { DynamicBlockRow } from './types.ts'

/** The blocks that a client asks for: named ones in their order, or those of the rules that apply to the caller's cart. */
export async function findDynamicBlocks(
  context: Context,
  filter: DynamicBlocksFilterInput,
): Promise<DynamicBlockRow[]> {
  const ids = [...new Set((filter.dynamic_block_uids ?? []).flatMap((uid) => (uid === null ? [] : [decodeId(uid)])))]
  if (filter.type === 'CART_PRICE_RULE_RELATED') {
    const blocks = await ofCart(context, filter.cart_id ?? '')
    return ids.length === 0 ? blocks : blocks.filter(({ id }) => ids.includes(id))
  }
  // No price rules of the catalogue, so no blocks of them.
  if (filter.type !== 'SPECIFIED' || ids.length === 0) return []
  const found = new Map((await selectByIds(context.db, context.store.id, ids)).map((block) => [block.id, block]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function ofCart(context: Context, cartId: string): Promise<DynamicBlockRow[]> {
  if (cartId === '') return []
  const { ruleIds } = await findCart(context, cartId)
  return ruleIds.length === 0 ? [] : selectByRules(context.db, context.store.id, ruleIds)
}
