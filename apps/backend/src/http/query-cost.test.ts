import fs from 'node:fs'
import path from 'node:path'
import { createLog } from '@bocian/service/log.ts'
import { Kind, parse, print, type DefinitionNode, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readEnv } from '../start/env.ts'
import { queryCost, refusalOf, type QueryCost } from '../platform/graphql/query-cost.ts'
import { createSchema } from '../schema.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const schema = createSchema()
const silent = createLog('backend', 'silent')
const defaultMostCost = readEnv({}).mostQueryCost
/** The most types that the cost of a document may look up. A document of an attack has about a hundred fields. */
const fewTypes = 500

function weigh(document: DocumentNode, variables: Record<string, unknown> = {}): QueryCost {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation === undefined) throw new Error('no operation')
  return queryCost(schema, document, operation, variables)
}
const refusal = (text: string, variables?: Record<string, unknown>) =>
  refusalOf(weigh(parse(text), variables), defaultMostCost)?.message

/** How many types of the schema are looked up meanwhile: at least one per visited field that has fields, and per spread. */
function typesLookedUp(work: () => unknown): number {
  const looked = vi.spyOn(schema, 'getType')
  work()
  const { length } = looked.mock.calls
  looked.mockRestore()
  return length
}

const nested = (field: string, times: number): string => (times === 0 ? 'uid' : `${field}{${nested(field, times - 1)}}`)
const reported =
  '{products(filter:{},pageSize:300){items{categories{products(pageSize:300){items{categories{products(pageSize:300){items{uid}}}}}}}}}'

const attacks: [string, string, Record<string, unknown>?][] = [
  ['three listings through categories, 144 bytes', reported],
  ['seven related_products', `{products(filter:{},pageSize:300){items{${nested('related_products', 7)}}}}`],
  [
    'two related_products below a product',
    `{products(filter:{sku:{eq:"a"}}){items{${nested('related_products', 2)}}}}`,
  ],
  ['upsell below crosssell', '{products(filter:{}){items{crosssell_products{upsell_products{uid}}}}}'],
  ['five color_siblings', `{products(filter:{}){items{${nested('color_siblings', 5)}}}}`],
  [
    'related products of variants of related products',
    '{products(filter:{}){items{related_products{...on ConfigurableProduct{variants{product{related_products{uid}}}}}}}}',
  ],
  [
    'two levels of full pages',
    '{products(filter:{},pageSize:300){items{categories{products(pageSize:300){items{uid}}}}}}',
  ],
  [
    'page sizes in variables',
    'query($n:Int!){products(filter:{},pageSize:$n){items{categories{products(pageSize:$n){items{uid}}}}}}',
    { n: 300 },
  ],
  [
    'page sizes in defaults of variables',
    'query($n:Int=300){products(filter:{},pageSize:$n){items{categories{products(pageSize:$n){items{uid}}}}}}',
  ],
  [
    'many full pages by alias',
    `{categories(pageSize:300){items{${Array.from({ length: 20 }, (_, i) => `a${i}:products(pageSize:300){items{uid name}}`).join(' ')}}}}`,
  ],
  [
    'fragments that multiply each other',
    '{products(filter:{},pageSize:300){items{...A}}} fragment A on ProductInterface{categories{products(pageSize:100){items{...B}}}} fragment B on ProductInterface{media_gallery{url}}',
  ],
  [
    'inline fragments',
    '{products(filter:{},pageSize:300){...{items{...on ProductInterface{categories{...on CategoryTree{products(pageSize:300){items{uid}}}}}}}}}',
  ],
  ['listings of all categories', '{categories(pageSize:300){items{products(pageSize:300){items{uid sku}}}}}'],
  [
    'children that are listed twice at each level',
    `{categoryList{${'a:children{uid products(pageSize:300){items{uid}} b:children{uid '.repeat(4)}uid${'}'.repeat(8)}}}`,
  ],
  [
    'a wish list with fields of its products',
    '{customer{wishlists(pageSize:300){items_v2(pageSize:300){items{product{related_products{uid name}}}}}}}',
  ],
  [
    'a cart with fields of its products',
    '{cart(cart_id:"x"){itemsV2(pageSize:300){items{product{related_products{crosssell_products{uid}}}}}}}',
  ],
  [
    'search and its categories',
    '{products(search:"dress",pageSize:300){items{categories{products(pageSize:100){items{uid}}}}}}',
  ],
  [
    'orders with their products',
    '{customer{orders(pageSize:300){items{items{product{related_products{media_gallery{url}}}}}}}}',
  ],
  [
    'ten searches of all descriptions',
    `{${Array.from({ length: 10 }, (_, i) => `a${i}:products(filter:{description:{match:"a"},short_description:{match:"b"}}){total_count}`).join(' ')}}`,
  ],
]

describe('the cost of a query', () => {
  it.each(attacks)('quickly rejects %s', (_name, text, variables) => {
    expect(refusal(text, variables)).toMatch(/^Max (query cost|nesting of product lists) should be/)
    expect(typesLookedUp(() => refusal(text, variables))).toBeLessThan(fewTypes)
  })

  it('is the same with fragments and aliases', () => {
    const plain = weigh(parse('{products(filter:{},pageSize:50){items{uid related_products{uid}}}}'))
    const error = weigh(
      parse(
        'query Q($n:Int=50){p:products(filter:{},pageSize:$n){...P}} fragment P on Products{items{u:uid r:related_products{...U}}} fragment U on ProductInterface{uid}',
      ),
    )
    expect(error).toEqual(plain)
  })

  it('grows with the page size, and is lower if the products are listed by id', () => {
    const of = (args: string) => weigh(parse(`{products(${args}){items{name}}}`)).cost
    expect(of('filter:{},pageSize:300') - of('filter:{},pageSize:100')).toBe(200 * (4 + 1))
    expect(of('filter:{},pageSize:20')).toBe(of('filter:{}'))
    expect(of('filter:{sku:{in:["a","b"]}},pageSize:300')).toBe(of('filter:{},pageSize:2'))
    expect(of('filter:{category_uid:{eq:"a"}},pageSize:300')).toBe(of('filter:{},pageSize:300'))
  })

  it('is computed quickly for fragments that spread each other twice', () => {
    const levels = Array.from(
      { length: 15 },
      (_, i) => `fragment f${i} on CategoryTree{a:children{...f${i + 1}} b:children{...f${i + 1}}}`,
    )
    const text = `{categoryList{...f0}} ${levels.join(' ')} fragment f15 on CategoryTree{uid}`
    expect(refusal(text)).toMatch(/Max query cost/)
    expect(typesLookedUp(() => refusal(text))).toBeLessThan(fewTypes)
  })
})

describe('the cost of a known operation', () => {
  it.each([
    [
      'the length of a list',
      'query($n: Int) { products(filter: {}, pageSize: $n) { items { name } } }',
      { n: 3 },
      { n: 90 },
    ],
    [
      'the ids in a filter',
      'query($skus: [String]) { products(filter: { sku: { in: $skus } }) { items { name } } }',
      { skus: ['a'] },
      { skus: ['a', 'b', 'c'] },
    ],
    [
      'the fields of a filter, in a fragment',
      'query($f: ProductAttributeFilterInput) { ...P } fragment P on Query { products(filter: $f) { total_count } }',
      { f: {} },
      { f: { description: { match: 'a' } } },
    ],
  ])('follows a variable with %s', (_name, text, less, more) => {
    const document = parse(text)
    const cost = weigh(document, less).cost
    expect(weigh(document, more).cost).toBeGreaterThan(cost)
    expect(weigh(document, less).cost).toBe(cost)
  })

  it('is not computed again if its variables have no influence', () => {
    const document = parse('query($id: String!) { cart(cart_id: $id) { items { product { name } } } }')
    const cost = weigh(document, { id: 'a' })
    expect(weigh(document, { id: 'b' })).toBe(cost)
    expect(
      weigh(parse('query($id: String!) { cart(cart_id: $id) { items { product { name } } } }'), { id: 'b' }),
    ).toEqual(cost)
  })
})

const storefront = path.join(import.meta.dirname, '../../../storefront/src')

function storefrontOperations(): [string, DocumentNode][] {
  const files = fs.readdirSync(storefront, { recursive: true, encoding: 'utf8' })
  const definitions = files
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(fs.readFileSync(path.join(storefront, file), 'utf8')).definitions)
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => [one.name?.value ?? '', { kind: Kind.DOCUMENT, definitions: [one, ...fragments] }])
}

/** Variables like the storefront's: a page size of 60, twenty names, one of everything else. */
function typicalValues(operation: DefinitionNode): Record<string, unknown> {
  const declared = (operation as OperationDefinitionNode).variableDefinitions ?? []
  return Object.fromEntries(
    declared.flatMap(({ variable, type }): [string, unknown][] => {
      const [name, wanted] = [variable.name.value, print(type)]
      if (/^\[(String|ID)/.test(wanted)) return [[name, Array.from({ length: 20 }, () => 'x')]]
      if (wanted.startsWith('[Int')) return [[name, [1]]]
      if (/^(String|ID)/.test(wanted)) return [[name, 'x']]
      if (wanted.startsWith('Int')) return [[name, /size/i.test(name) ? 60 : 1]]
      return []
    }),
  )
}

describe('the price of work that the size of the response does not show', () => {
  const costOf = (text: string, variables?: Record<string, unknown>) => weigh(parse(text), variables).cost

  it('is paid for each filter by description, also in a variable', () => {
    const without = costOf('{products(filter:{name:{match:"a"}}){total_count}}')
    const one = costOf('{products(filter:{description:{match:"a"}}){total_count}}')
    expect(one - without).toBe(60_000)
    const text = 'query($f:ProductAttributeFilterInput){products(filter:$f){total_count}}'
    const both = costOf(text, { f: { description: { match: 'a' }, short_description: { match: 'b' } } })
    expect(both - without).toBe(120_000)
    expect(costOf(text, { f: { description: null } })).toBe(without)
  })

  it.each([
    ['recommendations', 'getSyneriseRecommendations(sku:"a"){title}', 10_000],
    ['suggestions', 'getAutocompleteSuggestions(input:{query:"a"}){search_id}', 2_000],
    ['campaigns', 'getProductsByCampaignType(input:{campaign_type:"a"}){correlation_id}', 1_000],
    ['frequent searches', 'getTopQueries{search_id}', 1_000],
  ])('is paid for %s', (_name, field, price) => {
    expect(costOf(`{${field}}`)).toBeGreaterThanOrEqual(price)
  })
})

describe('real clients', () => {
  const room = 0.8
  it.each(storefrontOperations())('are allowed the storefront’s %s with a safe margin', (_name, document) => {
    const [operation] = document.definitions
    const values = operation === undefined ? {} : typicalValues(operation)
    const { cost, productLists } = weigh(document, values)
    expect(cost).toBeLessThanOrEqual(room * defaultMostCost)
    expect(productLists).toBeLessThanOrEqual(2)
  })

  it.each([
    [
      'the product page of Venia',
      `query($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}){items{uid categories{uid breadcrumbs{category_uid}}
        media_gallery_entries{uid label file} custom_attributes{selected_attribute_options{attribute_option{uid label}}
        attribute_metadata{uid attribute_labels{store_code label} ui_input{ui_input_type}}} ...on ConfigurableProduct{
        configurable_options{uid values{uid label swatch_data{value}}} variants{attributes{code} product{uid sku
        media_gallery_entries{uid file} price_range{maximum_price{final_price{value}}} custom_attributes{
        selected_attribute_options{attribute_option{uid}} attribute_metadata{uid attribute_labels{label}}}}}}}}}`,
      { urlKey: 'dress' },
    ],
    [
      'a listing of GraphCommerce with all its parts',
      `query($n:Int){products(filter:{category_uid:{in:["a"]}},pageSize:$n){aggregations{label options{label count value}}
        items{uid name small_image{url} price_range{minimum_price{final_price{value}}} ...on ConfigurableProduct{
        configurable_options{values{swatch_data{value}}}}}} categories(filters:{category_uid:{eq:"a"}}){items{name
        children{name children{name}}}}}`,
      { n: 48 },
    ],
    [
      'a cart with the variants of its products',
      `{cart(cart_id:"x"){items{uid product{uid name ...on ConfigurableProduct{configurable_options{values{uid label}}
        variants{attributes{uid} product{uid stock_status small_image{url}}}}}} prices{grand_total{value}}}}`,
      {},
    ],
  ])('are allowed %s', (_name, text, variables) => {
    const { cost, productLists } = weigh(parse(text), variables)
    expect(cost).toBeLessThanOrEqual(room * defaultMostCost)
    expect(productLists).toBeLessThanOrEqual(2)
  })
})

describe('over HTTP', () => {
  let shop: TestShop
  let server: FastifyInstance
  const ask = (query: string, variables = {}) =>
    server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
    server = await httpServer(shop.database, {}, silent)
    await ask('{storeConfig{store_code}}')
  })
  afterAll(async () => {
    await server.close()
    await shop.close()
  })

  it('rejects the reported query before loading anything, with a Magento category', async () => {
    const loads = vi.spyOn(shop.database.reader, 'getExecutor')
    onTestFinished(() => loads.mockRestore())
    await ask('{products(filter:{},pageSize:1){items{uid name}}}')
    expect(loads).toHaveBeenCalled()
    loads.mockClear()
    const response = await ask(reported)
    expect(loads).not.toHaveBeenCalled()
    expect(response.json().errors[0].message).toMatch(/^Max nesting of product lists should be 2 but got 3/)
    expect(response.json().errors[0].extensions.category).toBe('graphql-input')
    expect(response.json().data ?? null).toBeNull()
  })

  it('takes the values of variables into account', async () => {
    const text = 'query($n:Int){categories(pageSize:$n){items{products(pageSize:$n){items{uid}}}}}'
    expect((await ask(text, { n: 5 })).json().errors).toBeUndefined()
    expect((await ask(text, { n: 300 })).json().errors[0].message).toMatch(/Max query cost/)
  })

  it('stops a request after its deadline, with a message', async () => {
    const hasty = await httpServer(shop.database, { REQUEST_DEADLINE_MS: '1' }, silent)
    const query = '{products(filter:{},pageSize:300){items{name description{html} related_products{name}}}}'
    const response = await hasty.inject({ method: 'POST', url: '/graphql', payload: { query } })
    await hasty.close()
    expect(response.json().data ?? null).toBeNull()
    expect(response.json().errors).toHaveLength(1)
    expect(response.json().errors[0].message).toMatch(/took too long and was stopped/)
    expect(response.json().errors[0].extensions).toEqual({ category: 'graphql-too-many-requests', code: 'DEADLINE' })
    expect((await ask(query)).json().errors).toBeUndefined()
  })

  it('refuses introspection that nests types in a circle', async () => {
    const deep = nested('type{fields', 6).replace('uid', 'name') + '}'.repeat(6)
    const response = await ask(`{__schema{types{fields{${deep}}}}}`)
    expect(response.json().errors).not.toHaveLength(0)
  })
})
