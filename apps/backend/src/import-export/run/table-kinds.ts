import type { Reader } from '#src/platform/database.ts'
import { runImport } from '../batch/run-import.ts'
import { selectWebsites } from '../queries.ts'
import { createAgreementImport } from '../tables/import-agreements.ts'
import { attributeImport } from '../tables/import-attributes.ts'
import { createBlockImport } from '../tables/import-blocks.ts'
import { createCartRuleImport } from '../tables/import-cart-rules.ts'
import { createCategoryImport } from '../tables/import-categories.ts'
import { createCustomerImport, fillCarts } from '../tables/import-customers.ts'
import { giftWrappingImport } from '../tables/import-gift-wrappings.ts'
import { createDynamicBlockImport } from '../tables/import-dynamic-blocks.ts'
import { createGridBannerImport } from '../tables/import-grid-banners.ts'
import { createLabelImport } from '../tables/import-labels.ts'
import { createLookImport } from '../tables/import-looks.ts'
import { createMemberImport, historyImport, rewardImport } from '../tables/import-loyalty.ts'
import { optionImport } from '../tables/import-options.ts'
import { createPageImport } from '../tables/import-pages.ts'
import { pickupPointImport } from '../tables/import-pickup-points.ts'
import { createPostImport } from '../tables/import-posts.ts'
import { createPriceLogImport } from '../tables/import-price-log.ts'
import { createRewriteImport } from '../tables/import-rewrites.ts'
import { createSearchImport } from '../tables/import-searches.ts'
import { createShopStockImport } from '../tables/import-shop-stock.ts'
import { createShopImport } from '../tables/import-shops.ts'
import { synonymImport } from '../tables/import-synonyms.ts'
import type { TableImport } from '../types.ts'
import { importProducts } from './import-products-table.ts'
import type { RunTable, Stores, TableSetup } from './table-setup.ts'

type Create<Draft> = (stores: Stores, setup: TableSetup, db: Reader) => TableImport<Draft> | Promise<TableImport<Draft>>

/** A table whose rows need nothing that the whole file must be read for. */
const rowByRow =
  <Draft>(create: Create<Draft>): RunTable =>
  async (database, source, setup, stores) =>
    runImport(database, source, await create(stores, setup, database.reader), setup)

/** Imports customers, then fills their carts. */
const importCustomers: RunTable = async (database, source, setup, stores) => {
  const carts: Parameters<typeof fillCarts>[1] = []
  const websites = await selectWebsites(database.reader)
  const report = await runImport(database, source, createCustomerImport(stores, websites, setup.now, carts), setup)
  if (report.isDryRun) return report
  const complaints = await fillCarts(database, carts, setup.now)
  for (const complaint of complaints) setup.listener?.complaint?.(complaint)
  return { ...report, warnings: report.warnings + complaints.length }
}

/** Every kind of table, in the order in which a whole shop is imported. */
export const tables = {
  products: importProducts,
  attributes: rowByRow(() => attributeImport),
  options: rowByRow(() => optionImport),
  categories: rowByRow((stores, { isIndexLater }) => createCategoryImport(stores, isIndexLater === true)),
  'price-log': rowByRow((stores, { isIndexLater }) => createPriceLogImport(stores, isIndexLater === true)),
  blocks: rowByRow((stores, { now }) => createBlockImport(stores, now)),
  'dynamic-blocks': rowByRow((stores, { now }) => createDynamicBlockImport(stores, now)),
  pages: rowByRow((stores, { now }) => createPageImport(stores, now)),
  'blog-posts': rowByRow((stores, { now }) => createPostImport(stores, now)),
  customers: importCustomers,
  rewrites: rowByRow((stores) => createRewriteImport(stores)),
  searches: rowByRow((stores, { now }) => createSearchImport(stores, now)),
  synonyms: rowByRow(() => synonymImport),
  labels: rowByRow((stores) => createLabelImport(stores)),
  looks: rowByRow((stores) => createLookImport(stores)),
  'grid-banners': rowByRow((stores) => createGridBannerImport(stores)),
  shops: rowByRow((stores) => createShopImport(stores)),
  'shop-stock': rowByRow((_stores, { now }, db) => createShopStockImport(db, now)),
  'cart-rules': rowByRow((stores, { storeCode }) => createCartRuleImport(stores, storeCode)),
  'gift-wrappings': rowByRow(() => giftWrappingImport),
  'pickup-points': rowByRow(() => pickupPointImport),
  agreements: rowByRow((_stores, { now }) => createAgreementImport(now)),
  'loyalty-rewards': rowByRow(() => rewardImport),
  'loyalty-members': rowByRow(async (stores, { now }, db) => createMemberImport(stores, await selectWebsites(db), now)),
  'loyalty-history': rowByRow(() => historyImport),
} satisfies Record<string, RunTable>

export type TableKind = keyof typeof tables
export const tableKinds = Object.keys(tables) as TableKind[]
