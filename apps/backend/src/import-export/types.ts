import type { Writer } from '#src/platform/database.ts'

/** A row of a table: column name to cell, all of them text. */
export type Row = Record<string, string>

export interface NumberedRow {
  line: number
  row: Row
}

/** A row that was left out, or a part of it (`isWarning`), and why. */
export interface Complaint {
  line: number
  key: string
  reason: string
  isWarning?: boolean
}

export interface Change {
  key: string
  isNew: boolean
  fields: { field: string; before: unknown; after: unknown }[]
}

/** What the saving of some rows did; keys are counted once, by the strongest thing that happened to them. */
export interface BatchReport {
  created: Set<string>
  changed: Set<string>
  unchanged: Set<string>
  /** Things that were counted but not named. */
  counted: { created: number; changed: number; unchanged: number }
  changes: Map<string, Change>
  complaints: Complaint[]
}

export interface Counts {
  rows: number
  created: number
  changed: number
  unchanged: number
  refused: number
  warnings: number
}

/** How an import ended. `isStopped`: somebody asked it to stop; what had been saved stays. */
export interface ImportReport extends Counts {
  isDryRun: boolean
  isStopped: boolean
  seconds: number
}

/** Who follows an import while it runs. */
export interface ImportListener {
  complaint?(complaint: Complaint): void
  change?(change: Change): void
  progress?(counts: Counts, seconds: number): void
}

export interface ImportStore {
  id: number
  code: string
  locale: string
  currency: string
}

/** How one kind of table is read and saved. */
export interface TableImport<Draft> {
  columns: string[]
  /** What is to be said before the first row. */
  remarks?: Complaint[]
  parse(numbered: NumberedRow): Draft | Complaint
  /** Drafts of one key that follow each other are saved together. */
  keyOf(draft: Draft): string
  /** Before the transaction, once for each batch: what needs the disk. It may take parts out of the drafts. */
  prepare?(drafts: Draft[]): Promise<Complaint[]>
  save(tx: Writer, drafts: Draft[], report: BatchReport): Promise<void>
  /** After a batch was rolled back: what was remembered about it is forgotten. */
  forget?(): void
  /** Once, after the last batch, each step in a transaction of its own. */
  finish?(report: BatchReport): AsyncIterable<(tx: Writer) => Promise<void>>
}

export interface ImportOptions {
  isDryRun?: boolean
  listener?: ImportListener
  signal?: AbortSignal | undefined
  batchSize?: number
}
