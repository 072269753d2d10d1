import path from 'node:path'
import { root } from '../processes.ts'
import type { FailedFile, StepResult } from './step.ts'

export interface Summary {
  readonly passed: number
  readonly failed: number
  /** What failed, a line each. */
  readonly failures: readonly string[]
  /** What failed at first and passed alone, a line each. */
  readonly cleared: readonly string[]
}

export function summarize(results: readonly StepResult[], cleared: readonly FailedFile[] = []): Summary {
  const failures = results.flatMap(({ failedFiles, problems }) => [
    ...problems,
    ...failedFiles.flatMap(({ file, failures: own }) =>
      own.map(({ title, error }) => `${path.relative(root, file)}: ${title}, ${error}`),
    ),
  ])
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: failures.length,
    failures,
    cleared: cleared.map(
      ({ file, failures: [first] }) => `${path.relative(root, file)}: ${first?.title}, ${first?.error}`,
    ),
  }
}

/** The totals are the last line: logs are often read from the end. */
export function summaryLines({ passed, failed, failures, cleared }: Summary): string[] {
  return [
    ...failures.map((line) => `✗ ${line}`),
    ...cleared.map((line) => `↻ ${line}`),
    `${passed} passed, ${failed} failed`,
  ]
}
