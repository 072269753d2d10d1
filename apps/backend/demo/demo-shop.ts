import { agreementRows } from './agreement-rows.ts'
import { attributeRows, optionRows } from './attribute-rows.ts'
import { blockRows } from './block-rows.ts'
import { cartRuleRows } from './cart-rule-rows.ts'
import { categoryRows } from './category-rows.ts'
import { customerRows } from './customer-rows.ts'
import { dynamicBlockRows } from './dynamic-block-rows.ts'
import { giftWrappingRows } from './gift-wrapping-rows.ts'
import { gridBannerRows } from './grid-banner-rows.ts'
import { labelRows } from './label-rows.ts'
import { lookRows } from './look-rows.ts'
import { loyaltyHistoryRows, loyaltyMemberRows, loyaltyRewardRows } from './loyalty-rows.ts'
import { pageRows } from './page-rows.ts'
import { postRows } from './post-rows.ts'
import { pickupPointRows } from './pickup-point-rows.ts'
import { priceLogRows } from './price-log.ts'
import { productRows } from './product-rows.ts'
import { rewriteRows } from './rewrite-rows.ts'
import type { Row } from './row.ts'
import { searchRows } from './search-rows.ts'
import { synonymRows } from './synonyms/synonyms.ts'
import { shopRows } from './shop-rows.ts'
import { shopStockRows } from './shop-stock-rows.ts'

export interface DemoSetup {
  now: Date
  /** Password of the demo accounts; only the customer rows need it. */
  password?: string | undefined
}

export type { Row } from './row.ts'
export type DemoTable =
  | 'attributes'
  | 'options'
  | 'categories'
  | 'products'
  | 'price-log'
  | 'blocks'
  | 'dynamic-blocks'
  | 'pages'
  | 'blog-posts'
  | 'customers'
  | 'rewrites'
  | 'searches'
  | 'synonyms'
  | 'labels'
  | 'looks'
  | 'grid-banners'
  | 'shops'
  | 'shop-stock'
  | 'cart-rules'
  | 'gift-wrappings'
  | 'pickup-points'
  | 'agreements'
  | 'loyalty-rewards'
  | 'loyalty-members'
  | 'loyalty-history'

const tables: Readonly<Record<DemoTable, (now: Date, password: string) => Iterable<Row>>> = {
  attributes: attributeRows,
  options: optionRows,
  categories: categoryRows,
  products: productRows,
  'price-log': priceLogRows,
  blocks: blockRows,
  'dynamic-blocks': dynamicBlockRows,
  pages: pageRows,
  'blog-posts': postRows,
  customers: (_now, password) => customerRows(password),
  rewrites: rewriteRows,
  searches: searchRows,
  synonyms: synonymRows,
  labels: labelRows,
  looks: lookRows,
  'grid-banners': gridBannerRows,
  shops: shopRows,
  'shop-stock': shopStockRows,
  'cart-rules': cartRuleRows,
  'gift-wrappings': giftWrappingRows,
  'pickup-points': pickupPointRows,
  agreements: agreementRows,
  'loyalty-rewards': loyaltyRewardRows,
  'loyalty-members': loyaltyMemberRows,
  'loyalty-history': loyaltyHistoryRows,
}

/** The rows of one demo file. The same date always gives the same rows. */
export function demoRows(table: DemoTable, { now, password = '' }: DemoSetup): Iterable<Row> {
  return tables[table](now, password)
}
