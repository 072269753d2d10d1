import type { Database, Writer } from '#src/platform/database.ts'
import { emptyBatchReport, isComplaint } from './batch-report.ts'
import { constraintMessage, insideSavepoint } from '../queries.ts'
import type { BatchReport, Complaint, Counts, ImportOptions, ImportReport, NumberedRow, TableImport } from '../types.ts'

export type Rows = AsyncIterable<NumberedRow | Complaint> | Iterable<NumberedRow | Complaint>

/** The rows, or a function that takes the required columns and opens the rows. */
export type RowSource = Rows | ((columns: readonly string[]) => Rows)

type Transact = (work: (tx: Writer) => Promise<void>) => Promise<void>

const defaultBatch = 500

/**
 * Reads rows, saves them in batches and reports. A batch that the database refuses is bisected to isolate the invalid row,
 * so that the others are saved. A dry run does the same work in one transaction and rolls it back.
 */
export async function runImport<Draft>(
  database: Database,
  source: RowSource,
  table: TableImport<Draft>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  if (options.isDryRun !== true) return run((work) => database.transaction(work), source, table, options)
  let report: ImportReport | undefined
  try {
    await database.transaction(async (tx) => {
      report = await run((work) => insideSavepoint(tx, () => work(tx)), source, table, options)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (report === undefined) throw new Error('the dry run returned no report')
  return report
}

class RolledBack extends Error {}

interface Progress {
  counts: Counts
  began: number
  options: ImportOptions
}

async function run<Draft>(
  transact: Transact,
  source: RowSource,
  table: TableImport<Draft>,
  options: ImportOptions,
): Promise<ImportReport> {
  const counts: Counts = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, warnings: 0 }
  const progress = { counts, began: performance.now(), options }
  const size = options.batchSize ?? defaultBatch
  const isStopped = (): boolean => options.signal?.aborted === true
  sendReport(progress, { ...emptyBatchReport(), complaints: table.remarks ?? [] })
  let waiting: { line: number; draft: Draft }[] = []
  for await (const read of typeof source === 'function' ? source(table.columns) : source) {
    counts.rows++
    const draft = isComplaint(read) ? read : table.parse(read)
    if (isRefusal(draft)) {
      sendReport(progress, { ...emptyBatchReport(), complaints: [draft] })
      continue
    }
    const last = waiting.at(-1)
    if (waiting.length >= size && last !== undefined && table.keyOf(last.draft) !== table.keyOf(draft)) {
      await prepareAndSave(transact, table, waiting, progress)
      waiting = []
      if (isStopped()) break
    }
    waiting.push({ line: isComplaint(read) ? 0 : read.line, draft })
  }
  if (!isStopped()) await prepareAndSave(transact, table, waiting, progress)
  await finish(transact, table, progress)
  return {
    ...counts,
    isDryRun: options.isDryRun === true,
    isStopped: isStopped(),
    seconds: secondsSince(progress.began),
  }
}

function isRefusal<Draft>(draft: Draft | Complaint): draft is Complaint {
  return typeof draft === 'object' && draft !== null && isComplaint(draft)
}

async function prepareAndSave<Draft>(
  transact: Transact,
  table: TableImport<Draft>,
  batch: { line: number; draft: Draft }[],
  progress: Progress,
): Promise<void> {
  const complaints = (await table.prepare?.(batch.map(({ draft }) => draft))) ?? []
  if (complaints.length > 0) sendReport(progress, { ...emptyBatchReport(), complaints })
  await saveBatch(transact, table, batch, progress)
}

async function saveBatch<Draft>(
  transact: Transact,
  table: TableImport<Draft>,
  batch: { line: number; draft: Draft }[],
  progress: Progress,
): Promise<void> {
  if (batch.length === 0) return
  const report = emptyBatchReport()
  try {
    await transact((tx) =>
      table.save(
        tx,
        batch.map(({ draft }) => draft),
        report,
      ),
    )
  } catch (error) {
    table.forget?.()
    const reason = constraintMessage(error)
    if (reason === undefined) throw error
    const middle = splitPoint(table, batch)
    if (middle > 0) {
      await saveBatch(transact, table, batch.slice(0, middle), progress)
      await saveBatch(transact, table, batch.slice(middle), progress)
      return
    }
    const complaints = batch.map(({ line, draft }) => ({ line, key: table.keyOf(draft), reason }))
    sendReport(progress, { ...emptyBatchReport(), complaints })
    return
  }
  sendReport(progress, report)
}

/** The middle of the batch, moved so that rows with the same key are not separated; 0 if all rows have the same key. */
function splitPoint<Draft>(table: TableImport<Draft>, batch: { draft: Draft }[]): number {
  const keys = batch.map(({ draft }) => table.keyOf(draft))
  const middle = Math.floor(keys.length / 2)
  const starts = keys.flatMap((key, index) => (index > 0 && key !== keys[index - 1] ? [index] : []))
  return starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0
}

async function finish<Draft>(transact: Transact, table: TableImport<Draft>, progress: Progress): Promise<void> {
  if (table.finish === undefined) return
  const report = emptyBatchReport()
  for await (const step of table.finish(report)) {
    await transact(step)
    progress.options.listener?.progress?.(progress.counts, secondsSince(progress.began))
  }
  for (const complaint of report.complaints) sendReport(progress, { ...emptyBatchReport(), complaints: [complaint] })
}

function sendReport({ counts, began, options }: Progress, report: BatchReport): void {
  counts.created += report.created.size + report.counted.created
  counts.changed += report.changed.size + report.counted.changed
  counts.unchanged += report.unchanged.size + report.counted.unchanged
  for (const complaint of report.complaints) {
    if (complaint.isWarning === true) counts.warnings++
    else counts.refused++
    options.listener?.complaint?.(complaint)
  }
  for (const change of report.changes.values()) options.listener?.change?.(change)
  options.listener?.progress?.(counts, secondsSince(began))
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
