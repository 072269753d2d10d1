import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '#src/customer/session.ts'
import {
  AddToWishlistDocument,
  GetMiniWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistSkusDocument,
  type MiniWishFragment,
  type WishlistItemInput,
} from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { refused } from '#src/graphql/graphql-failure.ts'

/** What is known of the customer's list; in memory alone, so that nothing of it stays on the device. */
export type Wishes = {
  readonly skus: ReadonlySet<string>
  readonly count: number
  /** The newest, for the menu; undefined until they were asked for. */
  readonly recent: readonly MiniWishFragment[] | undefined
}

/** Every client's name for the customer's own list. */
const ownList = '0'
const none: Wishes = { skus: new Set(), count: 0, recent: undefined }
let wishes = none
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

function become(change: Partial<Wishes>): void {
  wishes = { ...wishes, ...change }
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same outside of components. */
export const readWishes = (): Wishes => wishes

/** The customer's list, asked for once somebody is signed in; a guest's is empty. */
export function useWishes(): Wishes {
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (isSignedIn) void loadWishes()
    else forgetWishes()
  }, [isSignedIn])
  return useSyncExternalStore(follow, readWishes, () => none)
}

/** Asks once which products stand on the list; the shop does without when it does not answer, and asks again. */
export function loadWishes(): Promise<void> {
  loading ??= askForSkus()
  return loading
}

function forgetWishes(): void {
  loading = undefined
  if (wishes !== none) become(none)
}

async function askForSkus(): Promise<void> {
  const own = loading
  try {
    const { customer } = await query(WishlistSkusDocument, {}, undefined, { policy: 'network-only', isOptional: true })
    const list = customer?.wishlists[0]
    const skus = (list?.items_v2?.items ?? []).flatMap((item) => item?.product?.sku ?? [])
    become({ skus: new Set(skus), count: list?.items_count ?? 0 })
  } catch {
    if (loading === own) loading = undefined
  }
}

/** Asks anew how many products there are and which are the newest, as many as the menu shows. */
export async function refreshWishes(most: number): Promise<void> {
  const page = { pageSize: most, currentPage: 1 }
  const { customer } = await query(GetMiniWishlistDocument, page, undefined, {
    policy: 'network-only',
    isOptional: true,
  })
  const list = customer?.wishlists[0]
  const recent = (list?.items_v2?.items ?? []).flatMap((item) => item?.product ?? [])
  become({ count: list?.items_count ?? 0, recent })
}

/** Puts products on the list; they are shown as there at once, and no longer when the shop refuses. Throws GraphqlFailure. */
export async function addWishes(skus: readonly string[], items: WishlistItemInput[], most: number): Promise<void> {
  become({ skus: wishes.skus.union(new Set(skus)) })
  try {
    const { addProductsToWishlist: answer } = await mutate(
      AddToWishlistDocument,
      { wishlistId: ownList, items },
      undefined,
      {
        isSaid: true,
      },
    )
    const [error] = answer?.user_errors ?? []
    if (error) throw refused(error.message)
  } catch (error) {
    become({ skus: wishes.skus.difference(new Set(skus)) })
    throw error
  }
  await refreshWishes(most).catch(() => undefined)
}

/** Takes a product's items from the list. What another tab has taken already is gone too. Throws GraphqlFailure. */
export async function removeWish(sku: string, ids: string[], most: number): Promise<void> {
  await mutate(RemoveFromWishlistDocument, { wishlistId: ownList, ids }, undefined, { isSaid: true })
  become({ skus: wishes.skus.difference(new Set([sku])) })
  await refreshWishes(most).catch(() => undefined)
}
