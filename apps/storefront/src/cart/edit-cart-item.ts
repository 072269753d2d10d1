import { ChangeItemOptionsDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { refusalsOf, tryOrLower, type Updated } from './lowered.ts'
import { replaceCartItem } from './replace-cart-item.ts'

/** Gives a line other options in one operation; a server that has none for it gets two, with the old line kept until the new one is there. */
export async function editCartItem(
  cartId: string,
  uid: string,
  options: readonly string[],
  request: Request,
): Promise<Updated> {
  try {
    return await tryOrLower(async (quantity) => {
      const variables = { cartId, uid, options: [...options], quantity: quantity ?? null }
      const { changeCartItemOptions: changed } = await mutate(ChangeItemOptionsDocument, variables, request, {
        isSaid: true,
      })
      return refusalsOf(changed?.user_errors)
    })
  } catch (error) {
    if (isUnknownHere(error)) return replaceCartItem(cartId, uid, options, request)
    throw error
  }
}

const isUnknownHere = (error: unknown): boolean =>
  error instanceof GraphqlFailure && error.message.startsWith('Cannot query field "changeCartItemOptions"')
