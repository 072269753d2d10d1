import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'
import type { Step } from './gate.ts'

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args })
const vitest = (name: string, args: string[], env: Record<string, string> = {}): Step => ({
  name,
  command: bin('vitest'),
  args: ['run', ...args],
  env,
  isVitest: true,
})

/** Checks that do not run the code. */
export const staticSteps: Step[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  {
    // Each file by the settings of the tsconfig.json next to it.
    name: 'lint and types',
    command: bin('oxlint'),
    args: ['--type-aware', '--type-check', '--deny-warnings', 'apps', 'packages', 'tools', 'e2e', 'bench'],
  },
  { name: 'styles', command: bin('stylelint'), args: ['apps/storefront/src/**/*.css'] },
  node('generated files', 'tools/codegen.ts', '--check'),
  node('dependency rule', 'tools/boundaries.ts'),
  node('tables and their owners', 'tools/own-tables.ts'),
  node('messages', 'tools/messages.ts'),
  node('plain English', 'tools/plain-english.ts'),
  { name: 'dead code', command: bin('knip'), args: ['--no-progress'] },
  {
    name: 'workspaces',
    command: bin('sherif'),
    args: ['--fail-on-warnings', '--ignore-rule', 'root-package-manager-field'],
  },
  { name: 'migrations', command: bin('squawk'), args: ['--config', '.squawk.toml', 'apps/backend/migrations/*.sql'] },
]

// The backend keeps its state in databases, not in modules, so its test files can share a worker's modules, which saves a third of
// the time.
const backendTests = ['--no-isolate', 'apps/backend/', 'apps/images/', 'packages/', 'tools/']

/** Test files of the storefront that replace modules or globals. Each of them needs its own modules; all others share theirs. */
const replacing = fs
  .globSync('apps/storefront/src/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/*.browser.test.tsx'] })
  .filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )

export const storefrontTests: Step[] = [
  vitest('unit tests of the storefront', [
    '--no-isolate',
    'apps/storefront/',
    ...replacing.flatMap((file) => ['--exclude', file]),
  ]),
  vitest('unit tests that replace modules or globals', replacing),
]

/** What must work on the embedded database: importing, listing, selling, paying, sending emails, and a second process. */
const smokeTests = [
  'admin/command-server',
  'cart/cart',
  'catalogue/listing',
  'checkout/checkout',
  'import-export/import-products',
  'order/order-payment',
  'platform/events',
].map((name) => `apps/backend/src/${name}.test.ts`)

/**
 * Unit and API tests of everything but the storefront. With a PostgreSQL server the API tests run on it, as in production, and a few smoke tests on the embedded
 * database. Without a server all of them run on the embedded database.
 */
export function apiSteps(postgres: string | undefined, { isLong = false } = {}): [Step, ...Step[]] {
  const embedded = vitest('unit and API tests on PGlite', backendTests)
  if (postgres === undefined) return [embedded]
  // A third worker, because the kill and race tests often wait for other processes.
  const onServer = vitest('unit and API tests on PostgreSQL', [...backendTests, '--maxWorkers=3'], {
    TEST_ON_POSTGRES: postgres,
  })
  return [onServer, isLong ? embedded : vitest('API smoke tests on PGlite', smokeTests)]
}

/** Slow tests (kills, races, drawing) run only in `npm test`, not in `npm run check`. */
const slowTests = ['**/crash.test.ts', '**/pglite.test.ts', '**/*.race.test.ts', '**/drawing.test.ts']

/** The fast unit and API tests, on PostgreSQL if there is a server: on the embedded database they take twice as long. */
export const quickSteps = (postgres: string | undefined): Step[] => [
  vitest(
    'quick unit and API tests',
    [...backendTests, ...slowTests.flatMap((pattern) => ['--exclude', pattern])],
    onPostgres(postgres),
  ),
  ...storefrontTests,
]

/** Component tests: what a person sees of each part of a page, in a real browser, without the rest of the shop. */
export const componentSteps = (chromium: string): Step[] => [
  vitest('component tests', ['--config', 'apps/storefront/vitest.browser.config.ts'], { CHROMIUM: chromium }),
]

/** What browser tests need: the built storefront, and a shop into which the demo is loaded. */
export const preparationSteps = (postgres?: string): Step[] => [
  node('build of the storefront', 'tools/build.ts'),
  { ...node('demo shop for browser tests', 'e2e/loaded-shop.ts'), env: onPostgres(postgres) },
]

/** Browser journeys on the built shop, on PostgreSQL if there is a server. */
export const browserSteps = (chromium: string, postgres?: string): Step[] => [
  vitest('browser journeys', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM: chromium, ...onPostgres(postgres) }),
]

function onPostgres(postgres: string | undefined): Record<string, string> {
  return postgres === undefined ? {} : { TEST_ON_POSTGRES: postgres }
}

/** Settings of `npm run test:long`: every width, every fault, and many more kills and races. */
export const longSettings = {
  TEST_LONG: '1',
  KILL_ROUNDS: '20',
  RACE_ROUNDS: '50',
  STORM_SECONDS: '60',
  STORM_SHOPPERS: '32',
  STORM_KILL_EVERY: '10',
}
