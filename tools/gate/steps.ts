import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { clockAt, otherDate } from '../other-dates.ts'
import { root } from '../processes.ts'
import { allImports, changedFiles, relatedTests } from './related-tests.ts'
import type { CommandStep, Step, TestStep } from './step.ts'

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const command = (name: string, file: string, ...args: string[]): CommandStep => ({
  kind: 'command',
  name,
  command: file,
  args,
})
const node = (name: string, ...args: string[]): CommandStep => command(name, process.execPath, ...args)
const tests = (name: string, more: Partial<TestStep>): TestStep => ({
  kind: 'tests',
  name,
  options: [],
  filters: [],
  ...more,
})
const exclude = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => ['--exclude', pattern])

/** Checks that do not run the code. */
export const staticSteps: Step[] = [
  command('format', bin('oxfmt'), '--check', '.'),
  // Each file by the settings of the tsconfig.json next to it.
  command(
    'lint and types',
    bin('oxlint'),
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    'apps',
    'packages',
    'tools',
    'e2e',
    'bench',
  ),
  command('styles', bin('stylelint'), 'apps/storefront/src/**/*.css'),
  node('generated files', 'tools/codegen.ts', '--check'),
  node('dependency rule', 'tools/boundaries.ts'),
  node('tables and their owners', 'tools/own-tables.ts'),
  node('messages', 'tools/messages.ts'),
  node('languages', 'tools/languages.ts'),
  node('plain English', 'tools/plain-english.ts'),
  command('dead code', bin('knip'), '--no-progress'),
  // Tests are no use of a function: what only they call is dead.
  command('code for tests alone', bin('knip'), '--no-progress', '--production', '--include=exports'),
  command('workspaces', bin('sherif'), '--fail-on-warnings', '--ignore-rule', 'root-package-manager-field'),
  // The lock file has all packages for every platform.
  command('installation', 'npm', 'ci', '--dry-run', '--ignore-scripts', '--prefer-offline', '--loglevel=error'),
  command('migrations', bin('squawk'), '--config', '.squawk.toml', 'apps/backend/migrations/*.sql'),
]

// The backend keeps its state in databases, not in modules, so its test files can share a worker's modules, which saves a third of
// the time.
const backendTests = { options: ['--no-isolate'], filters: ['apps/backend/', 'apps/images/', 'packages/', 'tools/'] }

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

/** Test files of the storefront that replace modules or globals. Each of them needs its own modules; all others share theirs. */
const replacing = fs
  .globSync('apps/storefront/src/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/*.browser.test.tsx'] })
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(/.test(read(file)))

export const storefrontTests: [TestStep, TestStep] = [
  tests('unit tests of the storefront', {
    options: ['--no-isolate', ...exclude(replacing)],
    filters: ['apps/storefront/'],
  }),
  tests('unit tests that replace modules or globals', { filters: replacing }),
]

/** What must work on the embedded database: importing, listing, selling, paying, sending emails, and a second process. */
const smokeTests = [
  'admin/command-server',
  'cart/cart',
  'catalogue/listing',
  'checkout/checkout',
  'import-export/products/import-products',
  'order/payment/order-payment',
  'platform/event-queue/events',
].map((name) => `apps/backend/src/${name}.test.ts`)

/**
 * Unit and API tests of everything but the storefront. With a PostgreSQL server the API tests run on it, as in production, and a few smoke tests on the embedded
 * database. Without a server all of them run on the embedded database.
 */
export function apiSteps(postgres: string | undefined, { isLong = false } = {}): TestStep[] {
  const embedded = tests('unit and API tests on PGlite', backendTests)
  if (postgres === undefined) return [embedded]
  const onServer = tests('unit and API tests on PostgreSQL', {
    ...backendTests,
    // More workers than cores, because the kill and race tests often wait for other processes.
    workers: 3,
    env: { TEST_ON_POSTGRES: postgres },
  })
  if (!isLong) return [onServer, tests('API smoke tests on PGlite', { filters: smokeTests })]
  const date = otherDate()
  // On the embedded database, which has the clock of its process. The cache compares the clock with the times of files.
  const onOtherDate = tests(`unit and API tests at ${date.toISOString()}`, {
    options: [...backendTests.options, ...exclude(['apps/images/src/cache.test.ts'])],
    filters: backendTests.filters,
    env: clockAt(date),
  })
  return [onServer, embedded, onOtherDate]
}

/** Slow tests (kills, races, drawing), which only `npm test` runs. */
const slowTests = /\/(?:crash|pglite|drawing|repeated-mutations|gate|saved-shops|dev|[\w-]+\.race)\.test\.ts$/

/** Component tests: what a person sees of each part of a page, in a real browser, without the rest of the shop. */
export const componentSteps = (chromium: string): TestStep[] => [
  tests('component tests', {
    options: ['--config', 'apps/storefront/vitest.browser.config.ts'],
    env: { CHROMIUM: chromium },
  }),
]

/** The tests of a change, and a line for each step that leaves some of them to `npm test`. */
interface RelatedSteps {
  readonly steps: readonly TestStep[]
  readonly left: readonly string[]
}

/** Fast tests that read all sources, documents and texts instead of importing them: any change may concern them. */
const readingTests = fs
  .globSync('tools/*.test.ts', { cwd: root })
  .filter((file) => !slowTests.test(`/${file}`) && /\b(?:globSync|readFileSync)\(/.test(read(file)))

/** How many test files of each step `npm run check` runs. Together they take about as long as half of the static checks. */
const most = { api: 10, storefront: 60, component: 16 }

/**
 * The tests of what has changed since the last commit. Of those that import a change only the nearest ones: nearly all API tests import
 * the whole schema. On PostgreSQL if there is a server; without Chromium no component tests.
 */
export function relatedSteps(postgres: string | undefined, chromium: string | undefined): RelatedSteps {
  const related = relatedTests(changedFiles(), allImports()).filter((file) => !slowTests.test(file))
  const kindOf = (file: string): 'api' | 'component' | 'replacing' | 'storefront' => {
    if (file.endsWith('.browser.test.tsx')) return 'component'
    if (replacing.includes(file)) return 'replacing'
    return file.startsWith('apps/storefront/') ? 'storefront' : 'api'
  }
  const apiTests = tests('unit and API tests', { ...backendTests, env: onPostgres(postgres) })
  const [sharing, alone] = storefrontTests
  const [component] = chromium === undefined ? [] : componentSteps(chromium)
  const none: readonly string[] = []
  const parts = [
    { step: apiTests, kind: 'api', limit: most.api, always: readingTests },
    { step: sharing, kind: 'storefront', limit: most.storefront, always: none },
    { step: alone, kind: 'replacing', limit: most.storefront, always: none },
    { step: component, kind: 'component', limit: most.component, always: none },
  ].flatMap(({ step, kind, limit, always }) => {
    const files = related.filter((file) => kindOf(file) === kind && !always.includes(file))
    const chosen = [...always, ...files.slice(0, limit)]
    return step === undefined || chosen.length === 0 ? [] : [{ step, files, limit, chosen }]
  })
  return {
    steps: parts.map(({ step, chosen }) => ({
      ...step,
      name: `${step.name}, of what changed`,
      filters: chosen.map((file) => path.join(root, file)),
    })),
    left: parts.flatMap(({ step, files, limit }) =>
      files.length > limit
        ? [`- left to npm test: ${files.length - limit} of ${files.length} related files of ${step.name}`]
        : [],
    ),
  }
}

/** What browser tests need: the built storefront, and a shop into which the demo is loaded. */
export const preparationSteps = (postgres?: string): Step[] => [
  node('build of the storefront', 'tools/build.ts'),
  { ...node('demo shop for browser tests', 'e2e/loaded-shop.ts'), env: onPostgres(postgres) },
]

/** Browser journeys on the built shop, on PostgreSQL if there is a server. Without the build they would test an earlier one. */
export const browserSteps = (chromium: string, postgres?: string): TestStep[] => [
  tests('browser journeys', {
    needs: preparationSteps().map(({ name }) => name),
    options: ['--config', 'e2e/vitest.config.ts'],
    env: { CHROMIUM: chromium, ...onPostgres(postgres) },
  }),
]

function onPostgres(postgres: string | undefined): Record<string, string> {
  return postgres === undefined ? {} : { TEST_ON_POSTGRES: postgres }
}

/** Settings of `npm run test:long`: every width, every fault, and many more kills and races. */
export const longSettings = {
  TEST_LONG: '1',
  // The second look repeats the seed.
  TEST_SEED: process.env['TEST_SEED'] ?? String(randomInt(2 ** 31)),
  KILL_ROUNDS: '20',
  RACE_ROUNDS: '50',
  STORM_SECONDS: '60',
  STORM_SHOPPERS: '32',
  STORM_KILL_EVERY: '10',
}
