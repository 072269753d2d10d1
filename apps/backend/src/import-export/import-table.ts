import { taxRates } from '../pricing/pricing.ts'
import type { Database } from '#src/platform/database.ts'
import { createAgreementImport } from './import-agreements.ts'
import { attributeImport } from './import-attributes.ts'
import { createBlockImport } from './import-blocks.ts'
import { createPageImport } from './import-pages.ts'
import { createCartRuleImport } from './import-cart-rules.ts'
import { createCategoryImport } from './import-categories.ts'
import { createCustomerImport, fillCarts } from './import-customers.ts'
import { giftWrappingImport } from './import-gift-wrappings.ts'
import { createGridBannerImport } from './import-grid-banners.ts'
import { createLabelImport } from './import-labels.ts'
import { createLookImport } from './import-looks.ts'
import { createMemberImport, historyImport, rewardImport } from './import-loyalty.ts'
import { optionImport } from './import-options.ts'
import { createPostImport } from './import-posts.ts'
import { pickupPointImport } from './import-pickup-points.ts'
import { createPriceLogImport } from './import-price-log.ts'
import { createProductImport } from './import-products.ts'
import { createRewriteImport } from './import-rewrites.ts'
import { createSearchImport } from './import-searches.ts'
import { synonymImport } from './import-synonyms.ts'
import { createShopImport } from './import-shops.ts'
import { createShopStockImport } from './import-shop-stock.ts'
import type { PictureStore } from './copy-pictures.ts'
import { insertMark, selectAttributeKinds, selectMark, selectStores, selectWebsites } from './queries.ts'
import { indexDueMark } from './index-steps.ts'
import { runImport, type RowSource } from './run-import.ts'
import { needStoreView, mapWebsites } from './read-websites.ts'
import type { FileScan } from './scan-file.ts'
import type { DateOrder } from './parse-cells.ts'
import type { ImportListener, ImportOptions, ImportReport, ImportStore } from './types.ts'

export const tableKinds = [
  'products',
  'attributes',
  'options',
  'categories',
  'price-log',
  'blocks',
  'pages',
  'blog-posts',
  'customers',
  'rewrites',
  'searches',
  'synonyms',
  'labels',
  'looks',
  'grid-banners',
  'shops',
  'shop-stock',
  'cart-rules',
  'gift-wrappings',
  'pickup-points',
  'agreements',
  'loyalty-rewards',
  'loyalty-members',
  'loyalty-history',
] as const
export type TableKind = (typeof tableKinds)[number]

export interface TableSetup extends ImportOptions {
  now: Date
  /** The store view of rows that do not name one. */
  storeCode: string
  pictures: PictureStore
  /** The result of scanning a products file. Without it, only existing select attributes have a list of values. */
  found?: FileScan
  /** Our store views by the merchant's codes: `{ default: 'pl' }`. */
  views?: Readonly<Record<string, string>> | undefined
  /** Our store views by the merchant's website codes: `{ base: ['pl'] }`. */
  websites?: Readonly<Record<string, readonly string[]>> | undefined
  /** The order of day and month in dates with slashes. Defaults to the order that the file implies, or else to Magento's. */
  dates?: DateOrder | undefined
  /** The caller imports several tables, and rebuilds the index itself afterwards. */
  isIndexLater?: boolean
}

/** Imports the rows of one table. */
export async function importTable(
  database: Database,
  kind: TableKind,
  source: RowSource,
  setup: TableSetup,
): Promise<ImportReport> {
  const stores = new Map((await selectStores(database.reader)).map((store) => [store.code, store]))
  return importInto(database, kind, source, { ...setup, listener: withStoreCodes(setup.listener, stores) }, stores)
}

/** Names the store view of a field by its code: `7:name` becomes `ua: name`. */
function withStoreCodes(listener: ImportListener = {}, stores: ReadonlyMap<string, ImportStore>): ImportListener {
  const { change } = listener
  if (change === undefined) return listener
  const codes = new Map([...stores.values()].map(({ id, code }) => [String(id), code]))
  const named = (field: string): string =>
    field.replace(/^(\d+):/, (whole, id: string) => (codes.has(id) ? `${codes.get(id)}: ` : whole))
  return {
    ...listener,
    change: (changed) =>
      change({ ...changed, fields: changed.fields.map((part) => ({ ...part, field: named(part.field) })) }),
  }
}

async function importInto(
  database: Database,
  kind: TableKind,
  source: RowSource,
  setup: TableSetup,
  stores: Map<string, ImportStore>,
): Promise<ImportReport> {
  switch (kind) {
    case 'products':
      return importProducts(database, source, setup, stores)
    case 'attributes':
      return runImport(database, source, attributeImport, setup)
    case 'options':
      return runImport(database, source, optionImport, setup)
    case 'categories':
      return runImport(database, source, createCategoryImport(stores, setup.isIndexLater === true), setup)
    case 'price-log':
      return runImport(database, source, createPriceLogImport(stores, setup.isIndexLater === true), setup)
    case 'blocks':
      return runImport(database, source, createBlockImport(stores, setup.now), setup)
    case 'pages':
      return runImport(database, source, createPageImport(stores, setup.now), setup)
    case 'rewrites':
      return runImport(database, source, createRewriteImport(stores), setup)
    case 'searches':
      return runImport(database, source, createSearchImport(stores, setup.now), setup)
    case 'synonyms':
      return runImport(database, source, synonymImport, setup)
    case 'blog-posts':
      return runImport(database, source, createPostImport(stores, setup.now), setup)
    case 'looks':
      return runImport(database, source, createLookImport(stores), setup)
    case 'grid-banners':
      return runImport(database, source, createGridBannerImport(stores), setup)
    case 'shops':
      return runImport(database, source, createShopImport(stores), setup)
    case 'shop-stock':
      return runImport(database, source, await createShopStockImport(database.reader, setup.now), setup)
    case 'cart-rules':
      return runImport(database, source, createCartRuleImport(stores), setup)
    case 'gift-wrappings':
      return runImport(database, source, giftWrappingImport, setup)
    case 'pickup-points':
      return runImport(database, source, pickupPointImport, setup)
    case 'agreements':
      return runImport(database, source, createAgreementImport(setup.now), setup)
    case 'loyalty-rewards':
    case 'loyalty-members':
    case 'loyalty-history':
      return importClub(database, kind, source, setup, stores)
    case 'labels':
      return runImport(database, source, createLabelImport(stores), setup)
    case 'customers':
      return importCustomers(database, source, setup, stores)
  }
}

/** The tables of the customer club. */
async function importClub(
  database: Database,
  kind: `loyalty-${'rewards' | 'members' | 'history'}`,
  source: RowSource,
  setup: TableSetup,
  stores: Map<string, ImportStore>,
): Promise<ImportReport> {
  if (kind === 'loyalty-rewards') return runImport(database, source, rewardImport, setup)
  if (kind === 'loyalty-history') return runImport(database, source, historyImport, setup)
  const websites = await selectWebsites(database.reader)
  return runImport(database, source, createMemberImport(stores, websites, setup.now), setup)
}

async function importCustomers(
  database: Database,
  source: RowSource,
  setup: TableSetup,
  stores: Map<string, ImportStore>,
): Promise<ImportReport> {
  const carts: Parameters<typeof fillCarts>[1] = []
  const websites = await selectWebsites(database.reader)
  const report = await runImport(database, source, createCustomerImport(stores, websites, setup.now, carts), setup)
  if (report.isDryRun) return report
  const complaints = await fillCarts(database, carts, setup.now)
  for (const complaint of complaints) setup.listener?.complaint?.(complaint)
  return { ...report, warnings: report.warnings + complaints.length }
}

async function importProducts(
  database: Database,
  source: RowSource,
  setup: TableSetup,
  stores: Map<string, ImportStore>,
): Promise<ImportReport> {
  const { now, storeCode, pictures, isDryRun = false } = setup
  const baseStore = needStoreView(storeCode, stores)
  const named = Object.entries(setup.views ?? {}).map(([code, ours]) => [code, needStoreView(ours, stores)] as const)
  const websites =
    setup.found === undefined ? undefined : mapWebsites(setup.found.websites, setup.websites, stores, baseStore)
  const dates = setup.found?.dates.decide(setup.dates)
  const kinds = await selectAttributeKinds(database.reader)
  const inputs = setup.found?.attributes.inputs ?? new Map(kinds.map(({ code, input }) => [code, input]))
  const taxClasses = new Set((await taxRates(database.reader)).map(({ taxClass }) => taxClass))
  const isIndexDue = (await selectMark(database.reader, indexDueMark)) !== undefined
  if (!isDryRun) await database.transaction((tx) => insertMark(tx, indexDueMark, true))
  const table = createProductImport({
    vocabulary: {
      stores: new Map([...stores, ...named]),
      baseStore,
      websites,
      dateOrder: dates?.order ?? 'month-first',
      inputs,
      taxClasses,
    },
    attributes: setup.found?.attributes.drafts ?? new Map(),
    remarks: [setup.found?.columns.remark(inputs), websites?.remark, dates?.remark].filter((one) => one !== undefined),
    pictures,
    now,
    isDryRun,
    isIndexDue,
    isIndexLater: setup.isIndexLater === true,
  })
  return runImport(database, source, table, setup)
}
