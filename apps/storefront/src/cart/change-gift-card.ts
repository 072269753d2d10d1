import { giftCardFault } from '#src/gift-card/gift-card-fault.ts'
import { ApplyGiftCardDocument, RemoveGiftCardDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import type { Translate } from '#src/i18n/messages.ts'

/** Puts a gift card on the cart; a code that cannot be used is answered with the reason, in the shopper's words. */
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
    const fault = giftCardFault(t, error)
    if (fault !== null) return [fault]
    throw error
  }
}

/** Takes a gift card off the cart. */
export async function removeGiftCard(cartId: string, code: string, request: Request): Promise<void> {
  await mutate(RemoveGiftCardDocument, { cartId, code }, request)
}
