import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

export interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** The number of tests in a step: a vitest run reports its own, and any other step counts as one. */
  isVitest?: boolean
}

export interface Tally {
  passed: number
  failed: number
  /** The names of failed tests. */
  names: string[]
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, names: [] })

export function add(total: Tally, more: Tally): void {
  total.passed += more.passed
  total.failed += more.failed
  total.names.push(...more.names)
}

/** Prints the summary, names first: logs are often read from the end. */
export function sayTotal(total: Tally, say = console.log): void {
  say(`\n${[...total.names, `${total.passed} passed, ${total.failed} failed`].join('\n')}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** Runs several sequences of steps at the same time, for steps that often wait and leave a core idle. */
export async function runTogether(sequences: Step[][]): Promise<Tally> {
  const tally = emptyTally()
  for (const part of await Promise.all(sequences.map((steps) => runSteps(steps)))) add(tally, part)
  return tally
}

/** Runs the steps one after another, prints failures, and counts tests. */
export async function runSteps(steps: Step[], say = console.log): Promise<Tally> {
  const tally = emptyTally()
  for (const step of steps) {
    const began = performance.now()
    const report =
      step.isVitest === true ? path.join(root, `.cache/reports/${step.name.replaceAll(/\W+/g, '-')}.json`) : undefined
    const args =
      report === undefined
        ? step.args
        : [...step.args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    if (report !== undefined) fs.rmSync(report, { force: true })
    const { code, output } = await run(step.command, args, step.env ?? {})
    const counts = countOf(step.name, code, report)
    add(tally, counts)
    const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
    const detail = report === undefined ? '' : `  ${counts.passed} passed, ${counts.failed} failed`
    say(`${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(34)} ${time.padStart(8)}${detail}`)
    if (counts.failed > 0) say(output.slice(-20_000))
  }
  return tally
}

/** The counts of a step. A run that fails without a failed test, for example on start-up, counts as a failure too. */
function countOf(name: string, code: number, report: string | undefined): Tally {
  if (report === undefined || !fs.existsSync(report))
    return code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [`✗ ${name}`] }
  const summary = JSON.parse(fs.readFileSync(report, 'utf8')) as Report
  const names = summary.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `✗ ${path.basename(file.name)}: ${fullName}`),
  )
  if (summary.numFailedTests === 0 && code !== 0)
    return { passed: summary.numPassedTests, failed: 1, names: [...names, `✗ ${name}`] }
  return { passed: summary.numPassedTests, failed: summary.numFailedTests, names }
}

function run(command: string, args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, FORCE_COLOR: '0' } })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
