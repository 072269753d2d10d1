import type { Writer } from '#src/platform/database.ts'

/** A row of a table: cell texts by column name. */
export type Row = Record<string, string>

export interface NumberedRow {
  line: number
  row: Row
}

/** Why a row was refused, or why a part of it was skipped (`isWarning`). */
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

/** The result of saving some rows. Each key is counted once, in this order of precedence: created, changed, unchanged. */
export interface BatchReport {
  created: Set<string>
  changed: Set<string>
  unchanged: Set<string>
  /** Changes that have no key and are only counted. */
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

/** The result of an import. If `isStopped`, the import was aborted; rows saved before that are kept. */
export interface ImportReport extends Counts {
  isDryRun: boolean
  isStopped: boolean
  seconds: number
}

/** What a product would be after a dry run. */
export interface ProductOutcome {
  sku: string
  /** Prices are in minor units. */
  soldIn: { store: string; price: number; regularPrice: number; currency: string }[]
  /** The paths of its categories without the root. */
  lists: string[]
  /** Why no store view sells it by itself; `parents` sell it as their variant. */
  unsold: { reason: 'withdrawn' | 'hidden' | 'variant' | 'without price or store view'; parents: string[] } | null
}

/** Callbacks during an import. */
export interface ImportListener {
  complaint?(complaint: Complaint): void
  change?(change: Change): void
  /** Only in a dry run of products. */
  outcome?(outcome: ProductOutcome): void
  progress?(counts: Counts, seconds: number): void
}

export interface ImportStore {
  id: number
  code: string
  locale: string
  currency: string
  timeZone: string
}

/** Parses and saves one kind of table. */
export interface TableImport<Draft> {
  columns: string[]
  /** Complaints to report before the first row is read. */
  remarks?: Complaint[]
  parse(numbered: NumberedRow): Draft | Complaint
  /** Consecutive drafts with the same key are saved together. */
  keyOf(draft: Draft): string
  /** Reads or writes files, before the transaction of each batch. May remove parts of the drafts. */
  prepare?(drafts: Draft[]): Promise<Complaint[]>
  save(tx: Writer, drafts: Draft[], report: BatchReport): Promise<void>
  /** Discards cached state after a batch was rolled back. */
  forget?(): void
  /** Steps after the last batch, each in its own transaction. */
  finish?(report: BatchReport): AsyncIterable<(tx: Writer) => Promise<void>>
}

export interface ImportOptions {
  isDryRun?: boolean
  listener?: ImportListener
  signal?: AbortSignal | undefined
  batchSize?: number
}
