import {
  ArrangeWishlistDocument,
  CopyWishesDocument,
  DeleteWishlistDocument,
  MoveWishesDocument,
  RenameWishlistDocument,
  WishlistSkusDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { reasonOf, type ListedError } from '#src/platform/graphql/error-reason.ts'
import { loadErrorTexts } from '#src/platform/graphql/error-texts.ts'
import { refused } from '#src/platform/graphql/graphql-failure.ts'
import { reloadWishes } from '../wishes.ts'

const own = { isErrorHandled: true }

/** Gives a list another name. Throws GraphqlFailure. */
export async function renameList(id: string, name: string): Promise<void> {
  await mutate(RenameWishlistDocument, { id, name }, undefined, own)
  await reloadWishes()
}

/** Deletes a list with its items. Throws GraphqlFailure. */
export async function deleteList(id: string): Promise<void> {
  await mutate(DeleteWishlistDocument, { id }, undefined, own)
  await reloadWishes()
}

/** Moves items to another list, or copies them. Throws GraphqlFailure, also if the other list is full. */
export async function carryWishes(
  way: { readonly from: string; readonly to: string; readonly isCopy: boolean },
  ids: readonly string[],
): Promise<void> {
  const { from, to, isCopy } = way
  const variables = { from, to, items: ids.map((id) => ({ wishlist_item_id: id })) }
  const response = isCopy
    ? (await mutate(CopyWishesDocument, variables, undefined, own)).copyProductsBetweenWishlists
    : (await mutate(MoveWishesDocument, variables, undefined, own)).moveProductsBetweenWishlists
  await throwFirst(response?.user_errors)
  await reloadWishes()
}

/**
 * Moves items of a list directly after another item, or to the beginning if that is null. Throws GraphqlFailure, also if another tab
 * has removed one of them.
 */
export async function arrangeWishes(list: string, ids: readonly string[], after: string | null): Promise<void> {
  const variables = { list, ids: [...ids], after }
  const { arrangeWishlist: response } = await mutate(ArrangeWishlistDocument, variables, undefined, own)
  await throwFirst(response?.user_errors)
}

/** Moves a product that was added to a list again back to where it was: after another item. Throws GraphqlFailure. */
export async function restorePlace(list: string, sku: string, previous: string): Promise<void> {
  const { customer } = await query(WishlistSkusDocument, {}, undefined, { policy: 'network-only', isOptional: true })
  const items = customer?.wishlists.find((one) => one?.id === list)?.items_v2?.items ?? []
  const ids = items.flatMap((item) => (item?.product?.sku === sku ? item.id : []))
  if (ids.length > 0) await arrangeWishes(list, ids, previous)
}

async function throwFirst(errors: readonly (ListedError | null)[] | undefined): Promise<void> {
  const [error] = errors ?? []
  if (!error) return
  await loadErrorTexts()
  throw refused(reasonOf(error))
}
