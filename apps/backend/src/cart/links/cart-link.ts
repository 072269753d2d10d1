import { ownAgent } from '#src/agent/agent.ts'
import { hashToken, newToken } from '#src/customer/customer.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { PreparedCartItem } from '#src/platform/resolvers.gen.ts'
import { createMaskedId } from '../open/create-cart.ts'
import { cartErrors } from '../errors.ts'
import { loadCart } from '../open/load-cart.ts'
import { moveLines } from '../whole/merge-carts.ts'
import { money } from '../fields/money.ts'
import { lockCart, readCart } from '../open/open-cart.ts'
import { insertCart, lockCarts, saveLines, selectCartById, selectLines } from '../queries.ts'
import type { CartHead, CartLine, CartView } from '../types.ts'
import { deleteExpiredLinks, insertLink, lockLink, markTaken, selectLink, type CartLink } from './link-queries.ts'

const validDays = 7
const perAgent: AttemptLimit = { name: 'cart link', most: 60, seconds: 3_600 }

/** Copies an agent's own cart, or that of the client they act for, and returns the code of a link to the copy. */
export async function prepareLink(ctx: Context, cartId: string): Promise<{ code: string; expiresAt: Date }> {
  const agent = await ownAgent(ctx)
  const source = await readCart(ctx, cartId)
  const wait = await ctx.transaction((tx) => countAttempt(tx, perAgent, String(agent.id), ctx.now))
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  const code = newToken()
  const expiresAt = new Date(ctx.now.getTime() + validDays * 86_400_000)
  await ctx.transaction(async (tx) => {
    await deleteExpiredLinks(tx, ctx.now)
    const copy = await copyLines(ctx, tx, source)
    const link = { codeHash: hashToken(code), cartId: copy.id, sourceCartId: source.id, agentId: agent.id }
    await insertLink(tx, { ...link, now: ctx.now, expiresAt })
  })
  return { code, expiresAt }
}

async function copyLines(ctx: Context, tx: Writer, source: CartHead): Promise<CartHead> {
  const lines = await selectLines(tx, source.id)
  if (lines.length === 0) throw cartErrors.CART_EMPTY()
  const maskedId = createMaskedId()
  await insertCart(tx, { maskedId, storeId: ctx.store.id, groupId: source.groupId, customerId: null })
  const copy = await lockCopy(tx, maskedId)
  await saveLines(tx, copy.id, lines)
  return copy
}

async function lockCopy(tx: Writer, maskedId: string): Promise<CartHead> {
  const [copy] = await lockCarts(tx, [maskedId])
  if (copy === undefined) throw new Error('the prepared cart was not found')
  return copy
}

/** What a link holds now, at the current prices; null if it is unknown, expired, used, or of another market. */
export async function preparedCart(ctx: Context, code: string): Promise<{ cart: CartView; expiresAt: Date } | null> {
  const link = await selectLink(ctx.db, hashToken(code))
  if (link === undefined || link.isTaken || !isValid(ctx, link)) return null
  const head = await selectCartById(ctx.db, link.cartId)
  return head === undefined ? null : { cart: await loadCart(ctx, head), expiresAt: link.expiresAt }
}

export function describePrepared(line: CartLine): PreparedCartItem {
  return {
    name: line.product.name,
    options: line.options.map(({ optionLabel }) => optionLabel),
    quantity: line.quantity,
    row_total: money(line.price * line.quantity, line.currency),
    is_available: line.problem === null,
  }
}

/**
 * Moves what a link holds into the caller's cart, as a merge does. A link works once; repeating it with the same cart changes
 * nothing. The cart from which it was prepared has the lines already.
 */
export async function takePreparedCart(ctx: Context, code: string, cartId: string): Promise<CartView> {
  const codeHash = hashToken(code)
  const { head, savedByMerge } = await ctx.transaction(async (tx) => {
    const target = await lockCart(ctx, tx, cartId)
    const link = await lockLink(tx, codeHash)
    if (link?.isTaken && link.takenBy === target.id) return { head: target, savedByMerge: 0 }
    if (link === undefined || link.isTaken || !isValid(ctx, link)) throw cartErrors.CART_LINK_INVALID()
    await markTaken(tx, codeHash, target.id, ctx.now)
    if (link.sourceCartId === target.id) return { head: target, savedByMerge: 0 }
    const copy = await lockCopy(tx, link.maskedId)
    return { head: target, savedByMerge: await moveLines(ctx, tx, copy, target) }
  })
  return { ...(await loadCart(ctx, head)), savedByMerge }
}

const isValid = (ctx: Context, link: CartLink): boolean =>
  link.expiresAt > ctx.now && link.groupId === ctx.store.groupId
