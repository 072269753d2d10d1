import { randomInt } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { insertCart, selectActiveCartOf } from './queries.ts'
import type { CartHead } from './types.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 32

/** 32 random characters: a guest's cart belongs to whoever knows its id. */
export function createMaskedId(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Makes a guest's cart, under the caller's own id if there is one; a customer gets the cart that is there. */
export async function createCart(ctx: Context, ownId: string | null | undefined): Promise<string> {
  if (ctx.customerId !== null && (ownId ?? '') === '') return (await customerCart(ctx, ctx.customerId)).maskedId
  const maskedId = (ownId ?? '') === '' ? createMaskedId() : checkOwnId(ownId ?? '')
  const cart = { maskedId, storeId: ctx.store.id, groupId: ctx.store.groupId, customerId: null }
  if (await ctx.transaction((tx) => insertCart(tx, cart))) return maskedId
  throw new UserError('graphql-already-exists', `Cart with ID "${maskedId}" already exists.`)
}

function checkOwnId(id: string): string {
  if (id.length !== length) throw new UserError('graphql-input', 'Cart ID length should to be 32 symbols.')
  if (!/^[A-Za-z0-9]{32}$/.test(id))
    throw new UserError('graphql-input', 'Cart ID may contain only letters and digits.')
  return id
}

/** The customer's one active cart in this store group; made when there is none. */
export async function customerCart(ctx: Context, customerId: number): Promise<CartHead> {
  const found = await selectActiveCartOf(ctx.db, customerId, ctx.store.groupId)
  if (found !== undefined) return found
  return ctx.transaction(async (tx) => {
    const cart = { maskedId: createMaskedId(), storeId: ctx.store.id, groupId: ctx.store.groupId, customerId }
    await insertCart(tx, cart)
    // Two requests at once make one cart: the second insert does nothing and finds the first one's.
    const head = await selectActiveCartOf(tx, customerId, ctx.store.groupId)
    if (head === undefined) throw new Error('the cart of the customer is neither there nor could it be made')
    return head
  })
}
