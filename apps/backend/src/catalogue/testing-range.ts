import fs from 'node:fs'
import path from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { setStock } from '../inventory/inventory.ts'
import { appendPriceLog, savePrices } from '../pricing/pricing.ts'
import { createMemo, type Context } from '#src/platform/context.ts'
import type { Database, Writer } from '#src/platform/database.ts'
import { testDatabase } from '#src/platform/testing.ts'
import { findStore } from '../store/store.ts'
import { withStores } from '#src/testing/testing-stores.ts'
import { readTypeDefs } from '../type-defs.ts'
import { rebuildListing } from './index/index.ts'
import {
  saveAttributes,
  saveCategories,
  saveOptions,
  saveProducts,
  type CategoryDraft,
  type ProductDraft,
  type ProductTextDraft,
} from './save/save.ts'
import { resolvers } from './resolvers.ts'
import { countingReader } from './testing-statements.ts'

export const instant = new Date('2026-11-21T10:00:00Z')
const day = 86_400_000
/** Ids of the store views `pl` and `cz`. */
export const pl = 1
export const cz = 2

function before(days: number): Date {
  return new Date(instant.getTime() - days * day)
}

function category(path: string, polish: string, czech: string | null, more: object = {}): CategoryDraft {
  const text = (storeId: number, name: string) => {
    const urlKey = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    return { storeId, name, urlKey, ...more }
  }
  return { path, texts: [text(pl, polish), ...(czech === null ? [] : [text(cz, czech)])] }
}

export const categories: CategoryDraft[] = [
  category('Default Category/Girls', 'Dla niej', 'Divky'),
  category('Default Category/Girls/Dresses', 'Sukienki', 'Saty'),
  category('Default Category/Boys', 'Dla niego', null),
  category('Default Category/Brands', 'Marki', 'Znacky'),
  category('Default Category/Brands/Bocian', 'Bocian', 'Bocian', {
    displayMode: 'BRAND',
    badge: 'new',
    labelColor: '#a00',
  }),
]

const sizes = ['98', '104', '110']
const dresses = [{ path: 'Default Category/Girls/Dresses' }]

function texts(name: string, attributes: Record<string, string> = {}): ProductTextDraft[] {
  const urlKey = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return [pl, cz].map((storeId) => ({ storeId, name, urlKey, description: `<p>${name}</p>`, attributes }))
}

function variant(sku: string, options: Record<string, string>): ProductDraft {
  const chosen = Object.entries(options).map(([attributeCode, value]) => ({ attributeCode, value }))
  return { sku, type: 'simple', isVisible: false, options: chosen }
}

function own(color: string): { attributeCode: string; value: string }[] {
  return [
    { attributeCode: 'color', value: color },
    { attributeCode: 'cdrl_brand', value: 'Bocian' },
  ]
}

const pictures = ['front', 'worn', 'back'].map((view, position) => {
  return { file: `drawn/dress/${view}.svg`, roles: position === 0 ? ['image', 'small_image', 'thumbnail'] : [] }
})

const twoWays = sizes.flatMap((size) => ['red', 'blue'].map((color) => ({ size, color })))
const c2Variants = twoWays.filter(({ size, color }) => !(size === '110' && color === 'blue'))

/**
 * C1 has sizes, and a sibling C1B in another colour. C2 has sizes and colours, and is reduced. S1, S0 and L2 are simple. GV is a
 * gift card.
 */
export const products: ProductDraft[] = [
  ...sizes.map((size) => variant(`C1-${size}`, { cdrl_size: size })),
  ...sizes.map((size) => variant(`C1B-${size}`, { cdrl_size: size })),
  ...c2Variants.map(({ size, color }) => variant(`C2-${size}-${color}`, { cdrl_size: size, color })),
  {
    sku: 'C1',
    type: 'configurable',
    isVisible: true,
    createdAt: before(3),
    superAttributes: ['cdrl_size'],
    variants: sizes.map((size) => `C1-${size}`),
    options: own('red'),
    categories: [{ path: 'Default Category/Girls/Dresses', position: 2 }],
    links: { colour: ['C1', 'C1B'], related: ['S1', 'NOWHERE'] },
    pictures,
    texts: texts('Sukienka Róża czerwona', { cdrl_care: 'Prać w 30 °C', additional_product_name: 'z bawełny' }),
  },
  {
    sku: 'C1B',
    type: 'configurable',
    isVisible: true,
    createdAt: before(2),
    superAttributes: ['cdrl_size'],
    variants: sizes.map((size) => `C1B-${size}`),
    options: own('blue'),
    categories: [{ path: 'Default Category/Girls/Dresses', position: 1 }],
    links: { colour: ['C1', 'C1B'] },
    texts: texts('Sukienka Róża niebieska'),
  },
  {
    sku: 'C2',
    type: 'configurable',
    isVisible: true,
    createdAt: before(5),
    superAttributes: ['cdrl_size', 'color'],
    variants: c2Variants.map(({ size, color }) => `C2-${size}-${color}`),
    options: [{ attributeCode: 'cdrl_brand', value: 'Bocian' }],
    categories: dresses,
    texts: texts('Sukienka Mak'),
  },
  ...['S1', 'S0', 'L2'].map((sku, index): ProductDraft => {
    const path = 'Default Category/Boys'
    return {
      sku,
      type: 'simple',
      isVisible: true,
      createdAt: before(10 + index),
      categories: [{ path }],
      texts: texts(`Czapka ${sku}`),
    }
  }),
  {
    sku: 'GV',
    type: 'giftcard',
    isVisible: true,
    giftcardType: 'VIRTUAL',
    createdAt: before(20),
    texts: texts('Karta podarunkowa'),
    giftcardAmounts: [{ storeId: pl, amounts: [5_000, 10_000] }],
  },
]

const stock: Record<string, number> = {
  'C1-98': 3,
  'C1-104': 0,
  'C1-110': 9,
  'C1B-98': 1,
  'C1B-104': 1,
  'C1B-110': 1,
  'C2-98-red': 5,
  'C2-98-blue': 5,
  'C2-104-red': 0,
  'C2-104-blue': 5,
  'C2-110-red': 5,
  S1: 50,
  S0: 0,
  L2: 2,
}

/** Saves the products. A second call changes nothing. */
export async function saveRange(tx: Writer) {
  await saveAttributes(tx, [
    {
      code: 'cdrl_size',
      input: 'select',
      isConfigurable: true,
      isFilterable: true,
      position: 1,
      label: 'Size',
      labels: { pl_PL: 'Rozmiar' },
    },
    { code: 'color', input: 'select', isFilterable: true, position: 2, label: 'Colour', labels: { pl_PL: 'Kolor' } },
    { code: 'cdrl_brand', input: 'select', isFilterable: true, position: 3, label: 'Brand' },
    { code: 'cdrl_care', position: 4, label: 'Care' },
    { code: 'additional_product_name', position: 5, label: 'More' },
  ])
  await saveOptions(tx, [
    ...sizes.map((value, position) => ({ attributeCode: 'cdrl_size', value, position })),
    { attributeCode: 'color', value: 'red', swatch: '#cc0000', labels: { pl_PL: 'czerwony' }, position: 1 },
    { attributeCode: 'color', value: 'blue', swatch: '#0000cc', labels: { pl_PL: 'niebieski' }, position: 2 },
    { attributeCode: 'cdrl_brand', value: 'Bocian' },
  ])
  await saveCategories(tx, categories)
  const report = await saveProducts(tx, products)
  const id = (sku: string): number => report.ids.get(sku) ?? 0
  await setStock(
    tx,
    Object.entries(stock).map(([sku, quantity]) => ({ productId: id(sku), quantity })),
  )
  const regular: Record<string, number> = { C1: 7_999, C1B: 8_999, C2: 10_000, S1: 2_000, S0: 1_000, L2: 3_000 }
  await appendPriceLog(tx, [
    // Cheaper than ever since, but more than 30 days before the reduction.
    { productId: id('C2'), storeId: pl, regular: 10_000, final: 6_000, validFrom: before(95) },
    { productId: id('C2'), storeId: pl, regular: 10_000, final: 10_000, validFrom: before(90) },
    { productId: id('C2'), storeId: pl, regular: 10_000, final: 9_000, validFrom: before(20) },
    { productId: id('C2'), storeId: pl, regular: 10_000, final: 10_000, validFrom: before(15) },
    { productId: id('C2'), storeId: pl, regular: 10_000, final: 7_500, validFrom: before(5) },
  ])
  const none = { special: null, specialFrom: null, specialTo: null }
  const rows = Object.entries(regular).map(([sku, price]) => ({
    productId: id(sku),
    storeId: pl,
    regular: price,
    ...none,
  }))
  await savePrices(
    tx,
    rows.map((row) => (row.productId === id('C2') ? { ...row, special: 7_500, specialFrom: before(5) } : row)),
    instant,
  )
  await savePrices(tx, [{ productId: id('C1'), storeId: cz, regular: 44_900, ...none }], instant)
  return report
}

export interface Result<T> {
  data: T
  errors?: readonly { message: string }[]
}

export interface TestRange {
  database: Database
  execute<T = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    store?: string,
  ): Promise<Result<T>>
  context(store?: string): Promise<Context>
  /** The number of SQL statements since the last call. */
  statements(): number
  close(): Promise<void>
}

/** Creates a separate database with the products above, and an executable schema of the catalogue. */
export async function testRange(): Promise<TestRange> {
  const database = await testDatabase(
    withStores({
      name: 'range',
      sources: fs.globSync('../{catalogue,pricing,inventory}/**/*.ts', { cwd: import.meta.dirname }).map(fromHere),
      load: (fresh) =>
        fresh.transaction(async (tx) => {
          await saveRange(tx)
          await rebuildListing(tx, { now: instant })
        }),
    }),
  )
  const schema = makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  })
  const { reader, count } = countingReader(database.reader)
  const context = async (code = 'pl'): Promise<Context> => {
    const store = await findStore(reader, code)
    if (store === undefined) throw new Error(`No store ${code}`)
    const { services, transaction } = database
    return {
      store,
      customerId: null,
      now: instant,
      db: reader,
      transaction,
      services,
      idempotencyKey: null,
      memo: createMemo(),
    }
  }
  return {
    database,
    context,
    async execute(query, variables, store) {
      const result = await graphql({
        schema,
        source: query,
        variableValues: variables ?? {},
        contextValue: await context(store),
      })
      return JSON.parse(JSON.stringify(result))
    },
    statements: count,
    close: () => database.close(),
  }
}

function fromHere(file: string): string {
  return path.join(import.meta.dirname, file)
}
