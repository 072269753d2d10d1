import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { foundStores } from '../import-export/demo/testing-stores.ts'
import type { Database } from '../platform/database.ts'
import type { Fixture } from '../platform/testing.ts'

const source = path.join(import.meta.dirname, '..')

/** The settings by which only the demo differs. Tests of a feature set them themselves. */
const ofTheDemo = [
  'agent/second_factor/required',
  'blog/comments/enabled',
  'blog/comments/guest',
  'general/store_switcher/is_public',
  'tax/display/price_note',
]
/** Settings that store views of the demo have of their own. */
const ofStoreViews = ['general/locale/timezone', 'newsletter/general/phone_field', 'wishlist/general/multiple_enabled']

/** A new database, which holds no shop. */
export const migrationsOnly = (): Fixture => ({ name: 'nothing', sources: [], load: () => Promise.resolve() })

/** The demo's thirteen stores without products, and without what only a demo has. */
export const thirteenStores = (): Fixture => ({ name: 'stores', sources: storeSources(), load: loadStores })

/** The stores exactly as the demo's file describes them. */
export const demoStores = (): Fixture => ({
  name: 'demo-stores',
  sources: storeSources(),
  load: (fresh) => foundStores(fresh, new Date()),
})

/** The thirteen stores with more content. */
export const withStores = ({ name, sources, load }: Fixture): Fixture => ({
  name,
  sources: [...storeSources(), ...sources],
  load: async (fresh) => {
    await loadStores(fresh)
    await load(fresh)
  },
})

/** The source files that write the stores. A change to any of them invalidates a snapshot. */
export function storeSources(): string[] {
  const demo = path.join(source, 'import-export/demo')
  return [
    ...sourcesIn('shop-description', 'store', 'payment', 'checkout', 'pricing'),
    path.join(demo, 'demo-shop.ts'),
    path.join(demo, 'testing-stores.ts'),
    import.meta.filename,
    path.join(source, '../demo/shop.yaml'),
  ]
}

/** The source files of domains, without their tests. */
export function sourcesIn(...domains: string[]): string[] {
  return domains
    .map((domain) => path.join(source, domain))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
}

/** The demo's stores without what only a demo has: bank accounts, and features that are off by default. */
async function loadStores(database: Database): Promise<void> {
  await foundStores(database, new Date())
  await database.transaction(async (tx) => {
    await sql`update payment_method set is_active = false where code = 'banktransfer'`.execute(tx)
    await sql`
      delete from store_config where path like 'payment/banktransfer/%' or path = any(${ofTheDemo}::text[])
        or (scope = 'view' and path = any(${ofStoreViews}::text[]))`.execute(tx)
    await sql`delete from platform_event`.execute(tx)
  })
}
