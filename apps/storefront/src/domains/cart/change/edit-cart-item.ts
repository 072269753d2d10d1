import { ChangeItemOptionsDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { isRefused } from '#src/platform/graphql/graphql-failure.ts'
import { refusalsOf, retryWithAvailableQuantity, type Updated } from './retry-with-available-quantity.ts'
import { replaceCartItem } from './replace-cart-item.ts'

/**
 * Changes the options of a line in one operation. On a server without that operation, adds the new line and then removes the old
 * line.
 */
export async function editCartItem(
  cartId: string,
  uid: string,
  options: readonly string[],
  request: Request,
): Promise<Updated> {
  try {
    return await retryWithAvailableQuantity(request, async (quantity) => {
      const variables = { cartId, uid, options: [...options], quantity: quantity ?? null }
      const { changeCartItemOptions: changed } = await mutate(ChangeItemOptionsDocument, variables, request, {
        isErrorHandled: true,
      })
      return refusalsOf(changed?.user_errors)
    })
  } catch (error) {
    if (isUnknownHere(error)) return replaceCartItem(cartId, uid, options, request)
    throw error
  }
}

/** True if the server does not support the operation. A server that supports the operation returns a code with each error. */
const isUnknownHere = (error: unknown): boolean =>
  isRefused(error) && error.refusals.every(({ code }) => code === '' || code === 'REQUEST_INVALID')
