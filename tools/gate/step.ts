/** A command of the gate. */
export interface CommandStep {
  readonly kind: 'command'
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** A run of Vitest, whose failed files can run again alone. */
export interface TestStep {
  readonly kind: 'tests'
  readonly name: string
  /** Vitest's options, without files. */
  readonly options: readonly string[]
  /** Which files to run: parts of their paths. All files of the configuration if there are none. */
  readonly filters: readonly string[]
  /** How many files run at a time; the configuration decides if this is undefined. */
  readonly workers?: number
  readonly env?: Readonly<Record<string, string>>
  /** The names of steps without which this one would test something stale or missing. It does not run if one of them failed. */
  readonly needs?: readonly string[]
}

export type Step = CommandStep | TestStep

/** A test file that did not pass. */
export interface FailedFile {
  /** Absolute path. */
  readonly file: string
  /** What failed in it, at least one entry: a test, a hook, or the file itself. */
  readonly failures: readonly Failure[]
}

export interface Failure {
  readonly title: string
  /** The first line of the error. */
  readonly error: string
}

export interface StepResult {
  readonly step: Step
  /** The number of tests that passed; 1 for a command that succeeded. */
  readonly passed: number
  readonly failedFiles: readonly FailedFile[]
  /** What went wrong outside of any test file, each as a line for the summary. */
  readonly problems: readonly string[]
}

export const needsOf = (step: Step): readonly string[] => (step.kind === 'tests' ? (step.needs ?? []) : [])

export const hasPassed = ({ failedFiles, problems }: StepResult): boolean =>
  failedFiles.length === 0 && problems.length === 0
