import path from 'node:path'
import {
  importFile,
  UnreadableTable,
  type Change,
  type Complaint,
  type ImportListener,
  type ImportReport,
  type ProductOutcome,
} from '../import-export/import-export.ts'
import { findStore } from '../store/store.ts'
import type { Command } from './commands.ts'
import { outcomeData, outcomeTable } from './describe-outcomes.ts'
import type { Output } from './output.ts'
import type { CommandSetup } from './command-setup.ts'

const mostWarnings = 100
const longestValue = 60

/** Runs an import and prints the result; the exit code is 1 when the file could not be read at all. */
export async function importCommand(
  command: Extract<Command, { name: 'import' }>,
  { database, output, signal, mediaDir, folder }: CommandSetup,
): Promise<number> {
  const { kind, store, isDryRun, isJson } = command
  const outcomes: ProductOutcome[] = []
  const complaints: Complaint[] = []
  const plain = createListener(output, isDryRun)
  const outcome = (one: ProductOutcome): void => void outcomes.push(one)
  const listener: ImportListener = isJson
    ? { complaint: (one) => void complaints.push(one), outcome }
    : { ...plain, ...(isDryRun ? { outcome } : {}) }
  try {
    const report = await importFile(database, {
      kind,
      file: path.resolve(folder, command.file),
      imagesDir: command.images === undefined ? undefined : path.resolve(folder, command.images),
      mediaDir,
      encoding: command.encoding,
      views: command.views,
      websites: command.websites,
      dates: command.dates,
      storeCode: (await findStore(database.reader, store))?.code ?? store,
      now: new Date(),
      isDryRun,
      signal,
      listener,
    })
    if (isJson) output.line(JSON.stringify({ ...report, complaints, products: outcomeData(outcomes) }, null, 2))
    else for (const line of [...outcomeTable(outcomes), ...summary(report)]) output.line(line)
    return 0
  } catch (error) {
    if (!(error instanceof UnreadableTable || error instanceof RangeError)) throw error
    output.error(error.message)
    return 1
  }
}

function createListener(output: Output, isDryRun: boolean): ImportListener {
  let warnings = 0
  return {
    complaint(complaint) {
      if (complaint.isWarning !== true) return output.error(describe(complaint))
      warnings++
      if (warnings <= mostWarnings) output.line(describe(complaint))
      if (warnings === mostWarnings) output.line('Further warnings are only counted.')
    },
    ...(isDryRun ? { change: (change: Change) => describeChange(change).forEach(output.line) } : {}),
    progress({ rows, created, changed, refused }, seconds) {
      const rate = Math.round(rows / Math.max(seconds, 0.001))
      output.progress(`${rows} rows, ${rate} a second; ${created} created, ${changed} changed, ${refused} refused`)
    },
  }
}

function describe({ line, key, reason, isWarning }: Complaint): string {
  const place = line > 0 ? `line ${line}` : 'index'
  return `${isWarning === true ? 'warning' : 'refused'}: ${place}${key === '' ? '' : `, ${key}`}: ${reason}`
}

/** The diff of a dry run: one line for a new entity, one line per field for a changed one. */
export function describeChange({ key, isNew, fields }: Change): string[] {
  if (isNew) return [`+ ${key}`]
  return [`~ ${key}`, ...fields.map(({ field, before, after }) => `    ${field}: ${show(before)} → ${show(after)}`)]
}

function show(value: unknown): string {
  const text = value === undefined || value === null ? 'nothing' : JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

function summary(report: ImportReport): string[] {
  const { rows, created, changed, unchanged, refused, warnings, seconds } = report
  const would = report.isDryRun ? 'would be ' : ''
  return [
    ...(report.isStopped ? ['Stopped. What was saved until then stays; start again to go on.'] : []),
    `${rows} rows in ${seconds.toFixed(1)} s: ${created} ${would}created, ${changed} ${would}changed, ${unchanged} unchanged, ` +
      `${refused} refused, ${warnings} warnings.`,
    ...(report.isDryRun ? ['Nothing was written.'] : []),
  ]
}
