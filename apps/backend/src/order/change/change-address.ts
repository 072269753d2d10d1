import { isDeepStrictEqual } from 'node:util'
import { fullName } from '@bocian/rules/person-name.ts'
import type { CartAddress } from '#src/cart/cart.ts'
import { addressRules, checkAddressPhone, readAddress, type AddressInput } from '#src/customer/customer.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { storeViewOf } from '#src/store/store.ts'
import { actorOf } from './actor.ts'
import { changeOrder } from './change-order.ts'
import { orderErrors } from '../errors.ts'
import { findByToken, withItems } from '../reading/find-order.ts'
import { lockOrder } from '../lifecycle-queries.ts'
import type { Order, OrderView, TransitionRefusal } from '../types.ts'

/** Each change sends two emails. */
const perOrder: AttemptLimit = { name: 'order address', most: 10, seconds: 3_600 }

/**
 * Changes the delivery address of an order for anybody who has its token, until the order ships. The same address again changes
 * nothing.
 */
export async function changeOrderAddress(ctx: Context, token: string, input: AddressInput): Promise<OrderView> {
  const found = await findByToken(ctx, token)
  const address = await readDeliveryAddress(ctx, found, input)
  const { order, wait } = await ctx.transaction(async (tx) => {
    const locked = await lockOrder(tx, found.id)
    const given = withNotes(address, locked.shippingAddress)
    if (isDeepStrictEqual(given, locked.shippingAddress)) return { order: locked, wait: 0 }
    const wait = await countAttempt(tx, perOrder, String(locked.id), ctx.now)
    if (wait > 0) return { order: locked, wait }
    const reason = `${addressLine(locked.shippingAddress)} → ${addressLine(given)}`
    const cause = { reason, actor: actorOf(ctx, locked), now: ctx.now }
    const outcome = await changeOrder(tx, locked.id, { name: 'changeAddress', address: given }, cause)
    if ('refusal' in outcome) throw refusalOf(outcome.refusal)
    return { order: outcome.order, wait }
  })
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  return withItems(ctx, order)
}

/** Validates the address like that of a cart, by the rules of the store view where the order was placed. */
async function readDeliveryAddress(ctx: Context, order: Order, input: AddressInput): Promise<CartAddress> {
  const country = order.shippingAddress?.countryCode
  // An order without a delivery address is refused by the state machine, after the lock.
  if (country !== undefined && input.country_code.trim().toUpperCase() !== country)
    throw orderErrors.ORDER_ADDRESS_COUNTRY_FIXED()
  const store = { ...ctx.store, ...(await storeViewOf(ctx.db, order.storeId)) }
  const rules = await addressRules({ ...ctx, store }, country ?? store.country)
  const address = readAddress(input, { ...rules, countries: country === undefined ? rules.countries : [country] })
  const error = checkAddressPhone(address)
  if (error !== null) throw error
  return address
}

/** The shopper's note to the courier belongs to the order, not to the address. */
const withNotes = (address: CartAddress, before: CartAddress | null): CartAddress =>
  before?.customerNotes === undefined ? address : { ...address, customerNotes: before.customerNotes }

/** An address in one line, for the order's history. */
function addressLine(address: CartAddress | null): string {
  if (address === null) return ''
  const { company, street, postcode, city, region, countryCode, telephone } = address
  const place = [postcode, city].filter(Boolean).join(' ')
  return [company, fullName(countryCode, address), ...street, place, region, countryCode, telephone]
    .filter(Boolean)
    .join(', ')
}

function refusalOf(refusal: TransitionRefusal): UserError {
  return refusal === 'COLLECTED' ? orderErrors.ORDER_ADDRESS_OF_PICKUP() : orderErrors.ORDER_ADDRESS_FIXED()
}
