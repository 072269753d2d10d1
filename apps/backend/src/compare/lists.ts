import { randomInt } from 'node:crypto'
import { productsByIds } from '../catalogue/catalogue.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { decodeId } from '#src/platform/uid.ts'
import { compareErrors, compareLimits } from './errors.ts'
import {
  deleteAbandoned,
  deleteItems,
  deleteList,
  giveToCustomer,
  insertGuestList,
  insertItems,
  lockCustomer,
  lockList,
  openListOf,
  selectList,
  selectListOf,
  selectProductIds,
} from './queries.ts'
import type { CompareListRow } from './types.ts'

const mostProducts = 50
const guestListDays = 30
const newLists: AttemptLimit = { name: 'compare list address', most: 60, seconds: 3_600 }

type Ids = readonly (string | null)[] | null | undefined

/** The list with this uid; null if there is none, or if it is another customer's, which nobody can tell apart. */
export async function listByUid(ctx: Context, uid: string): Promise<CompareListRow | null> {
  return ownOf(ctx, await selectList(ctx.db, uid)) ?? null
}

export async function ownList(ctx: Context): Promise<CompareListRow | null> {
  return ctx.customerId === null ? null : ((await selectListOf(ctx.db, ctx.customerId)) ?? null)
}

/** A guest gets a new list each time; a customer has only one. */
export async function createList(ctx: Context, ids: Ids): Promise<CompareListRow> {
  const productIds = await soldIds(ctx, ids)
  const { customerId, visitor, now } = ctx
  const made = await ctx.transaction(async (tx) => {
    if (customerId !== null) {
      await lockCustomer(tx, customerId)
      return addTo(ctx, tx, await openListOf(tx, customerId, newUid(), now), productIds)
    }
    const wait = visitor?.address ? await countAttempt(tx, newLists, visitor.address, now) : 0
    if (wait > 0) return wait
    await deleteAbandoned(tx, new Date(now.getTime() - guestListDays * 86_400_000))
    return addTo(ctx, tx, await insertGuestList(tx, newUid(), now), productIds)
  })
  if (typeof made === 'number') throw tooManyAttempts(visitor, made)
  return made
}

export async function addProducts(ctx: Context, uid: string, ids: Ids): Promise<CompareListRow> {
  const productIds = await soldIds(ctx, ids)
  return ctx.transaction(async (tx) => addTo(ctx, tx, checkOwner(ctx, await lockList(tx, uid)), productIds))
}

export async function removeProducts(ctx: Context, uid: string, ids: Ids): Promise<CompareListRow> {
  return ctx.transaction(async (tx) => {
    const list = checkOwner(ctx, await lockList(tx, uid))
    await deleteItems(tx, list.id, readIds(ids))
    return list
  })
}

/** Deletes a list. Returns false if the caller has none with this uid. */
export async function removeList(ctx: Context, uid: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const list = ownOf(ctx, await lockList(tx, uid))
    if (list === undefined) return false
    await deleteList(tx, list.id)
    return true
  })
}

/**
 * Gives a guest's list to the signed-in customer. If the customer already has a list, adds the products to it and deletes the
 * guest's list. Returns null if there is no list with this uid, or if it is another customer's.
 */
export async function assignList(ctx: Context, uid: string): Promise<CompareListRow | null> {
  const { customerId, now } = ctx
  if (customerId === null) throw compareErrors.COMPARE_SIGN_IN()
  return ctx.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const list = ownOf(ctx, await lockList(tx, uid))
    if (list === undefined) return null
    if (list.customerId === customerId || (await giveToCustomer(tx, list.id, customerId)))
      return { ...list, customerId }
    const own = await openListOf(tx, customerId, newUid(), now)
    const [held, brought] = [await selectProductIds(tx, own.id), await selectProductIds(tx, list.id)]
    const added = brought.filter((id) => !held.includes(id)).slice(0, Math.max(0, mostProducts - held.length))
    await insertItems(tx, own.id, added, now)
    await deleteList(tx, list.id)
    return own
  })
}

async function addTo(ctx: Context, tx: Writer, list: CompareListRow, ids: number[]): Promise<CompareListRow> {
  const held = await selectProductIds(tx, list.id)
  if (new Set([...held, ...ids]).size > mostProducts)
    throw compareLimits.COMPARE_FULL(ctx.store, { most: mostProducts })
  if (ids.length > 0) await insertItems(tx, list.id, ids, ctx.now)
  return list
}

function checkOwner(ctx: Context, list: CompareListRow | undefined): CompareListRow {
  const own = ownOf(ctx, list)
  if (own === undefined) throw compareErrors.COMPARE_LIST_NOT_FOUND()
  return own
}

/** The list if it is a guest's or the caller's. */
const ownOf = ({ customerId }: Context, list: CompareListRow | undefined): CompareListRow | undefined =>
  list !== undefined && (list.customerId === null || list.customerId === customerId) ? list : undefined

/** The products that the store view sells; ignores the others, like Magento. */
async function soldIds(ctx: Context, ids: Ids): Promise<number[]> {
  return (await productsByIds(ctx, readIds(ids))).map(({ id }) => id)
}

/** Clients send product ids either as decimal numbers or as uids. */
function readIds(ids: Ids): number[] {
  const named = (ids ?? []).filter((id) => id !== null).slice(0, 2 * mostProducts)
  return [...new Set(named.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : decodeId(id))))]
}

function newUid(): string {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length: 32 }, () => characters[randomInt(characters.length)]).join('')
}
