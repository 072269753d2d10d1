import { customerRoles } from '#demo/roles.ts'
import { demoDescription } from '#demo/description.ts'
import { demoRows } from '#demo/demo-shop.ts'
import type { Reader, Writer } from '#src/platform/database.ts'
import { countDrawnProducts, hasOrders, selectCouponsOf, selectImportedAccounts, selectPaidTo } from './demo-queries.ts'
import { storesIn } from '#src/shop-description/shop-description.ts'
import { storesBesideDemo } from './demo-shop.ts'
import { demoMark, type DemoMark } from './import-demo.ts'
import { insertMark, selectMark } from '../queries.ts'

/**
 * Lists demo data in a database, one line per kind; empty if the database is fit for production. Loading the demo marks its
 * database permanently. Demo rows that got in another way, such as from a backup, are recognized by their content.
 */
export async function findDemoTraces(db: Reader): Promise<string[]> {
  const mark = (await selectMark(db, demoMark)) as DemoMark | undefined
  const accounts = await selectImportedAccounts(db, Object.values(customerRoles))
  const coupons = await selectCouponsOf(db, demoRules())
  const { products, giftCards } = await countDrawnProducts(db)
  const agents = accounts.filter(({ isAgent }) => isAgent)
  return [
    ...(mark === undefined ? [] : [`the demo shop was loaded into it on ${mark.now.slice(0, 10)}`]),
    ...listed(
      'demo accounts',
      accounts.map(({ email }) => email),
    ),
    ...listed(
      'demo sales agents',
      agents.map(({ email }) => email),
    ),
    ...listed('demo coupons', coupons),
    ...listed('demo accounts for bank transfers', await selectPaidTo(db, demoAccounts())),
    ...(products === 0 ? [] : [`${products} demo products`]),
    ...(giftCards === 0 ? [] : [`${giftCards} demo gift cards`]),
  ]
}

const customersMark = 'customers'

/** Marks a database as opened to customers, so that the demo can no longer be loaded into it. */
export const markForCustomers = (tx: Writer, now: Date): Promise<void> =>
  insertMark(tx, customersMark, { now: now.toISOString() })

/** Why the demo must not be loaded into a database; undefined if it may be. */
export async function demoRefusal(db: Reader): Promise<string | undefined> {
  if ((await selectMark(db, demoMark)) !== undefined) return undefined
  if ((await selectMark(db, customersMark)) !== undefined) return 'it was opened for customers before'
  if (await hasOrders(db)) return 'it holds orders'
  const own = await storesBesideDemo(db)
  return own.length === 0 ? undefined : `it holds the shop ${own.join(', ')}`
}

const listed = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what}: ${names.join(', ')}`]

const demoAccounts = (): string[] =>
  storesIn(demoDescription()).map(({ store: { settings } }) => String(settings['payment/banktransfer/account']))

function demoRules(): { code: string; label: string }[] {
  return [...demoRows('cart-rules', { now: new Date() })].map((row) => ({
    code: row['rule'] ?? '',
    label: row['label_pl_PL'] ?? '',
  }))
}
