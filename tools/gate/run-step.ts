import fs from 'node:fs'
import path from 'node:path'
import { root } from '../processes.ts'
import { readReport, type ReportedRun } from './report.ts'
import { runProcess, type Limits, type ProcessResult } from './run-process.ts'
import type { CommandStep, FailedFile, Step, StepResult, TestStep } from './step.ts'

export interface RanStep {
  readonly result: StepResult
  readonly output: string
}

const reporter = path.join(import.meta.dirname, 'reporter.ts')
const reports = path.join(root, '.cache/reports')
/** How often a step whose process ended early goes on in a new process. */
const mostContinuations = 5

export function runStep(step: Step, limits: Limits): Promise<RanStep> {
  return step.kind === 'command' ? runCommandStep(step, limits) : runTestStep(step, limits)
}

async function runCommandStep(step: CommandStep, limits: Limits): Promise<RanStep> {
  const ran = await runProcess({ ...step, limits })
  const reason = reasonOf(ran)
  const problems = reason === undefined ? [] : [`${step.name}: ${reason}`]
  return { result: { step, passed: problems.length === 0 ? 1 : 0, failedFiles: [], problems }, output: ran.output }
}

/**
 * Runs a step of tests. If the process ends before all files have run, because it crashed or hung, the files that were running have
 * failed, and those that had not started run in a new process.
 */
async function runTestStep(step: TestStep, limits: Limits): Promise<RanStep> {
  let passed = 0
  let output = ''
  const failedFiles: FailedFile[] = []
  const problems: string[] = []
  let files: readonly string[] | undefined
  for (let continuations = 0; ; continuations += 1) {
    const { run, ran } = await runTests(step, files, limits)
    // A run that hangs after its end has a verdict all the same.
    const reason = run.isFinished && ran.ended !== undefined ? undefined : reasonOf(ran)
    output += ran.output
    passed += run.passed
    failedFiles.push(...run.failedFiles, ...stopped(run.running, reason ?? 'it never ended'))
    const isExplained = run.failedFiles.length + run.running.length > 0
    problems.push(...run.errors.map((error) => `${step.name}: ${error}`))
    if (reason !== undefined && !isExplained && run.errors.length === 0) problems.push(`${step.name}: ${reason}`)
    if (run.waiting.length === 0) break
    // A process that ends without having run any file would do so again.
    if (!isExplained || continuations === mostContinuations) {
      failedFiles.push(...stopped(run.waiting, 'it never started'))
      break
    }
    files = run.waiting
  }
  return { result: { step, passed, failedFiles, problems }, output }
}

interface RanTests {
  readonly run: ReportedRun
  readonly ran: ProcessResult
}

/** Runs all files of a step, or these alone. */
export async function runTests(
  step: TestStep,
  files: readonly string[] | undefined,
  limits: Limits,
): Promise<RanTests> {
  fs.mkdirSync(reports, { recursive: true })
  const report = path.join(reports, `${step.name.replaceAll(/\W+/g, '-')}.ndjson`)
  fs.rmSync(report, { force: true })
  const ran = await runProcess({
    command: path.join(root, 'node_modules/.bin/vitest'),
    args: [
      'run',
      ...step.options,
      ...(step.workers === undefined ? [] : [`--maxWorkers=${step.workers}`]),
      '--reporter=default',
      `--reporter=${reporter}`,
      ...(files ?? step.filters),
    ],
    env: { ...step.env, GATE_REPORT: report },
    limits,
    report,
  })
  return { run: readReport(fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : ''), ran }
}

const stopped = (files: readonly string[], reason: string): FailedFile[] =>
  files.map((file) => ({ file, failures: [{ title: 'the file', error: reason }] }))

/** Why a process failed; undefined if it did not. */
function reasonOf({ code, signal, ended, output }: ProcessResult): string | undefined {
  if (ended !== undefined) return ended
  if (code === 0) return undefined
  const cause = signal === null ? `ended with code ${code}` : `ended by ${signal}`
  return output.includes('ENOSPC') ? `${cause}: the disk is full (ENOSPC)` : cause
}
