import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventHandlers as storeEvents } from '../store/store.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const as: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  for (const name of ['ada', 'eve']) as[name] = await newCustomer(shop, `${name}@example.com`)
})
beforeEach(async () => {
  await sql`delete from wishlist_wishlist`.execute(shop.database.reader)
  await set('multiple_enabled', '1')
  await set('multiple_count', 3)
})
afterAll(() => shop.close())

async function set(setting: string, value: unknown): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await sql`insert into store_config values ('view', 1, ${`wishlist/general/${setting}`}, ${JSON.stringify(value)}::jsonb)
      on conflict (scope, scope_id, path) do update set value = excluded.value`.execute(tx)
  })
  await storeEvents[0]?.handle(shop.database, {}, new Date())
}

interface List {
  id: string | null
  name: string | null
  visibility: string
  items_count: number
  items_v2: { items: { id: string; quantity: number; product: { sku: string } }[] }
}
interface Refused {
  code: string
  message: string
}
interface Carried {
  source_wishlist: List
  destination_wishlist: List
  user_errors: Refused[]
}

const list = 'id name visibility items_count items_v2 { items { id quantity product { sku } } }'
const ask = <T>(query: string, variables: Record<string, unknown> = {}, who = 'ada') =>
  shop.execute<T>(query, variables, { ...as[who], store: 'pl' })
const create = (name: string, visibility = 'PRIVATE', who = 'ada') =>
  ask<{ createWishlist: { wishlist: List } }>(
    `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) { wishlist { ${list} } } }`,
    { input: { name, visibility } },
    who,
  )
const made = async (name: string): Promise<string> => (await create(name)).data.createWishlist.wishlist.id ?? ''
const add = (id: string, sku: string, quantity = 1) =>
  ask<{ addProductsToWishlist: { wishlist: List } }>(
    `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { user_errors { message } wishlist { ${list} } } }`,
    { id, items: [{ sku, quantity }] },
  )
const lists = async (who = 'ada', args = ''): Promise<List[]> =>
  (await ask<{ customer: { wishlists: List[] } }>(`{ customer { wishlists${args} { ${list} } } }`, {}, who)).data
    .customer.wishlists
const itemsOf = (wishlist: List | undefined) =>
  (wishlist?.items_v2.items ?? []).map(({ product, quantity }) => [product.sku, quantity])
const update = (id: string, more: object) =>
  ask(
    `mutation ($id: ID!, $name: String, $visibility: WishlistVisibilityEnum) {
      updateWishlist(wishlistId: $id, name: $name, visibility: $visibility) { uid name visibility } }`,
    { id, ...more },
  )
const remove = (id: string, who = 'ada') =>
  ask<{ deleteWishlist: { status: boolean; wishlists: List[] } }>(
    `mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { ${list} } } }`,
    { id },
    who,
  )
async function carry(kind: 'copy' | 'move', from: string, to: string, items: object[]): Promise<Carried> {
  const { data, errors } = await ask<{ carried: Carried }>(
    `mutation ($from: ID!, $to: ID!, $items: [WishlistItem${kind === 'copy' ? 'Copy' : 'Move'}Input!]!) {
      carried: ${kind}ProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
        user_errors { code message } source_wishlist { ${list} } destination_wishlist { ${list} } } }`,
    { from, to, items },
  )
  expect(errors).toBeUndefined()
  return data.carried
}
const refusal = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message

describe('several wish lists', () => {
  it('WISH-15 are created with a name and a visibility, after the first one', async () => {
    const { data } = await create(' Urodziny ', 'PUBLIC')
    expect(data.createWishlist.wishlist).toMatchObject({ name: 'Urodziny', visibility: 'PUBLIC', items_count: 0 })
    await add('0', 'ROLE-PLENTY')
    expect((await lists()).map(({ name, visibility }) => [name, visibility])).toEqual([
      [null, 'PRIVATE'],
      ['Urodziny', 'PUBLIC'],
    ])
    expect((await lists('ada', '(pageSize: 1, currentPage: 2)')).map(({ name }) => name)).toEqual(['Urodziny'])
    expect(await lists('eve')).toMatchObject([{ id: '0', items_count: 0 }])
  })

  it('add a product to the chosen list and remove it from that list only', async () => {
    const id = await made('Urodziny')
    const { data } = await add(id, 'ROLE-PLENTY', 2)
    expect(data.addProductsToWishlist.wishlist).toMatchObject({ id, name: 'Urodziny', items_count: 1 })
    await add('0', 'ROLE-PLENTY')
    const [first, birthday] = await lists()
    expect([itemsOf(first), itemsOf(birthday)]).toEqual([[['ROLE-PLENTY', 1]], [['ROLE-PLENTY', 2]]])
    const item = birthday?.items_v2.items[0]?.id ?? ''
    const taken = await ask<{ gone: { user_errors: Refused[]; wishlist: List } }>(
      `mutation ($id: ID!, $ids: [ID!]!) { gone: removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $ids) {
        user_errors { code message } wishlist { ${list} } } }`,
      { id, ids: [item] },
    )
    expect(taken.data.gone).toMatchObject({ user_errors: [], wishlist: { id, items_count: 0 } })
    expect(itemsOf((await lists())[0])).toEqual([['ROLE-PLENTY', 1]])
  })

  it('have unique names, up to the store view’s limit', async () => {
    await made('Urodziny')
    expect(refusal(await create('URODZINY'))).toBe('Wish list "URODZINY" already exists.')
    expect(refusal(await create('  '))).toBe('Provide the wish list name.')
    const responses = await Promise.all(['A', 'B', 'C'].map((name) => create(name)))
    expect(responses.map(refusal).filter((text) => text !== undefined)).toEqual([
      'Only 3 wish list(s) can be created.',
      'Only 3 wish list(s) can be created.',
    ])
    expect((await lists()).map(({ id }) => id === '0')).toEqual([true, false, false])
  })

  it('WISH-15 can be renamed and made public, including the first one', async () => {
    const id = await made('Urodziny')
    expect((await update(id, { visibility: 'PUBLIC' })).data).toEqual({
      updateWishlist: { uid: id, name: 'Urodziny', visibility: 'PUBLIC' },
    })
    await add('0', 'ROLE-PLENTY')
    expect(refusal(await update('0', { name: 'urodziny' }))).toBe('Wish list "urodziny" already exists.')
    expect((await update('0', { name: 'Na co dzień' })).errors).toBeUndefined()
    expect((await lists()).map(({ name }) => name)).toEqual(['Na co dzień', 'Urodziny'])
  })

  it('can be renamed before the first product is added', async () => {
    await made('Urodziny')
    const { data } = await update('0', { name: 'Na co dzień', visibility: 'PUBLIC' })
    const [first] = await lists()
    expect(data).toEqual({ updateWishlist: { uid: first?.id, name: 'Na co dzień', visibility: 'PUBLIC' } })
    expect(first?.id).not.toBe('0')
    expect((await lists()).map(({ name }) => name)).toEqual(['Na co dzień', 'Urodziny'])
  })

  it('can be deleted with their items, except the first one', async () => {
    const id = await made('Urodziny')
    await add(id, 'ROLE-PLENTY')
    await add('0', 'ROLE-PLENTY')
    expect(refusal(await remove('0'))).toBe("The default wish list can't be deleted.")
    expect(refusal(await remove(id, 'eve'))).toBe('The wishlist was not found.')
    const { data } = await remove(id)
    expect(data.deleteWishlist.status).toBe(true)
    expect(data.deleteWishlist.wishlists.map(itemsOf)).toEqual([[['ROLE-PLENTY', 1]]])
    expect(refusal(await add(id, 'ROLE-PLENTY'))).toBe('The wishlist was not found.')
  })

  it('allow copying or moving products from one to another, with the whole or a part of the quantity', async () => {
    const id = await made('Urodziny')
    const { data } = await add('0', 'ROLE-PLENTY', 5)
    const item = data.addProductsToWishlist.wishlist.items_v2.items[0]?.id
    const copied = await carry('copy', '0', id, [{ wishlist_item_id: item, quantity: 1 }])
    expect([itemsOf(copied.source_wishlist), itemsOf(copied.destination_wishlist)]).toEqual([
      [['ROLE-PLENTY', 5]],
      [['ROLE-PLENTY', 1]],
    ])
    const some = await carry('move', '0', id, [{ wishlist_item_id: item, quantity: 2 }])
    expect([itemsOf(some.source_wishlist), itemsOf(some.destination_wishlist)]).toEqual([
      [['ROLE-PLENTY', 3]],
      [['ROLE-PLENTY', 3]],
    ])
    const both = await Promise.all([1, 2].map(() => carry('move', '0', id, [{ wishlist_item_id: item }])))
    expect(both.flatMap(({ user_errors: refused }) => refused.map(({ code }) => code))).toEqual(['PRODUCT_NOT_FOUND'])
    expect((await lists()).map(itemsOf)).toEqual([[], [['ROLE-PLENTY', 6]]])
    const wrong = await carry('move', id, '0', [{ wishlist_item_id: '77777' }, { wishlist_item_id: 'x' }])
    expect(wrong.user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_FOUND'])
  })

  it('are limited to the first one where the store view allows only one; the others stay stored', async () => {
    const id = await made('Urodziny')
    await add('0', 'ROLE-PLENTY')
    await set('multiple_enabled', '0')
    expect(refusal(await create('Więcej'))).toBe('Multiple wishlists are currently disabled.')
    expect(refusal(await add(id, 'ROLE-PLENTY'))).toBe('The wishlist was not found.')
    expect((await lists()).map(({ name }) => name)).toEqual([null])
    await set('multiple_enabled', '1')
    expect(await lists()).toHaveLength(2)
  })
})
