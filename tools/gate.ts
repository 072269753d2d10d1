import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './processes.ts'

export interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** A vitest run reports its own tests; any other step counts as one. */
  isVitest?: boolean
}

export interface Tally {
  passed: number
  failed: number
}

/** Runs the steps one after the other, shows what fails, and counts. */
export async function runSteps(steps: Step[], say = console.log): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 }
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
    const counts = countOf(code, report)
    tally.passed += counts.passed
    tally.failed += counts.failed
    const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
    const detail = report === undefined ? '' : `  ${counts.passed} passed, ${counts.failed} failed`
    say(`${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(34)} ${time.padStart(8)}${detail}`)
    if (counts.failed > 0) say(output.slice(-20_000))
  }
  return tally
}

/** A run that ended badly without a failed test, such as one that could not start, counts as a failure too. */
function countOf(code: number, report: string | undefined): Tally {
  if (report === undefined || !fs.existsSync(report))
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const summary = JSON.parse(fs.readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  const failed = summary.numFailedTests === 0 && code !== 0 ? 1 : summary.numFailedTests
  return { passed: summary.numPassedTests, failed }
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
