import { randomInt } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import { sendLast } from '#src/platform/database.ts'
import { cartErrors } from '../errors.ts'
import { insertCart, insertionOf, selectActiveCartOf } from '../queries.ts'
import type { CartHead } from '../types.ts'

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
  const found = await selectActiveCartOf(ctx.db, customerId, ctx.store.groupId)
  if (found !== undefined) return found
  return ctx.transaction(async (tx) => {
    const cart = { maskedId: createMaskedId(), storeId: ctx.store.id, groupId: ctx.store.groupId, customerId }
    await insertCart(tx, cart)
    // If a concurrent request created the cart, this insert does nothing and the select finds that cart.
    const head = await selectActiveCartOf(tx, customerId, ctx.store.groupId)
    if (head === undefined) throw new Error('could not create a cart for the customer')
    return head
  })
}
