import { changeCart, isVirtual, paidTotals, type CartView } from '#src/cart/cart.ts'
import { selectedDelivery } from '#src/checkout/checkout.ts'
import type { Context } from '#src/platform/context.ts'
import type { Database, Reader } from '#src/platform/database.ts'
import { message } from '#src/platform/messages.ts'
import { referenceData } from '#src/platform/reference-data.ts'
import { storeSettings } from '#src/store/store.ts'
import { paymentErrors } from '../errors.ts'
import { selectPayments } from '../queries.ts'
import { protocolOf, registrationOf, registrations } from '../registration.ts'
import { transferDetails } from '../transfer/transfer.ts'
import type { TransferDetails } from '../types.ts'
import { noProvider, offlineMethods, type PaymentMethod } from '../types.ts'

export const offline: ReadonlySet<string> = new Set(offlineMethods)

/** Whether an order with this method is kept for days before it is paid. */
export const isPaidLater = ({ code }: PaymentMethod): boolean => offline.has(code)

/** The payment methods offered for this cart; only `free` if nothing is owed. */
export async function availablePayments(ctx: Context, cart: CartView, db: Reader = ctx.db): Promise<PaymentMethod[]> {
  if (await owesNothing(ctx, cart, db)) return [freeOf(ctx)]
  const { id } = ctx.store
  const methods = await referenceData(ctx.db, cart.reference, `payment methods ${id}`, () => selectPayments(db, id))
  return offered(ctx, methods, isVirtual(cart), db)
}

/** Magento's payment method for a total of zero. */
const freeOf = (ctx: Context): PaymentMethod => ({
  code: 'free',
  title: message(ctx.store.locale, 'payment.free'),
  isOnline: false,
  transfer: null,
})

/** Whether discounts or gift cards leave nothing to pay, delivery included. */
async function owesNothing(ctx: Context, cart: CartView, db: Reader): Promise<boolean> {
  if (cart.lines.length === 0 || paidTotals(cart, null).owed > 0) return false
  return paidTotals(cart, await selectedDelivery(ctx, cart, db)).owed === 0
}

/**
 * The methods that the store view offers: no cash on delivery for gift cards sent by email, no bank transfer without an account
 * number.
 */
export async function offeredPayments(ctx: Context, isByMail: boolean, db: Reader = ctx.db): Promise<PaymentMethod[]> {
  return offered(ctx, await selectPayments(db, ctx.store.id), isByMail, db)
}

async function offered(
  ctx: Context,
  methods: readonly { code: string; provider: string }[],
  isByMail: boolean,
  db: Reader,
): Promise<PaymentMethod[]> {
  const transfer = await ownTransfer(ctx, db)
  return methods
    .filter(({ code, provider }) => (provider === noProvider ? offline.has(code) : isUsable(ctx, code, provider)))
    .filter(({ code }) => !isByMail || code !== 'cashondelivery')
    .filter(({ code }) => code !== 'banktransfer' || transfer !== null)
    .map(({ code, provider }) => ({
      code,
      title: titleOf(ctx, code),
      isOnline: provider !== noProvider,
      transfer: code === 'banktransfer' ? transfer : null,
    }))
}

/** A plugin brings the names of its methods itself, also where a stand-in has its methods. */
function titleOf(ctx: Context, code: string): string {
  const { locale } = ctx.store
  const titles = registrations(ctx).find(({ methods }) => Object.hasOwn(methods, code))?.titles
  return titles?.[locale.slice(0, 2)] ?? titles?.en ?? message(locale, `payment.${code}`)
}

/** A stand-in's methods are offered only where it may be used, whatever the database says. */
export function isUsable(wired: Pick<Database, 'services'>, code: string, provider: string): boolean {
  const registration = registrationOf(wired, provider)
  return protocolOf(wired, code) !== undefined && (registration?.isStandIn !== true || registration.isConfigured(wired))
}

async function ownTransfer(ctx: Context, db: Reader): Promise<TransferDetails | null> {
  const found = transferDetails(ctx.store.country, await storeSettings({ ...ctx, db }))
  return 'details' in found ? found.details : null
}

/** The chosen method if it is still available; `free` for a total of zero. */
export async function selectedPayment(
  ctx: Context,
  cart: CartView,
  db: Reader = ctx.db,
): Promise<PaymentMethod | null> {
  if (await owesNothing(ctx, cart, db)) return freeOf(ctx)
  if (cart.paymentCode === null) return null
  const available = await availablePayments(ctx, cart, db)
  return available.find((method) => method.code === cart.paymentCode) ?? null
}

/** Sets the payment method. Physical goods need a shipping address first. */
export async function setPaymentMethod(ctx: Context, cartId: string, code: string): Promise<CartView> {
  if (code.trim() === '') throw paymentErrors.PAYMENT_CODE_MISSING()
  return changeCart(ctx, cartId, async (cart, tx) => {
    if (!isVirtual(cart) && cart.shippingAddress === null) throw paymentErrors.PAYMENT_BEFORE_ADDRESS()
    const available = await availablePayments(ctx, cart, tx)
    if (!available.some((method) => method.code === code)) throw paymentErrors.PAYMENT_METHOD_NOT_AVAILABLE()
    return { paymentCode: code }
  })
}
