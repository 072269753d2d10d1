import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readReport } from './report.ts'
import type { Limits } from './run-process.ts'
import { runStep } from './run-step.ts'
import { lookAgain, passesNeeded } from './second-look.ts'
import type { CommandStep, StepResult, TestStep } from './step.ts'
import { summarize, summaryLines } from './summary.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const file = (name: string): string => path.join(folder, `${name}.fixture.ts`)
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-gate-'))
afterAll(() => fs.rmSync(temporary, { recursive: true }))

const limits: Limits = { total: 120_000, silence: 60_000 }
const quiet = (): void => undefined
let count = 0

/** A step with these fixtures, and a fresh count of their runs. */
function stepOf(...names: string[]): TestStep {
  count += 1
  const runs = path.join(temporary, String(count))
  fs.writeFileSync(runs, '')
  return {
    kind: 'tests',
    name: `fixtures ${process.pid} ${count}`,
    options: ['--config', 'tools/gate/fixtures/vitest.config.ts'],
    filters: names.map(file),
    env: { FIXTURE_RUNS: runs },
  }
}

const commandOf = (script: string): CommandStep => ({
  kind: 'command',
  name: 'a command',
  command: process.execPath,
  args: ['-e', script],
})

const resultOf = async (step: TestStep | CommandStep, own = limits): Promise<StepResult> =>
  (await runStep(step, own)).result

const failuresIn = ({ failedFiles }: StepResult): string[] =>
  failedFiles.flatMap((one) => one.failures.map(({ title, error }) => `${path.basename(one.file)}: ${title}, ${error}`))

describe('a step', () => {
  it('counts a failed test and a failed hook by the file, and the tests that passed', async () => {
    const result = await resultOf(stepOf('passes', 'hook'))
    expect(failuresIn(result).toSorted()).toEqual([
      'hook.fixture.ts: the file, the hook fails',
      expect.stringMatching(/^not-passes\.fixture\.ts: does not pass, expected 1 to be 2/),
    ])
    expect(result).toMatchObject({ passed: 1, problems: [] })
  })

  it('names the file whose worker crashed, and runs the files that had not started', async () => {
    const result = await resultOf(stepOf('crashes', 'passes'))
    expect(failuresIn(result).filter((line) => line.startsWith('crashes'))).toHaveLength(1)
    expect(result.passed).toBe(1)
  })

  it('ends a run that reports nothing any more, and names the file that was running', async () => {
    const result = await resultOf(stepOf('hangs'), { total: 120_000, silence: 20_000 })
    expect(failuresIn(result)).toEqual(['hangs.fixture.ts: the file, no output for 20 s'])
  })

  it('blames the file that left a rejected promise behind', async () => {
    expect(failuresIn(await resultOf(stepOf('late-error')))).toEqual([
      'late-error.fixture.ts: outside of a test, nobody catches it',
    ])
  })

  it('fails when Vitest finds no test', async () => {
    expect((await resultOf(stepOf('absent'))).problems).toEqual([expect.stringMatching(/ended with code 1$/)])
  })

  it('says how a command ended: its code, its signal, a limit, a full disk', async () => {
    expect((await resultOf(commandOf('process.exit(3)'))).problems).toEqual(['a command: ended with code 3'])
    expect((await resultOf(commandOf('process.kill(process.pid, "SIGSEGV")'))).problems).toEqual([
      'a command: ended by SIGSEGV',
    ])
    const forever = commandOf('setInterval(() => console.log("."), 50)')
    expect((await resultOf(forever, { total: 1_000, silence: 60_000 })).problems).toEqual([
      'a command: not finished after 1 s',
    ])
    const full = commandOf('throw Object.assign(new Error("ENOSPC: no space left on device, write"))')
    expect((await resultOf(full)).problems).toEqual(['a command: ended with code 1: the disk is full (ENOSPC)'])
    expect((await resultOf({ ...full, command: '/absent' })).problems).toEqual(['a command: ended with code 127'])
  })

  it('ends what a command started and left running', async () => {
    const script = `const child = require('node:child_process').spawn('sleep', ['600']); console.log(child.pid); process.exit()`
    const { output } = await runStep(commandOf(script), limits)
    await expect.poll(() => isRunning(Number(output)), { timeout: 30_000 }).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe('journeys', () => {
  /** Runs a gate of a build that ends with this code and of journeys that need it. Returns its exit code and its last lines. */
  function gateOf(buildCode: number) {
    const runs = path.join(temporary, `build-${buildCode}`)
    fs.writeFileSync(runs, '')
    const { status, stdout } = spawnSync(process.execPath, [path.join(folder, 'build-and-journeys.ts')], {
      env: { ...process.env, BUILD_CODE: String(buildCode), FIXTURE_RUNS: runs },
      encoding: 'utf8',
    })
    return { status, lines: stdout.trim().split('\n'), runs: fs.readFileSync(runs, 'utf8').length }
  }

  it('do not run after a failed build, and the gate is red and says why', () => {
    const { status, lines, runs } = gateOf(3)
    expect(lines.slice(-3)).toEqual([
      '- not run: journeys, because this failed: a build',
      '✗ a build: ended with code 3',
      '0 passed, 1 failed',
    ])
    expect([status, runs]).toEqual([1, 0])
  })

  it('run after a good build', () => {
    const { status, lines, runs } = gateOf(0)
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
    expect([status, runs]).toEqual([0, 1])
  })
})

describe('a second look', () => {
  it('clears a file that fails only once, and lists it', async () => {
    const first = await resultOf(stepOf('fails-once'))
    const { results, cleared } = await lookAgain([first], limits, quiet)
    expect(summaryLines(summarize([first]))).toHaveLength(2)
    expect(summaryLines(summarize(results, cleared))).toEqual([
      expect.stringMatching(/^↻ tools\/gate\/fixtures\/fails-once\.fixture\.ts: fails the first time, expected 1/),
      '1 passed, 0 failed',
    ])
  })

  it('runs the failed file alone, and keeps it failed if it fails again', async () => {
    const { results, cleared } = await lookAgain([await resultOf(stepOf('passes'))], limits, quiet)
    expect(cleared).toEqual([])
    expect(results.flatMap(failuresIn)).toEqual([expect.stringContaining('not-passes.fixture.ts: does not pass')])
  })

  it('clears a file about money only after two passes in a row', async () => {
    const { results, cleared } = await lookAgain([await resultOf(stepOf('pricing/fails-often'))], limits, quiet)
    expect(cleared).toEqual([])
    expect(results.flatMap(({ failedFiles }) => failedFiles)).toHaveLength(1)
  })

  it('does not look again after more than ten failed files, nor at commands', async () => {
    const step = stepOf('fails-once')
    const failures = [{ title: 'one', error: 'failed' }]
    const many = Array.from({ length: 11 }, (_, index) => ({ file: file(String(index)), failures }))
    const results = [{ step, passed: 0, failedFiles: many, problems: [] }]
    expect((await lookAgain(results, limits, quiet)).results).toBe(results)
    const failed = await resultOf(commandOf('process.exit(1)'))
    expect((await lookAgain([failed], limits, quiet)).results).toEqual([failed])
  })

  it.each([
    ['apps/backend/src/order/order.test.ts', 2],
    ['apps/backend/src/resilience/anything.race.test.ts', 2],
    ['apps/storefront/src/domains/checkout/save-step.test.ts', 2],
    ['packages/rules/src/postcode.test.ts', 2],
    ['e2e/buy-as-guest.e2e.ts', 2],
    ['e2e/routes.e2e.ts', 1],
    ['apps/storefront/src/shell/menu/mega-menu.browser.test.tsx', 1],
  ])('%s needs %i passes', (name, passes) => expect(passesNeeded(`/shop/${name}`)).toBe(passes))
})

describe('a report', () => {
  const line = (value: object): string => JSON.stringify(value)

  it('that breaks off still says what passed, what was running and what had not started', () => {
    const text = [
      line({ type: 'planned', files: ['/a', '/b', '/c'] }),
      line({ type: 'started', file: '/a' }),
      line({ type: 'ended', file: '/a', passed: 3, failures: [] }),
      line({ type: 'started', file: '/b' }),
      '{"type":"test"',
    ].join('\n')
    expect(readReport(text)).toEqual({
      passed: 3,
      failedFiles: [],
      running: ['/b'],
      waiting: ['/c'],
      errors: [],
      isFinished: false,
    })
  })

  it('that is missing says that nothing ran', () => {
    expect(readReport('')).toMatchObject({ passed: 0, running: [], waiting: [], isFinished: false })
  })
})
