import type { FailedFile, Failure } from './step.ts'

/** One line of a report, written as JSON while the tests run. So a report is useful even if the run ends early. */
export type ReportLine =
  | { readonly type: 'planned'; readonly files: readonly string[] }
  | { readonly type: 'started'; readonly file: string }
  /** A test ended, so the run goes on. */
  | { readonly type: 'test' }
  | { readonly type: 'ended'; readonly file: string; readonly passed: number; readonly failures: readonly Failure[] }
  /** The run is over. Errors outside of a test name the file that ran, if it is known. */
  | { readonly type: 'finished'; readonly errors: readonly { readonly file?: string; readonly error: string }[] }

export interface ReportedRun {
  readonly passed: number
  readonly failedFiles: readonly FailedFile[]
  /** Files that started and never ended. */
  readonly running: readonly string[]
  /** Files that never started. */
  readonly waiting: readonly string[]
  /** Errors that belong to no file. */
  readonly errors: readonly string[]
  /** Whether the run came to its end. */
  readonly isFinished: boolean
}

/** Reads a report, also one that breaks off in the middle of a line. */
export function readReport(text: string): ReportedRun {
  const lines = text.split('\n').flatMap(parseLine)
  const planned = lines.flatMap((line) => (line.type === 'planned' ? line.files : []))
  const ended = new Map(lines.flatMap((line) => (line.type === 'ended' ? [[line.file, line] as const] : [])))
  const started = new Set(lines.flatMap((line) => (line.type === 'started' ? [line.file] : [])))
  const finished = lines.find((line) => line.type === 'finished')
  const failures = new Map<string, Failure[]>()
  const note = (file: string, more: readonly Failure[]) => failures.set(file, [...(failures.get(file) ?? []), ...more])
  for (const { file, failures: own } of ended.values()) if (own.length > 0) note(file, own)
  for (const { file, error } of finished?.errors ?? [])
    if (file !== undefined) note(file, [{ title: 'outside of a test', error }])
  return {
    passed: [...ended.values()].reduce((sum, { passed }) => sum + passed, 0),
    failedFiles: [...failures].map(([file, own]) => ({ file, failures: own })),
    running: [...started].filter((file) => !ended.has(file) && !failures.has(file)),
    waiting: planned.filter((file) => !started.has(file) && !ended.has(file) && !failures.has(file)),
    errors: (finished?.errors ?? []).flatMap(({ file, error }) => (file === undefined ? [error] : [])),
    isFinished: finished !== undefined,
  }
}

function parseLine(line: string): ReportLine[] {
  try {
    return [JSON.parse(line) as ReportLine]
  } catch {
    return []
  }
}
