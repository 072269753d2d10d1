import { oneLine } from '@bocian/rules/clean-text.ts'
import { SetGiftOptionsDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { isMaintenance } from '#src/platform/graphql/maintenance-status.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeByCode, type StoreView } from '#src/platform/i18n/store-views.ts'
import { addToCart } from './add-to-cart.ts'
import { forgetIdempotencyKeys } from '#src/platform/idempotency/idempotency-keys.ts'
import { bringCart } from './bring-cart.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { applyCoupon, applyGiftCard, removeCoupon, removeGiftCard } from './change-codes.ts'
import { createCart } from './create-cart.ts'
import { editCartItem } from './edit-cart-item.ts'
import { giftInput } from './gift-input.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'
import { leaveIfEnded } from '#src/domains/session/end/leave-if-ended.ts'
import { cartSignIn } from './cart-sign-in.ts'
import type { Updated } from './retry-with-available-quantity.ts'
import { restoreItem } from './restore-cart-item.ts'
import { forgetSaved, moveToCart, saveForLater } from './save-for-later.ts'
import { removeCartItem, updateCartItem } from './update-cart-item.ts'

export type CartOutcome = {
  readonly intent: string
  readonly uid: string
  readonly errors: readonly string[]
  /** The coupon or gift card code as typed. */
  readonly code?: string
  /** The quantity that was saved because the requested quantity is not in stock. */
  readonly lowered?: number
  /**
   * True if the change failed without a refusal by the server, for example with a network error. The error is then shown for the
   * whole page.
   */
  readonly isUnexpected?: boolean
  readonly cartId?: string
  /**
   * After copying the cart of another store view: the number of copied lines, and the names of the products that were not copied.
   */
  readonly brought?: number
  readonly missing?: readonly string[]
}

/** Handles a submitted cart form. Refusals are returned as texts, not thrown. */
export async function changeCart(store: StoreView, request: Request, form: FormData): Promise<CartOutcome> {
  const intent = text(form, 'intent')
  const uid = text(form, 'uid')
  const before = readCartId(store, request)
  try {
    if (intent === 'add') return { intent, uid, ...(await addToCart(store, request, [itemOf(form)])) }
    const from = intent === 'bring' ? storeByCode(text(form, 'from')) : undefined
    if (from) return { intent, uid, ...(await bringCart(from, store, request)) }
    const cartId = before
    if (!cartId) return { intent, uid, errors: [] }
    if (intent === 'coupon') {
      const code = oneLine(text(form, 'code'))
      return { intent, uid, code, errors: await applyCoupon(translatorOf(store.locale), cartId, code, request) }
    }
    if (intent === 'card') {
      const code = oneLine(text(form, 'code'))
      return { intent, uid, code, errors: await applyGiftCard(translatorOf(store.locale), cartId, code, request) }
    }
    if (intent === 'card-off') await removeGiftCard(cartId, text(form, 'code'), request)
    if (intent === 'gift') await mutate(SetGiftOptionsDocument, { input: giftInput(cartId, form) }, request)
    if (intent === 'coupon-off') await removeCoupon(cartId, text(form, 'code'), request)
    const changed = await changeLine(intent, cartId, uid, form, request)
    forgetIdempotencyKeys()
    return { intent, uid, ...changed }
  } catch (error) {
    if (isInvalidCart(error)) return { intent, uid, ...(await handleClosedCart(store, request, intent, before)) }
    if (!(error instanceof GraphqlFailure) || (import.meta.env.SSR && isMaintenance(error.status))) throw error
    const errors = [failureText(translatorOf(store.locale), error)]
    return { intent, uid, errors, ...(error.refusals.length > 0 ? {} : { isUnexpected: true }) }
  }
}

/**
 * Handles a cart that was ordered, merged or has expired. If another tab has replaced it, the page reloads to show the new cart
 * with a notice that the change was not made; otherwise creates a new cart. A customer whose session has ended signs in first.
 */
async function handleClosedCart(
  store: StoreView,
  request: Request,
  intent: string,
  before: string | undefined,
): Promise<Pick<CartOutcome, 'errors' | 'cartId'>> {
  if (import.meta.env.SSR) return { errors: [] }
  await leaveIfEnded(store, cartSignIn(store))
  const errors = [translatorOf(store.locale)('forms.server.cartClosed')]
  const now = readCartId(store)
  // The line to remove no longer exists, so the removal is complete.
  if (now === undefined || now === before)
    return { errors: intent === 'remove' ? [] : errors, cartId: await createCart(store, request) }
  const { leaveNotice } = await import('#src/domains/session/end/leave-notice.ts')
  await leaveNotice('forms.server.cartClosed')
  return { errors }
}

const done: Updated = { errors: [] }

/** Changes one line of the cart or of the saved items. */
async function changeLine(
  intent: string,
  cartId: string,
  uid: string,
  form: FormData,
  request: Request,
): Promise<Updated> {
  switch (intent) {
    case 'update':
      return updateCartItem(cartId, uid, quantityOf(form), request)
    case 'edit':
      return editCartItem(cartId, uid, itemOf(form).selected_options, request)
    case 'remove':
      await removeCartItem(cartId, uid, request)
      return done
    case 'save':
      await saveForLater(cartId, uid, request)
      return done
    case 'move':
      return moveToCart(cartId, uid, request)
    case 'restore':
      return restoreItem(cartId, uid, request)
    case 'forget':
      await forgetSaved(cartId, uid, request)
      return done
    default:
      return done
  }
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

function quantityOf(form: FormData): number {
  const quantity = Number.parseInt(text(form, 'quantity'), 10)
  return Number.isFinite(quantity) && quantity > 0 ? quantity : 1
}

/** Reads an item from form fields: `option_…` holds the uid of a chosen value, `entered_…` a typed value. */
export function itemOf(form: FormData) {
  const fields = [...form].map(([name, value]) => [name, String(value)] as const)
  return {
    sku: text(form, 'sku'),
    ...(form.get('uid') ? { uid: text(form, 'uid') } : {}),
    quantity: quantityOf(form),
    selected_options: fields.filter(([name, value]) => name.startsWith('option_') && value).map(([, value]) => value),
    entered_options: fields
      .filter(([name, value]) => name.startsWith('entered_') && value)
      .map(([name, value]) => ({ uid: name.slice('entered_'.length), value })),
  }
}
