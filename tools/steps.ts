import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'
import type { Step } from './gate.ts'

const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args })
const tsc = (project: string): Step => ({ name: `types of ${project}`, command: bin('tsc'), args: ['-p', project] })
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
    name: 'lint',
    command: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', 'apps', 'packages', 'tools', 'e2e', 'bench'],
  },
  { name: 'styles', command: bin('stylelint'), args: ['apps/storefront/src/**/*.css'] },
  ...[
    'packages/rules',
    'packages/service',
    'apps/backend',
    'apps/images',
    'apps/storefront',
    'tools',
    'e2e',
    'bench',
  ].map(tsc),
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

/** Unit and API tests. The API tests run on the embedded database. */
export const unitSteps: Step[] = [vitest('unit and API tests on PGlite', [])]

/** Slow tests (kills, races, drawing) run only in `npm test`, not in `npm run check`. */
const slowTests = ['**/crash.test.ts', '**/pglite.test.ts', '**/*.race.test.ts', '**/drawing.test.ts']

/** The fast unit and API tests. */
export const quickSteps: Step[] = [
  vitest(
    'quick unit and API tests',
    slowTests.flatMap((pattern) => ['--exclude', pattern]),
  ),
]

/** Component tests: what a person sees of each part of a page, in a real browser, without the rest of the shop. */
export const componentSteps = (chromium: string): Step[] => [
  vitest('component tests', ['--config', 'apps/storefront/vitest.browser.config.ts'], { CHROMIUM: chromium }),
]

/** The API tests once more, on a PostgreSQL server. Only those run that use the given database. */
export const postgresSteps = (url: string): Step[] => [
  vitest('API tests on PostgreSQL', databaseTests(), { TEST_ON_POSTGRES: url }),
]

function databaseTests(): string[] {
  const opening = /\/testing(-range|-race)?\.ts'/
  return fs
    .globSync('apps/backend/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => opening.test(fs.readFileSync(path.join(root, file), 'utf8')))
}

/** Browser journeys on the built shop. Those that need PostgreSQL run only if there is a server. */
export const browserSteps = (chromium: string, postgres?: string): Step[] => [
  vitest('browser journeys', ['--config', 'e2e/vitest.config.ts'], {
    CHROMIUM: chromium,
    ...(postgres === undefined ? {} : { TEST_ON_POSTGRES: postgres }),
  }),
]
