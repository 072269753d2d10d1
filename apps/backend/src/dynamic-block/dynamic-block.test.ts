import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { saveRules } from '#src/cart/testing-rules.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveDynamicBlocks, type DynamicBlockDraft } from './dynamic-block.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: TestShop

const block = (id: number, content: string, more: Partial<DynamicBlockDraft> = {}): DynamicBlockDraft => ({
  id,
  storeId: 1,
  name: `block ${id}`,
  content,
  isActive: true,
  ruleCodes: [],
  ...more,
})
const save = (blocks: DynamicBlockDraft[]) => shop.database.transaction((tx) => saveDynamicBlocks(tx, blocks, now))

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await saveRules(shop.database, [
    { code: 'ten', action: 'by_percent', percent: 1_000, coupons: ['TEN'] },
    { code: 'post', action: 'free_shipping', coupons: ['POST'] },
  ])
  await save([
    block(1, '<p onclick="x()">Zima</p>'),
    block(1, '<p>Zima CZ</p>', { storeId: 2 }),
    block(2, '<h2 data-content-type="heading" data-appearance="default" data-element="main">Lato</h2>'),
    block(3, '<p>Ukryty</p>', { isActive: false }),
    block(4, '<p>Taniej</p>', { ruleCodes: ['ten'] }),
    block(5, '<p>Wysyłka</p>', { ruleCodes: ['post', 'other'] }),
  ])
})
afterAll(() => shop.close())

interface Answer {
  dynamicBlocks: { items: { uid: string; content: { html: string; elements: unknown } }[]; total_count: number }
}

const ask = (input: object, more: Record<string, string> = {}, paging = '') =>
  shop.execute<Answer>(
    `query ($input: DynamicBlocksFilterInput) { dynamicBlocks(input: $input ${paging}) {
      items { uid content { html elements } } total_count page_info { current_page page_size total_pages } } }`,
    { input },
    more,
  )
const uids = (...ids: number[]) => ids.map(encodeUid)
const texts = ({ data }: { data: Answer }) => data.dynamicBlocks.items.map(({ content }) => content.html)

async function cartWith(coupon?: string): Promise<string> {
  const client = new CartClient(shop)
  const id = await client.newCart()
  await client.add(id, [{ sku: 'ROLE-S1', quantity: 1 }])
  if (coupon !== undefined)
    await client.must(
      'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
      { id, code: coupon },
    )
  return id
}

describe('dynamic blocks', () => {
  it('CMS-09 are returned by uid, in the order asked, sanitized, as HTML and as elements', async () => {
    const answer = await ask({ type: 'SPECIFIED', dynamic_block_uids: uids(2, 1, 2, 99, 3) })
    expect(answer.data.dynamicBlocks).toMatchObject({
      total_count: 2,
      items: [
        { uid: 'Mg==', content: { elements: [{ type: 'heading', level: 2, text: 'Lato' }] } },
        { uid: 'MQ==', content: { html: '<p>Zima</p>', elements: [{ type: 'text', html: '<p>Zima</p>' }] } },
      ],
    })
  })

  it('CMS-09 have the content of the store view', async () => {
    const asked = { type: 'SPECIFIED', dynamic_block_uids: uids(1, 2) }
    expect(texts(await ask(asked, { store: 'cz' }))).toEqual(['<p>Zima CZ</p>'])
  })

  it('CMS-09 come in pages', async () => {
    const asked = { type: 'SPECIFIED', dynamic_block_uids: uids(1, 2, 4) }
    const { data } = await ask(asked, {}, ', pageSize: 2, currentPage: 2')
    expect(data.dynamicBlocks).toMatchObject({
      items: [{ uid: 'NA==' }],
      total_count: 3,
      page_info: { current_page: 2, page_size: 2, total_pages: 2 },
    })
    expect((await ask(asked, {}, ', pageSize: 0')).errors).toMatchObject([
      { extensions: { category: 'graphql-input' } },
    ])
    expect((await ask(asked, {}, ', currentPage: 0')).errors).toMatchObject([
      { extensions: { category: 'graphql-input' } },
    ])
  })

  it('CMS-09 of cart rules are those of the rules that apply to the cart', async () => {
    const related = async (cart?: string, more: object = {}) =>
      texts(await ask({ type: 'CART_PRICE_RULE_RELATED', cart_id: cart, ...more }))
    expect(await related(await cartWith('TEN'))).toEqual(['<p>Taniej</p>'])
    expect(await related(await cartWith('POST'))).toEqual(['<p>Wysyłka</p>'])
    expect(await related(await cartWith())).toEqual([])
    expect(await related()).toEqual([])
    expect(await related(await cartWith('TEN'), { dynamic_block_uids: uids(5) })).toEqual([])
  })

  it('CMS-09 of the rules of somebody else’s cart are refused like the cart itself', async () => {
    const owner = await newCustomer(shop, 'blocks@example.com')
    const { data } = await shop.execute<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, owner)
    const asked = { type: 'CART_PRICE_RULE_RELATED', cart_id: data.customerCart.id }
    expect((await ask(asked, owner)).errors).toBeUndefined()
    expect((await ask(asked)).errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
    expect((await ask({ ...asked, cart_id: 'nobody' })).errors).toMatchObject([
      { extensions: { category: 'graphql-no-such-entity' } },
    ])
  })

  it('are none for rules of the catalogue, and an unreadable uid is refused', async () => {
    expect(texts(await ask({ type: 'CATALOG_PRICE_RULE_RELATED', product_uid: 'MQ==' }))).toEqual([])
    expect(texts(await ask({ type: 'SPECIFIED' }))).toEqual([])
    expect((await ask({ type: 'SPECIFIED', dynamic_block_uids: ['?'] })).errors).toMatchObject([
      { extensions: { category: 'graphql-input' } },
    ])
  })

  it('are counted as created, changed or unchanged when saved', async () => {
    expect(await save([block(8, 'a'), block(9, 'b')])).toEqual({ created: 2, changed: 0, unchanged: 0 })
    expect(await save([block(8, 'a'), block(9, 'c')])).toEqual({ created: 0, changed: 1, unchanged: 1 })
    expect(await save([])).toEqual({ created: 0, changed: 0, unchanged: 0 })
  })
})
