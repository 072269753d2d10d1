import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import {
  AddToWishlistDocument,
  GetMiniWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistSkusDocument,
  type MiniWishFragment,
  type WishlistItemInput,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { reasonOf } from '#src/platform/graphql/error-reason.ts'
import { loadErrorTexts } from '#src/platform/graphql/error-texts.ts'
import { refused } from '#src/platform/graphql/graphql-failure.ts'
import { observable } from '#src/platform/observable/observable.ts'

/** The loaded state of the customer's wish list. In memory only, so that it does not stay on the device. */
export type Wishes = {
  readonly skus: ReadonlySet<string>
  readonly count: number
  /** The newest products for the menu; undefined until loaded. */
  readonly recent: readonly MiniWishFragment[] | undefined
}

/** The id under which the server accepts the customer's own wish list. */
const ownList = '0'
const none: Wishes = { skus: new Set(), count: 0, recent: undefined }
const wishes = observable(none)
let loading: Promise<void> | undefined

const update = (change: Partial<Wishes>): void => wishes.set({ ...wishes.get(), ...change })

/** Reads the wish list outside of components. */
export const readWishes = wishes.get

/** The customer's wish list, loaded after sign-in; empty for a guest. */
export function useWishes(): Wishes {
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (isSignedIn) void loadWishes()
    else forgetWishes()
  }, [isSignedIn])
  return useSyncExternalStore(wishes.follow, readWishes, () => none)
}

/** Loads the SKUs on the wish list once. A failure shows no error, and the next call retries. */
export function loadWishes(): Promise<void> {
  loading ??= loadSkus()
  return loading
}

function forgetWishes(): void {
  loading = undefined
  if (wishes.get() !== none) update(none)
}

async function loadSkus(): Promise<void> {
  const request = loading
  try {
    const { customer } = await query(WishlistSkusDocument, {}, undefined, { policy: 'network-only', isOptional: true })
    const list = customer?.wishlists[0]
    const skus = (list?.items_v2?.items ?? []).flatMap((item) => item?.product?.sku ?? [])
    update({ skus: new Set(skus), count: list?.items_count ?? 0 })
  } catch {
    if (loading === request) loading = undefined
  }
}

/** Refreshes the count and the newest products for the menu. */
export async function refreshWishes(most: number): Promise<void> {
  const page = { pageSize: most, currentPage: 1 }
  const { customer } = await query(GetMiniWishlistDocument, page, undefined, {
    policy: 'network-only',
    isOptional: true,
  })
  const list = customer?.wishlists[0]
  const recent = (list?.items_v2?.items ?? []).flatMap((item) => item?.product ?? [])
  update({ count: list?.items_count ?? 0, recent })
}

/** Adds products optimistically, and removes them again if the server refuses. Throws GraphqlFailure. */
export async function addWishes(skus: readonly string[], items: WishlistItemInput[], most: number): Promise<void> {
  update({ skus: wishes.get().skus.union(new Set(skus)) })
  try {
    const { addProductsToWishlist: response } = await mutate(
      AddToWishlistDocument,
      { wishlistId: ownList, items },
      undefined,
      {
        isErrorHandled: true,
      },
    )
    const [error] = response?.user_errors ?? []
    if (error) {
      await loadErrorTexts()
      throw refused(reasonOf(error))
    }
  } catch (error) {
    update({ skus: wishes.get().skus.difference(new Set(skus)) })
    throw error
  }
  await refreshWishes(most).catch(() => undefined)
}

/** Removes a product's items. Items that another tab has already removed cause no error. Throws GraphqlFailure. */
export async function removeWish(sku: string, ids: string[], most: number): Promise<void> {
  await mutate(RemoveFromWishlistDocument, { wishlistId: ownList, ids }, undefined, { isErrorHandled: true })
  update({ skus: wishes.get().skus.difference(new Set([sku])) })
  await refreshWishes(most).catch(() => undefined)
}
