import path from 'node:path'
import { root } from '../processes.ts'
import type { Limits } from './run-process.ts'
import { runTests } from './run-step.ts'
import type { FailedFile, StepResult, TestStep } from './step.ts'

/** More failed files than this are no chance. */
export const mostSecondLooks = 10

/** Files about money, stock, privacy and races: a fault that shows half of the time must be found. */
const needsTwoPasses =
  /\.race\.test\.|\/(?:pricing|cart|checkout|order|payment|stock|gift-card|loyalty|returns|privacy|consent|customer|agent|resilience|product-alert)\/|\/(?:faults\/|buy-|card|cart-|checkout-|bank-|gift-|lost-|drafts|guards|trackers|agent|acting|personal-data|guest-return|withdrawal|payment|customer-pays|order-again|double-submit|success-page|cached-pages|shared-pages|crash|rules\/)/

export const passesNeeded = (file: string): number => (needsTwoPasses.test(file) ? 2 : 1)

export interface Looked {
  readonly results: readonly StepResult[]
  /** Files that failed in the run and passed alone. */
  readonly cleared: readonly FailedFile[]
  /** What the failed second looks printed. */
  readonly output: string
}

/**
 * Runs each failed test file again, alone: a new process, one worker, a shop of its own. A file that passes is cleared, one about money,
 * stock or privacy only if it passes twice. Does nothing after more than ten failed files.
 */
export async function lookAgain(
  results: readonly StepResult[],
  limits: Limits,
  say: (line: string) => void,
): Promise<Looked> {
  const failed = results.reduce((sum, { failedFiles }) => sum + failedFiles.length, 0)
  if (failed === 0 || failed > mostSecondLooks) return { results, cleared: [], output: '' }
  const cleared: FailedFile[] = []
  let output = ''
  const looked: StepResult[] = []
  for (const result of results) {
    const { step } = result
    if (step.kind === 'command') {
      looked.push(result)
      continue
    }
    const stillFailed: FailedFile[] = []
    let { passed } = result
    for (const one of result.failedFiles) {
      const again = await runAlone(step, one.file, limits)
      say(`${again.failed === undefined ? '↻' : '✗'} again, alone: ${path.relative(root, one.file)}`)
      if (again.failed === undefined) {
        cleared.push(one)
        passed += again.passed
      } else {
        stillFailed.push(again.failed)
        output += again.output
      }
    }
    looked.push({ ...result, passed, failedFiles: stillFailed })
  }
  return { results: looked, cleared, output }
}

interface Again {
  readonly passed: number
  readonly failed: FailedFile | undefined
  readonly output: string
}

async function runAlone(step: TestStep, file: string, limits: Limits): Promise<Again> {
  const alone: TestStep = { ...step, name: `${step.name} again`, workers: 1, options: [...step.options, ...only(file)] }
  let passed = 0
  for (let pass = 0; pass < passesNeeded(file); pass += 1) {
    const { run, ran } = await runTests(alone, [file], limits)
    const failures = [
      ...run.failedFiles.flatMap((one) => (one.file === file ? one.failures : [])),
      ...run.errors.map((error) => ({ title: 'outside of a test', error })),
    ]
    const hasRun = run.isFinished && run.running.length + run.waiting.length === 0 && ran.ended === undefined
    if (!hasRun) failures.push({ title: 'the file', error: ran.ended ?? `ended with ${ran.signal ?? ran.code}` })
    // A file that runs no test at all has not passed.
    if (hasRun && failures.length === 0 && run.passed === 0)
      failures.push({ title: 'the file', error: 'it ran no test' })
    if (failures.length > 0) return { passed: run.passed, failed: { file, failures }, output: ran.output }
    passed = run.passed
  }
  return { passed, failed: undefined, output: '' }
}

/** Vitest also runs files whose names end like the wanted one: `lost-card.e2e.ts` for `card.e2e.ts`. */
const only = (file: string): string[] => ['--exclude', `**/?*${path.basename(file)}`]
