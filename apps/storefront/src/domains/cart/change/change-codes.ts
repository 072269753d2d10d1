import { withoutSeparators } from '@bocian/rules/separators.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import {
  ApplyCouponDocument,
  ApplyGiftCardDocument,
  RemoveCouponDocument,
  RemoveGiftCardDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { isRefused } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'

/** The box of the code shows the failure, unless the cart shows that only the response was lost. */
const shownHere = { isErrorHandled: true }

type Errors = Promise<readonly string[]>

/** Applies a coupon to the cart. Returns error texts if the server refuses the code. */
export async function applyCoupon(t: Translate, cartId: string, code: string, request: Request): Errors {
  if (code === '') return [t('cart.coupon.empty')]
  return refusalOf(t, mutate(ApplyCouponDocument, { cartId, code }, request, shownHere))
}

/** Applies a gift card, whose code may be typed in groups, to the cart. Returns error texts if the server refuses the code. */
export async function applyGiftCard(t: Translate, cartId: string, typed: string, request: Request): Errors {
  const code = withoutSeparators(typed)
  if (code === '') return [t('forms.validation.required')]
  return refusalOf(t, mutate(ApplyGiftCardDocument, { cartId, code }, request, shownHere))
}

export async function removeCoupon(cartId: string, code: string, request: Request): Promise<void> {
  await mutate(RemoveCouponDocument, { cartId, codes: [code] }, request, shownHere)
}

export async function removeGiftCard(cartId: string, code: string, request: Request): Promise<void> {
  await mutate(RemoveGiftCardDocument, { cartId, code }, request, shownHere)
}

async function refusalOf(t: Translate, change: Promise<unknown>): Errors {
  try {
    await change
    return []
  } catch (error) {
    if (isInvalidCart(error) || !isRefused(error)) throw error
    return [failureText(t, error)]
  }
}
