import { sql } from 'kysely'
import { row, type Sent, type World } from './testing-repeated.ts'

const sku = 'ROLE-PLENTY'
const wish = { sku: 'ROLE-S1', quantity: 1 }

const productUid = async (world: World, wanted: string): Promise<string> => {
  const id = await world.read<number>(sql`select id from catalogue_product where sku = ${wanted}`)
  return Buffer.from(String(id)).toString('base64')
}

/** Sends a change of the wish list of a new account, which has one wish. */
const ofList =
  (args: (list: unknown, item: unknown) => object) =>
  async (world: World): Promise<Sent> => {
    const { belongings, headers } = await world.customer()
    const { wishlist, wish: item } = await belongings.create(['wishlist', 'wish'])
    return { args: { wishlistId: wishlist, ...args(wishlist, item) }, headers }
  }

/** Sends a copy or a move of the only wish to a second list. */
const betweenLists = async (world: World): Promise<Sent> => {
  const { belongings, headers } = await world.customer()
  const { wishlist, wish: item } = await belongings.create(['wishlist', 'wish'])
  const { wishlist: other } = await world.must<{ wishlist: { id: string } }>(
    'mutation { createWishlist(input: { name: "Zima", visibility: PRIVATE }) { wishlist { id } } }',
    {},
    headers,
  )
  const wishlistItems = [{ wishlist_item_id: item, quantity: 1 }]
  return { args: { sourceWishlistUid: wishlist, destinationWishlistUid: other.id, wishlistItems }, headers }
}

/** A shared wish list, and the mark of somebody who buys its wish. */
const shared = async (world: World) => {
  const { belongings, headers } = await world.customer()
  const { wishlist, wish: itemId } = await belongings.create(['wishlist', 'wish'])
  const answer = await world.must<{ wishlist: { sharing_code: string } }>(
    'mutation ($id: ID!) { shareWishlist(wishlistId: $id) { wishlist { sharing_code } } }',
    { id: wishlist },
    headers,
  )
  return { headers, wishlist, mark: { code: answer.wishlist.sharing_code, itemId, token: 'a'.repeat(32) } }
}

const compared = async (world: World, headers: Record<string, string> = {}): Promise<string> => {
  const products = [await productUid(world, 'ROLE-S1')]
  const create = 'mutation ($products: [ID]) { createCompareList(input: { products: $products }) { uid } }'
  return (await world.must<{ uid: string }>(create, { products }, headers)).uid
}

export const listRows = [
  row(
    'addProductsToWishlist',
    ofList(() => ({ wishlistItems: [wish] })),
  ),
  row(
    'removeProductsFromWishlist',
    ofList((_, item) => ({ wishlistItemsIds: [item] })),
  ),
  row(
    'updateProductsInWishlist',
    ofList((_, item) => ({
      wishlistItems: [{ wishlist_item_id: item, quantity: 3, description: 'Na lato' }],
    })),
  ),
  row('arrangeWishlist', async (world) => {
    const { args, headers } = await ofList(() => ({ wishlistItems: [wish] }))(world)
    const added = await world.must<{ wishlist: { items_v2: { items: { id: string }[] } } }>(
      `mutation ($wishlistId: ID!, $wishlistItems: [WishlistItemInput!]!) {
        addProductsToWishlist(wishlistId: $wishlistId, wishlistItems: $wishlistItems) {
          wishlist { items_v2 { items { id } } } } }`,
      args,
      headers,
    )
    const [first, second] = added.wishlist.items_v2.items
    return {
      args: { wishlistId: args?.['wishlistId'], wishlistItemsIds: [first?.id], afterItemId: second?.id },
      headers: headers ?? {},
    }
  }),
  row(
    'clearWishlist',
    ofList(() => ({})),
  ),
  row('createWishlist', async (world) => {
    const { headers } = await world.customer()
    return { args: { input: { name: 'Zima', visibility: 'PRIVATE' } }, headers }
  }),
  row(
    'updateWishlist',
    ofList(() => ({ name: 'Zima' })),
  ),
  row('deleteWishlist', async (world) => {
    const { headers } = await world.customer()
    const { wishlist } = await world.must<{ wishlist: { id: string } }>(
      'mutation { createWishlist(input: { name: "Zima", visibility: PRIVATE }) { wishlist { id } } }',
      {},
      headers,
    )
    return { args: { wishlistId: wishlist.id }, headers }
  }),
  row('copyProductsBetweenWishlists', betweenLists),
  row('moveProductsBetweenWishlists', betweenLists),
  row(
    'shareWishlist',
    ofList(() => ({})),
  ),
  row('stopSharingWishlist', async (world) => {
    const { wishlist, headers } = await shared(world)
    return { args: { wishlistId: wishlist }, headers }
  }),
  row('markWishAsBought', async (world) => ({ args: (await shared(world)).mark })),
  row('unmarkWishAsBought', async (world) => {
    const { mark } = await shared(world)
    const text = `mutation ($code: String!, $itemId: ID!, $token: String!) {
      markWishAsBought(code: $code, itemId: $itemId, token: $token) { wishlist { items { id } } } }`
    await world.must(text, mark)
    return { args: mark }
  }),
  row('createCompareList', async (world) => ({ args: { input: { products: [await productUid(world, sku)] } } })),
  row('addProductsToCompareList', async (world) => ({
    args: { input: { uid: await compared(world), products: [await productUid(world, sku)] } },
  })),
  row('removeProductsFromCompareList', async (world) => ({
    args: { input: { uid: await compared(world), products: [await productUid(world, 'ROLE-S1')] } },
  })),
  row('deleteCompareList', async (world) => ({ args: { uid: await compared(world) } })),
  row('assignCompareListToCustomer', async (world) => {
    const { headers } = await world.customer()
    return { args: { uid: await compared(world) }, headers }
  }),
]
