import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allImports } from './gate/related-tests.ts'
import { root } from './processes.ts'

const most = 40
/** Domains with rooms. */
const domains = [
  'apps/backend/src/cart',
  'apps/backend/src/consent',
  'apps/backend/src/customer',
  'apps/backend/src/import-export',
  'apps/backend/src/order',
  'apps/backend/src/platform',
  'apps/storefront/src/domains/cart',
  'apps/storefront/src/domains/checkout',
  'apps/storefront/src/domains/listing',
  'apps/storefront/src/domains/product-card',
  'apps/storefront/src/domains/session',
  'apps/storefront/src/pages/account',
]
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

it.each(domains)('%s and its rooms have few files each', (domain) => {
  const folders = ['.', ...fs.globSync('**/', { cwd: path.join(root, domain), exclude: ['**/fixtures/**'] })]
  expect(folders.length).toBeGreaterThan(1)
  const crowded = folders.map((folder) => path.join(domain, folder)).filter((folder) => filesIn(folder).length > most)
  expect(crowded, `more than ${most} files: make a room, see CONTRIBUTING.md`).toEqual([])
})

it.each([
  'apps/storefront/src/domains/cart',
  'apps/storefront/src/domains/checkout',
  'apps/storefront/src/domains/listing',
])('no room of %s imports the root, which is only what pages take', (domain) => {
  const upward = fs.globSync('*/**/*.{ts,tsx}', { cwd: path.join(root, domain) }).flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return []
    const code = fs.readFileSync(path.join(root, domain, file), 'utf8')
    return [...code.matchAll(/(?:from|import\() ?'(\.\.\/[^'/]+)'/g)].map(([, to]) => `${file} imports ${to}`)
  })
  expect(upward).toEqual([])
})

it('placing an order loads few files, so that it can be read and changed alone', () => {
  const imports = allImports()
  const loaded = new Set(['apps/backend/src/order/placing/place-order.ts'])
  for (const file of loaded) for (const imported of imports.get(file) ?? []) loaded.add(imported)
  // The packages are calculations without imports of the backend, each of which can be read alone.
  const own = [...loaded].filter((file) => file.startsWith('apps/'))
  expect(own.length).toBeGreaterThan(50)
  // A new file here is a reason to import a narrower public module, such as `payment/offer/offer.ts`, not to raise the number.
  expect(own.length).toBeLessThanOrEqual(162)
})
