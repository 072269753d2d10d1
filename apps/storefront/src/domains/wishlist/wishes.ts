import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import {
  AddToWishlistDocument,
  CreateWishlistDocument,
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

/** One of the customer's wish lists. */
export type WishList = {
  readonly id: string
  /** Null until the customer names the first list. */
  readonly name: string | null
  readonly count: number
  readonly skus: ReadonlySet<string>
}

/** The loaded state of the customer's wish lists. In memory only, so that it does not stay on the device. */
export type Wishes = {
  /** The first list comes first; empty until loaded. */
  readonly lists: readonly WishList[]
  /** The first products of all lists, for the menu; undefined until loaded. */
  readonly recent: readonly MiniWishFragment[] | undefined
}

/** The id under which the server accepts the customer's first list. */
export const firstList = '0'
const none: Wishes = { lists: [], recent: undefined }
const wishes = observable(none)
let loading: Promise<void> | undefined

const update = (change: Partial<Wishes>): void => wishes.set({ ...wishes.get(), ...change })

/** Reads the wish lists outside of components. */
export const readWishes = wishes.get

/** WISH-02: whether a product is on any of the lists. */
export const isWished = ({ lists }: Wishes, sku: string): boolean => lists.some(({ skus }) => skus.has(sku))

/** The number of products on all lists. */
export const countWishes = ({ lists }: Wishes): number => lists.reduce((sum, { count }) => sum + count, 0)

/** The customer's wish lists, loaded after sign-in; empty for a guest. */
export function useWishes(): Wishes {
  const { isSignedIn } = useSession()
  useEffect(() => {
    if (isSignedIn) void loadWishes()
    else forgetWishes()
  }, [isSignedIn])
  return useSyncExternalStore(wishes.follow, readWishes, () => none)
}

/** Loads the lists and their SKUs once. A failure shows no error, and the next call retries. */
export function loadWishes(): Promise<void> {
  loading ??= loadLists()
  return loading
}

/** Loads the lists again after a change of the lists themselves. */
export function reloadWishes(): Promise<void> {
  loading = undefined
  return loadWishes()
}

function forgetWishes(): void {
  loading = undefined
  if (wishes.get() !== none) update(none)
}

async function loadLists(): Promise<void> {
  const request = loading
  try {
    const { customer } = await query(WishlistSkusDocument, {}, undefined, { policy: 'network-only', isOptional: true })
    const lists = (customer?.wishlists ?? []).flatMap((list) => (list ? [list] : []))
    update({
      lists: lists.map(({ id, name, items_count: count, items_v2: page }) => ({
        id: id ?? firstList,
        name,
        count: count ?? 0,
        skus: new Set((page?.items ?? []).flatMap((item) => item?.product?.sku ?? [])),
      })),
    })
  } catch {
    if (loading === request) loading = undefined
  }
}

/** Refreshes the counts and the products for the menu. */
export async function refreshWishes(most: number): Promise<void> {
  const page = { pageSize: most || 1, currentPage: 1 }
  const { customer } = await query(GetMiniWishlistDocument, page, undefined, {
    policy: 'network-only',
    isOptional: true,
  })
  const found = (customer?.wishlists ?? []).flatMap((list) => (list ? [list] : []))
  const known = wishes.get().lists
  const lists = found.map(({ id, name, items_count: count }, index) => ({
    id: id ?? firstList,
    name,
    count: count ?? 0,
    skus: known.find((list, place) => (index === 0 ? place === 0 : list.id === id))?.skus ?? new Set<string>(),
  }))
  const shown = inTurns(found.map(({ items_v2: own }) => (own?.items ?? []).filter((item) => item !== null)))
  const products = shown.flatMap(({ product }) => product ?? [])
  const recent = [...new Map(products.map((product) => [product.uid, product])).values()].slice(0, most)
  update({ lists, recent })
}

/**
 * The first items of all lists, then the second ones and so on, each time newest first. So a list keeps its customer's order, and
 * what was just added to any list is among the first.
 */
function inTurns<Item extends { readonly id: string }>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((items) => items[turn] ?? []).toSorted((one, other) => Number(other.id) - Number(one.id)),
  ).flat()
}

/** The list with this id. The first list has its own id only after its first product. */
const isList = (list: WishList, index: number, id: string): boolean =>
  list.id === id || (id === firstList && index === 0)

function changeSkus(id: string, change: (skus: ReadonlySet<string>) => ReadonlySet<string>): void {
  const { lists } = wishes.get()
  const all = lists.length > 0 ? lists : [{ id, name: null, count: 0, skus: new Set<string>() }]
  update({ lists: all.map((list, index) => (isList(list, index, id) ? { ...list, skus: change(list.skus) } : list)) })
}

/** Adds products to a list optimistically, and removes them again if the server refuses. Throws GraphqlFailure. */
export async function addWishes(
  list: string,
  skus: readonly string[],
  items: WishlistItemInput[],
  most: number,
): Promise<void> {
  changeSkus(list, (before) => before.union(new Set(skus)))
  try {
    const variables = { wishlistId: list, items }
    const { addProductsToWishlist: response } = await mutate(AddToWishlistDocument, variables, undefined, {
      isErrorHandled: true,
    })
    const [error] = response?.user_errors ?? []
    if (error) {
      await loadErrorTexts()
      throw refused(reasonOf(error))
    }
  } catch (error) {
    changeSkus(list, (before) => before.difference(new Set(skus)))
    throw error
  }
  await refreshWishes(most).catch(() => undefined)
}

/** Sends the analytics event of products that were put on a list, as soon as its code is loaded. */
export const trackAdded = (skus: readonly string[]): unknown =>
  import('./track-wishes.ts').then(({ trackWishes }) => trackWishes(skus)).catch(() => undefined)

/** Removes a product's items from a list. Items that another tab has already removed cause no error. Throws GraphqlFailure. */
export async function removeWish(list: string, sku: string, ids: string[], most: number): Promise<void> {
  await mutate(RemoveFromWishlistDocument, { wishlistId: list, ids }, undefined, { isErrorHandled: true })
  changeSkus(list, (before) => before.difference(new Set([sku])))
  await refreshWishes(most).catch(() => undefined)
}

/** Creates a list. Throws GraphqlFailure. */
export async function createList(name: string): Promise<WishList> {
  const { createWishlist: made } = await mutate(CreateWishlistDocument, { name }, undefined, { isErrorHandled: true })
  const list = {
    id: made?.wishlist.id ?? firstList,
    name: made?.wishlist.name ?? name,
    count: 0,
    skus: new Set<string>(),
  }
  const { lists } = wishes.get()
  if (!lists.some(({ id }) => id === list.id)) update({ lists: [...lists, list] })
  return list
}
