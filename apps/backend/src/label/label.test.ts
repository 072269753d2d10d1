import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveLabels, type LabelDraft } from './label.ts'

const pl = 1
const draft: LabelDraft = {
  code: 'every',
  storeId: pl,
  name: 'Każdy',
  txt: 'Każdy',
  image: null,
  appliesTo: 'all',
  appliesValue: '',
  groupIds: [0, 1],
  categoryPosition: 'top-left',
  categorySize: '40',
  categoryStyle: 'color: #000',
  productPosition: 'bottom-right',
  productSize: '',
  productStyle: 'max-width: 90px',
  priority: 2,
}
const labels: LabelDraft[] = [
  draft,
  { ...draft, code: 'sale', name: 'Taniej', appliesTo: 'sale', productPosition: null, priority: 1 },
  { ...draft, code: 'member', name: 'Klub', groupIds: [1], image: 'label/club.png', priority: 3 },
  { ...draft, code: 'guest', name: 'Gość', groupIds: [0], priority: 4 },
  { ...draft, code: 'red', name: 'Red', appliesTo: 'option', appliesValue: 'color=Red', priority: 5 },
  { ...draft, code: 'fresh', name: 'Nowe', appliesTo: 'new', appliesValue: '30', priority: 6 },
  { ...draft, code: 'code', name: 'Kod', appliesTo: 'sku', appliesValue: 'ROLE-S1', categoryPosition: null },
]

let shop: TestShop
let ids: Record<string, number>
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction(async (tx) => {
    await saveLabels(tx, labels)
    await sql`update catalogue_listing set created_at = case sku when 'ROLE-S1' then now() else now() - interval '90 days' end`.execute(
      tx,
    )
  })
  const { rows } = await sql<{ id: number; sku: string }>`select id, sku from catalogue_product`.execute(
    shop.database.reader,
  )
  ids = Object.fromEntries(rows.map(({ id, sku }) => [sku, id]))
})
afterAll(() => shop.close())

interface Label {
  label_id: number
  name: string
  position: string
  product_id: number
  size: string
  style: string
  txt: string
  image: string | null
  customer_group_ids: string
}

const fields = 'items { label_id name position product_id size style txt image customer_group_ids }'
const ask = (productIds: (number | null)[], mode = 'CATEGORY', headers?: Record<string, string>) =>
  shop.execute<{ amLabelProvider: { items: Label[] }[] | null }>(
    `query ($ids: [Int]) { amLabelProvider(productIds: $ids, mode: ${mode}) { ${fields} } }`,
    { ids: productIds },
    headers,
  )
const namesOf = async (sku: string, mode?: string, headers?: Record<string, string>) =>
  (await ask([ids[sku] ?? 0], mode, headers)).data.amLabelProvider?.[0]?.items.map(({ name }) => name)

async function signIn(): Promise<Record<string, string>> {
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "anna@example.com", password: "Bocian-2026!") { token } }',
  )
  return { authorization: `Bearer ${data.generateCustomerToken.token}` }
}

describe('product labels', () => {
  it('LABEL-02 a label has a text, a position and a style', async () => {
    const { data } = await ask([ids['ROLE-S1'] ?? 0], 'PRODUCT')
    expect(data.amLabelProvider?.[0]?.items[0]).toEqual({
      label_id: expect.any(Number),
      name: 'Każdy',
      position: 'bottom-right',
      product_id: ids['ROLE-S1'],
      size: '',
      style: 'max-width: 90px',
      txt: 'Każdy',
      image: null,
      customer_group_ids: '0,1',
    })
  })

  it('LABEL-02 GQL-23 returns one list per product in the order requested, empty for invisible products', async () => {
    const asked = [ids['ROLE-C1'] ?? 0, 999_999, null, ids['ROLE-S1'] ?? 0]
    const lists = (await ask(asked)).data.amLabelProvider ?? []
    expect(lists.map(({ items }) => items[0]?.product_id)).toEqual([ids['ROLE-C1'], undefined, ids['ROLE-S1']])
    expect((await ask([])).data.amLabelProvider).toEqual([])
  })

  it('LABEL-02 position, size and style are those for the requested mode, product card or product page', async () => {
    const [label] = (await ask([ids['ROLE-S1'] ?? 0])).data.amLabelProvider?.[0]?.items ?? []
    expect(label).toMatchObject({ position: 'top-left', size: '40', style: 'color: #000' })
    expect(await namesOf('ROLE-S1')).not.toContain('Kod')
    expect(await namesOf('ROLE-S1', 'PRODUCT')).toContain('Kod')
  })

  it('LABEL-02 a label applies by its rule: discounted, new, with an option, or one product', async () => {
    const { rows } = await sql<{ sku: string; reduced: boolean }>`
      select sku, final_price < regular_price as reduced from catalogue_listing where store_id = ${pl}`.execute(
      shop.database.reader,
    )
    const reduced = rows.find((row) => row.reduced)?.sku ?? ''
    const whole = rows.find((row) => !row.reduced)?.sku ?? ''
    expect(await namesOf(reduced)).toContain('Taniej')
    expect(await namesOf(whole)).not.toContain('Taniej')
    expect(await namesOf('ROLE-S1')).toContain('Nowe')
    expect(await namesOf('ROLE-C1')).not.toContain('Nowe')
    expect(await namesOf('ROLE-C1', 'PRODUCT')).not.toContain('Kod')
    expect(await namesOf('ROLE-C1')).toContain('Red')
    expect(await namesOf('ROLE-S1')).not.toContain('Red')
  })

  it('LABEL-05 a label for a customer group is returned only to customers of that group', async () => {
    expect(await namesOf('ROLE-C1')).toEqual(expect.arrayContaining(['Gość']))
    expect(await namesOf('ROLE-C1')).not.toContain('Klub')
    const signedIn = await namesOf('ROLE-C1', 'CATEGORY', await signIn())
    expect(signedIn).toContain('Klub')
    expect(signedIn).not.toContain('Gość')
  })

  it('LABEL-02 each store view has its own labels', async () => {
    expect(await namesOf('ROLE-C1', 'CATEGORY', { store: 'cz' })).toEqual([])
  })

  it('LABEL-08 a text keeps its copyable span and loses unsafe markup', async () => {
    const txt = 'Kod <span class="copyable">LATO</span><script>alert(1)</script><img src=x onerror=alert(1)>'
    await shop.database.transaction((tx) => saveLabels(tx, [{ ...draft, txt }]))
    const { data } = await ask([ids['ROLE-C1'] ?? 0])
    const saved = data.amLabelProvider?.[0]?.items.find(({ name }) => name === 'Każdy')
    expect(saved?.txt).toContain('<span class="copyable">LATO</span>')
    expect(saved?.txt).not.toMatch(/script|onerror/)
  })

  it('GQL-23 more products than fit on a page are rejected with a message', async () => {
    const { errors } = await ask(Array.from({ length: 301 }, (_, index) => index))
    expect(errors).toMatchObject([
      { message: 'Maximum "productIds" is 300.', extensions: { category: 'graphql-input' } },
    ])
  })

  it('LABEL-01 returns the settings of the store view', async () => {
    await shop.database.transaction(async (tx) => {
      await sql`insert into label_setting (store_id, product_container, category_container, max_labels,
        show_several_on_place, labels_alignment, margin_between)
        values (2, '.product', '.category', 1, false, 1, 9)`.execute(tx)
    })
    const query = `{ amLabelSetting { product_container category_container max_labels show_several_on_place
      labels_alignment margin_between } }`
    expect((await shop.execute(query)).data).toEqual({
      amLabelSetting: {
        product_container: '[data-labels=product]',
        category_container: '[data-labels=category]',
        max_labels: 3,
        show_several_on_place: true,
        labels_alignment: 0,
        margin_between: 4,
      },
    })
    expect((await shop.execute(query, {}, { store: 'cz' })).data).toEqual({
      amLabelSetting: {
        product_container: '.product',
        category_container: '.category',
        max_labels: 1,
        show_several_on_place: false,
        labels_alignment: 1,
        margin_between: 9,
      },
    })
  })
})
