import { randomInt } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import { run, sendLast, sendTogether } from '#src/platform/database.ts'
import { cartErrors } from '../errors.ts'
import { activeCartOf, insertionOf } from '../queries.ts'
import { contentOf, loadCart, shownWith, viewCart } from './load-cart.ts'
import type { CartHead, CartView } from '../types.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 32

/** 32 random characters, since anybody who knows the id can use a guest's cart. */
export function createMaskedId(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Creates a guest cart, with the caller's id if given. A customer gets their active cart. */
export async function createCart(ctx: Context, ownId: string | null | undefined): Promise<string> {
  if (ctx.customerId !== null && (ownId ?? '') === '') return (await customerCart(ctx, ctx.customerId)).maskedId
  const maskedId = (ownId ?? '') === '' ? createMaskedId() : checkOwnId(ownId ?? '')
  const cart = { maskedId, storeId: ctx.store.id, groupId: ctx.store.groupId, customerId: null }
  const [isCreated] = await ctx.transaction((tx) => sendLast(tx, [insertionOf(cart)]))
  if (isCreated) return maskedId
  throw cartErrors.CART_ID_TAKEN({ id: maskedId })
}

/** Creates a guest's cart, also in Magento only for somebody who is signed out. */
export async function createGuestCart(ctx: Context, ownId: string | null | undefined): Promise<string> {
  if (ctx.customerId !== null) throw cartErrors.CUSTOMER_HAS_CART()
  return createCart(ctx, ownId)
}

function checkOwnId(id: string): string {
  if (id.length !== length) throw cartErrors.CART_ID_LENGTH({ length })
  if (!/^[A-Za-z0-9]{32}$/.test(id)) throw cartErrors.CART_ID_CHARACTERS()
  return id
}

/** The customer's active cart in this store group. Creates it if necessary. */
export async function customerCart(ctx: Context, customerId: number): Promise<CartHead> {
  const found = await run(ctx.db, activeCartOf(customerId, ctx.store.groupId))
  return found ?? (await insertActive(ctx, customerId)).head
}

/** Like `customerCart`, with its content. */
export async function viewCustomerCart(ctx: Context, customerId: number): Promise<CartView> {
  const { groupId } = ctx.store
  const [found, , ...content] = await sendTogether(ctx.db, [
    activeCartOf(customerId, groupId),
    shownWith(ctx),
    ...contentOf(ctx, { customerId, groupId }),
  ])
  if (found !== undefined) return viewCart(ctx, found, content, ctx.db)
  const { head, isNew } = await insertActive(ctx, customerId)
  // Nothing was read of a cart that did not exist, so a new one has that content.
  return isNew ? viewCart(ctx, head, content, ctx.db) : loadCart(ctx, head)
}

async function insertActive(ctx: Context, customerId: number): Promise<{ head: CartHead; isNew: boolean }> {
  const { id: storeId, groupId } = ctx.store
  // If a concurrent request created the cart, the insert does nothing and the select finds that cart.
  const [isNew, head] = await ctx.transaction((tx) =>
    sendLast(tx, [
      insertionOf({ maskedId: createMaskedId(), storeId, groupId, customerId }),
      activeCartOf(customerId, groupId),
    ]),
  )
  if (head === undefined) throw new Error('could not create a cart for the customer')
  return { head, isNew }
}
