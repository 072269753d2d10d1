import { failureText } from '#src/platform/forms/failure-text.ts'
import { ApplyGiftCardDocument, RemoveGiftCardDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { isRefused } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { isInvalidCart } from '../session/invalid-cart.ts'

/** Applies a gift card to the cart. Returns error texts if the server refuses the code. */
export async function applyGiftCard(
  t: Translate,
  cartId: string,
  code: string,
  request: Request,
): Promise<readonly string[]> {
  if (code === '') return [t('forms.validation.required')]
  try {
    await mutate(ApplyGiftCardDocument, { cartId, code }, request)
    return []
  } catch (error) {
    if (isInvalidCart(error) || !isRefused(error)) throw error
    return [failureText(t, error)]
  }
}

export async function removeGiftCard(cartId: string, code: string, request: Request): Promise<void> {
  await mutate(RemoveGiftCardDocument, { cartId, code }, request)
}
