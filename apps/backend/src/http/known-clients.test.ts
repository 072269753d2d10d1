import { createLog } from '@bocian/service/log.ts'
import type { FastifyInstance } from 'fastify'
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  parse,
  typeFromAST,
  type GraphQLType,
  type IntrospectionQuery,
} from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import alokai from '../contract/alokai-purchase.json' with { type: 'json' }
import veniaAccount from '../contract/venia-account.json' with { type: 'json' }
import veniaPurchase from '../contract/venia-purchase.json' with { type: 'json' }
import { createSchema } from '../schema.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

/** Order pages like those of Magento's clients: lists in lists, each of which has few entries. */
const orderPages = {
  bundles: `{customer{orders(pageSize:20){items{id order_date status total{grand_total{value currency}}
    items{product_name product_sku ...on BundleOrderItem{bundle_options{__typename label values{product_name product_sku
    price{value currency}}}}}}}}}`,
  documents: `{customer{orders{items{
    invoices{items{product_name product_sku quantity_invoiced product_sale_price{value} discounts{amount{value currency} label}
      ...on BundleInvoiceItem{bundle_options{label values{product_sku product_name quantity price{value currency}}}}}}
    credit_memos{comments{message} items{product_name product_sku quantity_refunded product_sale_price{value}
      ...on BundleCreditMemoItem{bundle_options{label values{product_sku product_name quantity price{value currency}}}}
      discounts{amount{value currency} label}} total{subtotal{value} base_grand_total{value currency}
      grand_total{value currency} total_shipping{value} total_tax{value} adjustment{value}
      shipping_handling{amount_including_tax{value} amount_excluding_tax{value} total_amount{value}
      taxes{amount{value} title rate} discounts{amount{value}}}}}}}}}`,
}
const clients = {
  'Venia’s purchase': veniaPurchase,
  'Venia’s account': veniaAccount,
  Alokai: alokai,
  orders: orderPages,
}
const documents = Object.entries(clients).flatMap(([client, texts]) =>
  Object.entries(texts).map(([name, text]): [string, string, string] => [client, name, text]),
)
const schema = createSchema()

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const settings = { GRAPHQL_INTROSPECTION: 'on', RATE_LIMIT: '0' }
  server = await httpServer(shop.database, settings, createLog('backend', 'silent'))
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface Reply<T> {
  data?: T
  errors?: { message: string; path?: unknown }[]
}

async function send<T>(query: string, variables: Record<string, unknown> = {}): Promise<Reply<T>> {
  const response = await server.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
  return response.json()
}

/** The smallest valid value of an input type; a page is as long as a storefront's. */
function valueOf(type: GraphQLType, name: string): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [valueOf(inner.ofType, name)]
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type, field.name)]))
  }
  const values: Record<string, unknown> = { Int: /size/i.test(name) ? 60 : 1, Float: 1, Boolean: true }
  return values[String(inner)] ?? 'x'
}

/** Values for the variables of a document. The client's own defaults, such as those of its pages, remain. */
function variablesOf(text: string): Record<string, unknown> {
  const declared = getOperationAST(parse(text))?.variableDefinitions ?? []
  return Object.fromEntries(
    declared.flatMap(({ variable: { name }, type, defaultValue }) => {
      const known = typeFromAST(schema, type)
      return known === undefined || defaultValue !== undefined ? [] : [[name.value, valueOf(known, name.value)]]
    }),
  )
}

it.each(documents)('%s: %s is executed, whatever its fields then answer', async (_client, _name, text) => {
  const { errors = [] } = await send(text, variablesOf(text))
  // An error that refuses the whole document has no path.
  expect(errors.filter(({ path }) => path === undefined)).toEqual([])
})

it.each([
  ['', getIntrospectionQuery()],
  [
    ' with all its options',
    getIntrospectionQuery({
      inputValueDeprecation: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
    }),
  ],
])('GraphQL’s standard introspection%s describes the schema, where introspection is on', async (_options, text) => {
  const { data, errors } = await send<IntrospectionQuery>(text)
  expect(errors).toBeUndefined()
  if (data === undefined) throw new Error('The introspection has no data.')
  expect(Object.keys(buildClientSchema(data).getTypeMap()).toSorted()).toEqual(
    Object.keys(schema.getTypeMap()).toSorted(),
  )
})

it('introspection that nests types in a circle is refused, also where introspection is on', async () => {
  const { data, errors } = await send(`{__schema{types{${'fields{type{'.repeat(3)}name${'}'.repeat(9)}`)
  expect(data ?? null).toBeNull()
  expect(errors).toHaveLength(1)
})
