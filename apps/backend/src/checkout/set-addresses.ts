import { changeCart, changeHead, changeIf, isVirtual, type CartAddress, type CartView } from '#src/cart/cart.ts'
import {
  addressErrors,
  addressRules,
  keepAddress,
  readAddress,
  type AddressInput,
  type PostalAddress,
} from '#src/customer/customer.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { decodeId } from '#src/platform/uid.ts'
import { selectedDelivery } from './delivery.ts'
import { checkoutErrors } from './errors.ts'
import { findPickupPlace } from './pickup-place.ts'
import { selectCustomerAddress } from './queries.ts'

export interface AddressChoice {
  address: AddressInput | null | undefined
  savedId: number | null | undefined
  savedUid: string | null | undefined
}

export interface ShippingChoice extends AddressChoice {
  customerNotes: string | null | undefined
  pickupLocationCode: string | null | undefined
}

export interface BillingChoice extends AddressChoice {
  sameAsShipping: boolean
  useForShipping: boolean
}

/** Sets the shipping address. Deselects a delivery method that is not available for it or for its pickup location. */
export async function setShippingAddress(ctx: Context, cartId: string, choices: ShippingChoice[]): Promise<CartView> {
  const [choice] = choices
  if (choice === undefined) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'shipping_addresses' })
  if (choices.length > 1) throw checkoutErrors.SEVERAL_SHIPPING_ADDRESSES()
  const address = await resolveAddress(ctx, choice, 'shipping')
  const shippingAddress = {
    ...address,
    ...(choice.customerNotes ? { customerNotes: choice.customerNotes.slice(0, 1_000) } : {}),
    ...(choice.pickupLocationCode ? { pickupLocationCode: choice.pickupLocationCode.slice(0, 64) } : {}),
  }
  const changed =
    (await changeIf(ctx, cartId, 'hasNoDelivery', { shippingAddress })) ??
    (await changeCart(ctx, cartId, async (cart, tx) => {
      if (isVirtual(cart)) throw checkoutErrors.NOTHING_TO_SHIP()
      return { shippingAddress, ...(await deliveryChange(ctx, tx, cart, shippingAddress)) }
    }))
  if (choice.address?.save_in_address_book === true) await keepAddress(ctx, address)
  return changed
}

/** Sets the billing address: a new one, a saved one, or the shipping address. */
export async function setBillingAddress(ctx: Context, cartId: string, choice: BillingChoice): Promise<CartView> {
  if (choice.sameAsShipping) return useShippingAddress(ctx, cartId, choice)
  const address = await resolveAddress(ctx, choice, 'billing')
  const changed = choice.useForShipping
    ? await useForShipping(ctx, cartId, address)
    : await changeHead(ctx, cartId, { billingSameAsShipping: false, billingAddress: address })
  if (choice.address?.save_in_address_book === true) await keepAddress(ctx, address)
  return changed
}

const useForShipping = (ctx: Context, cartId: string, address: CartAddress): Promise<CartView> =>
  changeCart(ctx, cartId, async (cart, tx) => {
    if (isVirtual(cart)) throw checkoutErrors.NOTHING_TO_SHIP()
    const delivery = await deliveryChange(ctx, tx, cart, address)
    return { billingSameAsShipping: true, billingAddress: null, shippingAddress: address, ...delivery }
  })

function useShippingAddress(ctx: Context, cartId: string, choice: BillingChoice): Promise<CartView> {
  if (choice.address != null || choice.savedId != null || choice.savedUid != null)
    throw checkoutErrors.NO_ADDRESS_GIVEN({ kind: 'billing', choices: billingChoices })
  const changes = { billingSameAsShipping: true, billingAddress: null }
  return changeHead(ctx, cartId, changes, () => checkoutErrors.SHIPPING_ADDRESS_MISSING())
}

const shippingChoices = '"customer_address_id" or "address"'
const billingChoices = '"customer_address_id", "address", or "same_as_shipping"'

async function resolveAddress(ctx: Context, choice: AddressChoice, kind: 'shipping' | 'billing'): Promise<CartAddress> {
  const saved = choice.savedUid ?? (choice.savedId == null ? null : String(choice.savedId))
  if (choice.address != null && saved !== null) throw checkoutErrors.TWO_ADDRESSES_GIVEN({ kind })
  const input = choice.address ?? (saved === null ? null : await savedAddress(ctx, choice, saved))
  if (input === null)
    throw checkoutErrors.NO_ADDRESS_GIVEN({ kind, choices: kind === 'shipping' ? shippingChoices : billingChoices })
  return readAddress(input, await addressRules(ctx, input.country_code.trim().toUpperCase()))
}

async function savedAddress(ctx: Context, choice: AddressChoice, shown: string): Promise<AddressInput> {
  if (ctx.customerId === null) throw platformErrors.NOT_SIGNED_IN()
  const id = choice.savedUid == null ? Number(choice.savedId) : decodeId(choice.savedUid)
  const address = await selectCustomerAddress(ctx.db, ctx.customerId, id)
  if (address === undefined) throw addressErrors.ADDRESS_NOT_FOUND({ id: shown })
  return asInput(address)
}

/** Converts a saved address to an input, so that it is validated like a new one. */
function asInput(address: PostalAddress): AddressInput {
  const { regionId, region, ...same } = address
  const isListed = regionId !== undefined && regionId > 0
  return {
    ...same,
    country_code: address.countryCode,
    vat_id: address.vatId ?? null,
    ...(isListed ? { region_id: regionId } : { region: region ?? null }),
  }
}

async function deliveryChange(
  ctx: Context,
  tx: Writer,
  cart: CartView,
  shippingAddress: CartAddress,
): Promise<{ delivery?: null }> {
  if (cart.carrierCode === null) return {}
  const chosen = await selectedDelivery(ctx, { ...cart, shippingAddress }, tx)
  if (chosen === null) return { delivery: null }
  // Magento clients select the pickup method before its location, so only a location that is already selected can become invalid.
  if (shippingAddress.pickupLocationCode === undefined && cart.shippingAddress?.pickupLocationCode === undefined)
    return {}
  const place = await findPickupPlace(ctx, chosen.network, shippingAddress, tx)
  return place === undefined ? { delivery: null } : {}
}
