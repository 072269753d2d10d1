import { recordGate } from './record.ts'
import { endGroupsWithGate, type Limits } from './run-process.ts'
import { runStep } from './run-step.ts'
import { lookAgain, mostSecondLooks } from './second-look.ts'
import { hasPassed, needsOf, type Step, type StepResult } from './step.ts'
import { summarize, summaryLines } from './summary.ts'

const minute = 60_000
const limits: Limits = { total: 45 * minute, silence: 5 * minute }
const longLimits: Limits = { total: 300 * minute, silence: 20 * minute }

/** Runs steps, gives failed files a second look, and gives the verdict. */
export class Gate {
  private readonly limits: Limits
  private readonly isRecorded: boolean
  private readonly began = performance.now()
  private readonly results: StepResult[] = []
  private readonly notRun: string[] = []

  constructor({ isLong = false, isRecorded = false } = {}) {
    this.isRecorded = isRecorded
    this.limits = isLong ? longLimits : limits
    endGroupsWithGate()
  }

  /** Runs the steps one after another. A step does not run if one that it needs has failed; that one makes the gate fail. */
  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      const missing = needsOf(step).find((name) => this.hasFailed(name))
      if (missing !== undefined) {
        this.notRun.push(`- not run: ${step.name}, because this failed: ${missing}`)
        continue
      }
      const began = performance.now()
      const { result, output } = await runStep(step, this.limits)
      this.results.push(result)
      const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
      const detail = step.kind === 'tests' ? `  ${result.passed} passed, ${result.failedFiles.length} files failed` : ''
      const isPassed = hasPassed(result)
      console.log(`${isPassed ? '✓' : '✗'} ${step.name.padEnd(40)} ${time.padStart(8)}${detail}`)
      if (!isPassed) console.log(failuresOf(output).slice(-20_000))
    }
  }

  private hasFailed = (name: string): boolean =>
    this.results.some((result) => result.step.name === name && !hasPassed(result))

  /** Notes something that failed outside of the steps. */
  fail(name: string, problem: string): void {
    const step: Step = { kind: 'command', name, command: '', args: [] }
    this.results.push({ step, passed: 0, failedFiles: [], problems: [problem] })
  }

  /** Looks at failed files again, and ends the process with the verdict. */
  async end(): Promise<void> {
    const failed = this.results.reduce((sum, { failedFiles }) => sum + failedFiles.length, 0)
    if (failed > mostSecondLooks) console.log(`- no second look: ${failed} failed files are more than chance`)
    const { results, cleared, output } = await lookAgain(this.results, this.limits, console.log)
    if (output !== '') console.log(failuresOf(output).slice(-40_000))
    const summary = summarize(results, cleared)
    if (this.isRecorded) recordGate(summary, this.began)
    console.log(['', ...this.notRun, ...summaryLines(summary)].join('\n'))
    process.exitCode = summary.failed === 0 ? 0 : 1
  }
}

/** The output from Vitest's first heading of failures on; all of it if there is none. */
function failuresOf(output: string): string {
  const start = output.search(/Failed (?:Tests|Suites)|Unhandled Errors/)
  return start === -1 ? output : output.slice(output.lastIndexOf('\n', start) + 1)
}
