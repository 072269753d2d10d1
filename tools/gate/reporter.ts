import fs from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { ReportLine } from './report.ts'
import type { Failure } from './step.ts'

type ReportedError = Pick<SerializedError, 'message'>

/** Vitest reporter of the gate: appends to the file `GATE_REPORT` what has happened so far. */
export default class GateReporter implements Reporter {
  private readonly file = process.env['GATE_REPORT'] ?? ''

  onTestRunStart(specifications: readonly { readonly moduleId: string }[]): void {
    this.write({ type: 'planned', files: [...new Set(specifications.map(({ moduleId }) => moduleId))] })
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.write({ type: 'started', file: moduleId })
  }

  onTestCaseResult(): void {
    this.write({ type: 'test' })
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()].map((test) => ({ title: test.fullName, result: test.result() }))
    const failures = [
      ...failuresOf('the file', module.errors()),
      ...[...module.children.allSuites()].flatMap((suite) => failuresOf(suite.fullName, suite.errors())),
      ...tests.flatMap(({ title, result }) =>
        result.state === 'failed' ? failuresOf(title, result.errors, 'failed') : [],
      ),
    ]
    const passed = tests.filter(({ result }) => result.state === 'passed').length
    if (module.state() === 'failed' && failures.length === 0) failures.push({ title: 'the file', error: 'failed' })
    this.write({ type: 'ended', file: module.moduleId, passed, failures })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    this.write({
      type: 'finished',
      errors: errors.map((error) => {
        const file: unknown = error['VITEST_TEST_PATH']
        return { ...(typeof file === 'string' ? { file } : {}), error: firstLine(error) }
      }),
    })
  }

  private write(line: ReportLine): void {
    fs.appendFileSync(this.file, `${JSON.stringify(line)}\n`)
  }
}

/** A test has one line however many errors it has; `otherwise` is the line of a test without any. */
function failuresOf(title: string, errors: readonly ReportedError[] = [], otherwise?: string): Failure[] {
  const [first] = errors
  if (first !== undefined) return [{ title, error: firstLine(first) }]
  return otherwise === undefined ? [] : [{ title, error: otherwise }]
}

const firstLine = ({ message }: ReportedError): string => (message.split('\n')[0] ?? '').slice(0, 300)
