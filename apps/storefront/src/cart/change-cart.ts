import { failureText } from '#src/forms/failure-text.ts'
import { GraphqlFailure, isMaintenance } from '#src/graphql/graphql-failure.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { storeByCode, type StoreView } from '#src/i18n/store-views.ts'
import { addToCart } from './add-to-cart.ts'
import { bringCart } from './bring-cart.ts'
import { readCartId } from './cart-id.ts'
import { isInvalidCart } from './invalid-cart.ts'
import { removeCartItem, updateCartItem } from './update-cart-item.ts'

export type CartOutcome = {
  readonly intent: string
  readonly uid: string
  readonly errors: readonly string[]
  readonly lowered?: number
  /** It failed for a reason that nobody expected, and that is said for the whole page. */
  readonly isUnexpected?: boolean
  readonly cartId?: string
  /** Of another store view's cart: how many lines came along, and the names of those that could not. */
  readonly brought?: number
  readonly missing?: readonly string[]
}

/** Does what a cart form asks for; a refusal comes back as its message, not as an exception. */
export async function changeCart(store: StoreView, request: Request, form: FormData): Promise<CartOutcome> {
  const intent = text(form, 'intent')
  const uid = text(form, 'uid')
  try {
    if (intent === 'add') return { intent, uid, ...(await addToCart(store, request, [itemOf(form)])) }
    const from = intent === 'bring' ? storeByCode(text(form, 'from')) : undefined
    if (from) return { intent, uid, ...(await bringCart(from, store, request)) }
    const cartId = readCartId(store, request)
    if (!cartId) return { intent, uid, errors: [] }
    if (intent === 'remove') await removeCartItem(cartId, uid, request)
    if (intent !== 'update') return { intent, uid, errors: [] }
    return { intent, uid, ...(await updateCartItem(cartId, uid, quantityOf(form), request)) }
  } catch (error) {
    if (isInvalidCart(error)) return { intent, uid, errors: [] }
    if (!(error instanceof GraphqlFailure) || (import.meta.env.SSR && isMaintenance(error.status))) throw error
    const errors = [failureText(translatorOf(store.locale), error)]
    return { intent, uid, errors, ...(error.messages.length > 0 ? {} : { isUnexpected: true }) }
  }
}

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

function quantityOf(form: FormData): number {
  const quantity = Number.parseInt(text(form, 'quantity'), 10)
  return Number.isFinite(quantity) && quantity > 0 ? quantity : 1
}

/** Fields named option_… are chosen values by uid, those named entered_… are typed ones. */
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
