import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { root, whenUnread } from '../processes.ts'

export interface Limits {
  /** How long a step may take, in milliseconds. */
  readonly total: number
  /** How long it may print and report nothing, in milliseconds. */
  readonly silence: number
}

export interface ProcessResult {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
  /** Why the gate ended it; undefined if it ended by itself. */
  readonly ended: string | undefined
}

interface Run {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly limits: Limits
  /** A file that grows while the process works: progress, like its output. */
  readonly report?: string
}

const groups = new Set<number>()
/** Output beyond this many characters is cut off at the front. */
const longestOutput = 400_000
const interval = 500

/** Runs a command as a process group of its own, so that it can be ended with all that it started. */
export async function runProcess({ command, args, env = {}, limits, report }: Run): Promise<ProcessResult> {
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  })
  if (child.pid !== undefined) groups.add(child.pid)
  let output = ''
  let lastOutput = performance.now()
  const began = lastOutput
  let reported = 0
  let ended: string | undefined
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      lastOutput = performance.now()
      output = `${output}${text.toString()}`.slice(-longestOutput)
    })
  const watch = setInterval(() => {
    const size = report === undefined ? 0 : (fs.statSync(report, { throwIfNoEntry: false })?.size ?? 0)
    if (size !== reported) lastOutput = performance.now()
    reported = size
    const now = performance.now()
    if (now - lastOutput > limits.silence) ended ??= `no output for ${inWords(limits.silence)}`
    else if (now - began > limits.total) ended ??= `not finished after ${inWords(limits.total)}`
    if (ended !== undefined) endGroup(child.pid)
  }, interval)
  return new Promise((resolve) => {
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      clearInterval(watch)
      // What it started may outlive it, and would disturb the next step.
      endGroup(child.pid)
      if (child.pid !== undefined) groups.delete(child.pid)
      resolve({ code, signal, output, ended })
    }
    child.on('error', (error) => {
      output += error.message
      finish(127, null)
    })
    child.on('exit', (code, signal) => setImmediate(() => finish(code, signal)))
  })
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}

/** Ends all running groups when the gate itself is ended, or nobody reads what it says. */
export function endGroupsWithGate(): void {
  const endAll = (code: number): void => {
    for (const pid of groups) endGroup(pid)
    process.exit(code)
  }
  whenUnread(() => endAll(1))
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => endAll(code))
}

const inWords = (milliseconds: number): string =>
  milliseconds < 60_000 ? `${milliseconds / 1000} s` : `${Math.round(milliseconds / 60_000)} min`
