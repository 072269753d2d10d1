import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../processes.ts'
import type { Summary } from './summary.ts'

/** Writes `.cache/gate.json`: the commit on which `npm test` ran, and the result. `began` is `performance.now()` of its start. */
export function recordGate(summary: Summary, began: number): void {
  const record = {
    commit: git('rev-parse', 'HEAD'),
    isDirty: git('status', '--porcelain') !== '',
    result: summary.failed === 0 ? 'green' : 'red',
    endedAt: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 1000),
    passed: summary.passed,
    failed: summary.failures,
    reran: summary.cleared,
  }
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true })
  fs.writeFileSync(path.join(root, '.cache/gate.json'), `${JSON.stringify(record, undefined, 2)}\n`)
}

/** What git prints; empty where there is no repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
