import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

type Headers = Record<string, string>
interface List {
  uid: string
  item_count: number
  attributes: { code: string; label: string }[]
  items: { uid: string; product: { sku: string }; attributes: { code: string; value: string }[] }[]
}

let shop: TestShop
let ada: Headers
let eva: Headers
/** Product ids by SKU. */
const ids = new Map<string, number>()
const uidOf = (sku: string): string => Buffer.from(String(ids.get(sku))).toString('base64')

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  ada = await newCustomer(shop, 'ada@example.com')
  eva = await newCustomer(shop, 'eva@example.com')
  const { data } = await shop.execute<{ products: { items: { id: number; sku: string }[] } }>(
    '{ products(filter: {}, pageSize: 50) { items { id sku } } }',
  )
  for (const { id, sku } of data.products.items) ids.set(sku, id)
})
afterAll(() => shop.close())

const fields = 'uid item_count attributes { code label } items { uid product { sku } attributes { code value } }'

async function run<T>(query: string, variables: object = {}, headers: Headers = {}): Promise<T> {
  const { data, errors } = await shop.execute<T>(query, { ...variables }, headers)
  if (errors !== undefined) throw new Error(`${String(errors[0]?.extensions['category'])}: ${errors[0]?.message}`)
  return data
}
const create = (products: (string | number)[], headers: Headers = {}) =>
  run<{ list: List }>(
    `mutation ($products: [ID!]!) { list: createCompareList(input: { products: $products }) { ${fields} } }`,
    { products },
    headers,
  ).then(({ list }) => list)
const change = (name: string, uid: string, products: string[], headers: Headers = {}) =>
  run<{ list: List }>(
    `mutation ($uid: ID!, $products: [ID!]!) { list: ${name}(input: { uid: $uid, products: $products }) { ${fields} } }`,
    { uid, products },
    headers,
  ).then(({ list }) => list)
const read = (uid: string, headers: Headers = {}) =>
  run<{ compareList: List | null }>(
    `query ($uid: ID!) { compareList(uid: $uid) { ${fields} } }`,
    { uid },
    headers,
  ).then(({ compareList }) => compareList)
const assign = (uid: string, headers: Headers) =>
  run<{ done: { result: boolean; compare_list: List | null } }>(
    `mutation ($uid: ID!) { done: assignCompareListToCustomer(uid: $uid) { result compare_list { ${fields} } } }`,
    { uid },
    headers,
  ).then(({ done }) => done)
const own = (headers: Headers) =>
  run<{ customer: { compare_list: List | null } }>(`{ customer { compare_list { ${fields} } } }`, {}, headers).then(
    ({ customer }) => customer.compare_list,
  )
const remove = (uid: string, headers: Headers = {}) =>
  run<{ done: { result: boolean } }>(
    'mutation ($uid: ID!) { done: deleteCompareList(uid: $uid) { result } }',
    { uid },
    headers,
  ).then(({ done }) => done.result)
const skus = (list: List | null): string[] => (list?.items ?? []).map((item) => item.product.sku)

beforeEach(async () => {
  for (const headers of [ada, eva]) {
    const list = await own(headers)
    if (list !== null) await remove(list.uid, headers)
  }
})

describe('a guest', () => {
  test('compares products by id and by uid, with readable values', async () => {
    const list = await create([String(ids.get('ROLE-S1')), uidOf('ROLE-C2'), '999999'])
    expect(list.uid).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(skus(list)).toEqual(['ROLE-S1', 'ROLE-C2'])
    expect(list.item_count).toBe(2)
    expect(list.attributes).toContainEqual({ code: 'cdrl_size', label: 'Rozmiar' })
    expect(list.attributes.slice(0, 3).map(({ code }) => code)).toEqual(['sku', 'description', 'short_description'])
    expect(list.items[0]?.attributes[0]).toEqual({ code: 'sku', value: 'ROLE-S1' })
    const second = list.items[1]
    expect(second?.uid).toBe(uidOf('ROLE-C2'))
    expect(second?.attributes.map(({ code }) => code)).toEqual(list.attributes.map(({ code }) => code))
    expect(second?.attributes.find(({ code }) => code === 'cdrl_size')?.value).toMatch(/98, 104/)
    expect(await read(list.uid)).toEqual(list)
  })

  test('adds each product once, and removes products', async () => {
    const { uid } = await create([])
    await change('addProductsToCompareList', uid, [uidOf('ROLE-S1'), uidOf('ROLE-C1')])
    expect(skus(await change('addProductsToCompareList', uid, [uidOf('ROLE-S1'), uidOf('ROLE-C2')]))).toEqual([
      'ROLE-S1',
      'ROLE-C1',
      'ROLE-C2',
    ])
    expect(skus(await change('removeProductsFromCompareList', uid, [uidOf('ROLE-C1')]))).toEqual(['ROLE-S1', 'ROLE-C2'])
    expect(await remove(uid)).toBe(true)
    expect(await remove(uid)).toBe(false)
    expect(await read(uid)).toBeNull()
  })

  test('gets the errors of Magento for an unknown list, and without an account', async () => {
    await expect(change('addProductsToCompareList', 'x', [])).rejects.toThrow(
      'graphql-input: "uid" value does not exist',
    )
    await expect(
      run('mutation { assignCompareListToCustomer(uid: "x") { result } }', {}, { store: 'de' }),
    ).rejects.toThrow('graphql-input: Customer must be logged')
  })

  test('compares at most fifty products', async () => {
    const { uid } = await create([])
    await shop.database.transaction(async (tx) => {
      const more = Array.from({ length: 50 }, (_, n) => ({ sku: `COMPARED-${n}`, type: 'simple', is_visible: false }))
      const products = await tx.insertInto('catalogue_product').values(more).returning('id').execute()
      const { id } = await tx.selectFrom('compare_list').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()
      const items = products.map((product) => ({ list_id: id, product_id: product.id }))
      await tx.insertInto('compare_item').values(items).execute()
    })
    await expect(change('addProductsToCompareList', uid, [uidOf('ROLE-S1')])).rejects.toThrow(
      'graphql-input: Możesz porównać najwyżej 50 produktów.',
    )
  })

  test('creates at most sixty lists per hour and address', async () => {
    const from = { 'x-test-address': '203.0.113.9' }
    for (let made = 0; made < 60; made++) await create([], from)
    await expect(create([], from)).rejects.toThrow('graphql-too-many-requests')
    await create([], { 'x-test-address': '203.0.113.10' })
  })

  test('loses a list unchanged for a month', async () => {
    const { uid } = await create([])
    const kept = await create([], ada)
    await shop.database.transaction(async (tx) => {
      await tx
        .updateTable('compare_list')
        .set({ changed_at: new Date(Date.now() - 31 * 86_400_000) })
        .execute()
    })
    await create([])
    expect(await read(uid)).toBeNull()
    expect(await own(ada)).toMatchObject({ uid: kept.uid })
  })
})

describe('a customer', () => {
  test('has one list on every device', async () => {
    expect(await own(ada)).toBeNull()
    const list = await create([uidOf('ROLE-S1')], ada)
    expect(await create([uidOf('ROLE-C1')], ada)).toMatchObject({ uid: list.uid })
    expect(skus(await own(ada))).toEqual(['ROLE-S1', 'ROLE-C1'])
  })

  test('keeps the list from before signing in', async () => {
    const { uid } = await create([uidOf('ROLE-S1')])
    expect(await assign(uid, ada)).toMatchObject({ result: true, compare_list: { uid } })
    expect(skus(await own(ada))).toEqual(['ROLE-S1'])
    // A retry after a lost response changes nothing.
    expect(await assign(uid, ada)).toMatchObject({ result: true, compare_list: { uid } })
  })

  test('who already has a list gets the products of the guest’s list added to it', async () => {
    const first = await create([uidOf('ROLE-S1'), uidOf('ROLE-C1')], ada)
    const { uid } = await create([uidOf('ROLE-C2'), uidOf('ROLE-S1')])
    const { compare_list: list } = await assign(uid, ada)
    expect(list?.uid).toBe(first.uid)
    expect(skus(list)).toEqual(['ROLE-S1', 'ROLE-C1', 'ROLE-C2'])
    expect(await read(uid)).toBeNull()
    expect(await assign(uid, ada)).toMatchObject({ result: false, compare_list: { uid: first.uid } })
  })

  test('who signs in on two devices at once has one list with the products of both', async () => {
    const lists = await Promise.all([create([uidOf('ROLE-S1')]), create([uidOf('ROLE-C1')])])
    await Promise.all(lists.map(({ uid }) => assign(uid, ada)))
    expect(skus(await own(ada)).toSorted()).toEqual(['ROLE-C1', 'ROLE-S1'])
  })

  test('is the only one who sees or changes the list; others cannot tell it from a missing one', async () => {
    const { uid } = await create([uidOf('ROLE-S1')], ada)
    for (const stranger of [{}, eva]) {
      const refused = 'graphql-input: "uid" value does not exist'
      expect(await read(uid, stranger)).toBeNull()
      await expect(change('addProductsToCompareList', uid, [], stranger)).rejects.toThrow(refused)
      await expect(change('removeProductsFromCompareList', uid, [uidOf('ROLE-S1')], stranger)).rejects.toThrow(refused)
      expect(await remove(uid, stranger)).toBe(false)
    }
    expect(await assign(uid, eva)).toEqual({ result: false, compare_list: null })
    expect(skus(await own(ada))).toEqual(['ROLE-S1'])
  })
})
