import fs from 'node:fs'
import path from 'node:path'
import {
  applyContent,
  contentChanges,
  contentFolders,
  describeContent,
  undoContent,
  type Applied,
} from '../content/content.ts'
import type { CommandSetup } from './command-setup.ts'
import { contentPreview } from './content-preview.ts'
import type { ContentCommand } from './parse-content.ts'

/** Exports or imports content as files, lists imports or takes one back; the exit code is 1 if it fails. */
export async function contentCommand(command: ContentCommand, setup: CommandSetup): Promise<number> {
  switch (command.name) {
    case 'content export':
      return exportTo(path.resolve(setup.folder, command.dir), setup)
    case 'content import':
      return importFrom(command, setup)
    case 'content history':
      return listChanges(setup)
    case 'content undo':
      return undo(command.isDryRun, setup)
    case 'content preview-link':
      return contentPreview(command, setup)
  }
}

/** Writes the files. Files of an earlier export whose content was deleted are removed, so that a comparison shows it. */
async function exportTo(dir: string, { database, output }: CommandSetup): Promise<number> {
  const files = await describeContent(database.reader)
  for (const file of filesIn(dir))
    if (contentFolders.includes(file.split('/')[0] ?? '') && !files.has(file)) fs.rmSync(path.join(dir, file))
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(file))))
    fs.mkdirSync(path.join(dir, folder), { recursive: true })
  for (const [file, text] of files) fs.writeFileSync(path.join(dir, file), text)
  output.line(`${files.size} files are in ${dir}.`)
  return 0
}

/** The content files below a folder, with slashes in their paths on every system. */
const filesIn = (dir: string): string[] =>
  fs.existsSync(dir)
    ? fs
        .globSync('*/*/*.{html,yaml}', { cwd: dir })
        .map((file) => file.replaceAll(path.sep, '/'))
        .toSorted()
    : []

async function importFrom(
  { dir, isDryRun, isDeleting }: Extract<ContentCommand, { name: 'content import' }>,
  { database, output, folder }: CommandSetup,
): Promise<number> {
  const root = path.resolve(folder, dir)
  const names = filesIn(root)
  if (names.length === 0) {
    output.error(`There are no files such as pages/about/pl.html in ${dir}.`)
    return 1
  }
  const files = new Map(names.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))
  const folders = new Set(names.map((file) => file.split('/')[0]))
  const isRemoved = (file: string): boolean => isDeleting && folders.has(file.split('/')[0])
  const applied = await applyContent(database, files, { now: new Date(), isDryRun, isRemoved })
  if (!report(applied, isDryRun, output)) return 1
  if ('left' in applied && applied.left.some((file) => folders.has(file.split('/')[0])))
    for (const file of applied.left.filter((left) => folders.has(left.split('/')[0])))
      output.line(`without a file, stays: ${file}`)
  return 0
}

/** Says what was done, or what is wrong; returns whether it was done. */
function report(applied: Applied, isDryRun: boolean, output: CommandSetup['output']): boolean {
  if ('faults' in applied) {
    const { faults } = applied
    for (const { file, line, text } of faults) output.error(`${file}:${line}: ${text}`)
    output.error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was changed.`)
    return false
  }
  for (const change of applied.changes) output.line(change)
  for (const file of applied.cleaned)
    output.line(
      `${file}: the HTML is stored otherwise than it is written, because something in it is not allowed or not closed`,
    )
  const count = `${applied.changes.length} ${applied.changes.length === 1 ? 'change' : 'changes'}, ${applied.unchanged} unchanged`
  output.line(
    applied.changes.length === 0
      ? 'The content is like this already.'
      : isDryRun
        ? `${count}; nothing was saved.`
        : `${count}, saved. To take them back: content undo`,
  )
  return true
}

async function undo(isDryRun: boolean, { database, output }: CommandSetup): Promise<number> {
  const applied = await undoContent(database, { now: new Date(), isDryRun })
  if (applied !== undefined) return report(applied, isDryRun, output) ? 0 : 1
  output.error('There is no import to take back.')
  return 1
}

async function listChanges({ database, output }: CommandSetup): Promise<number> {
  for (const { at, changes } of await contentChanges(database.reader, 20)) {
    output.line(at.toISOString())
    for (const change of changes) output.line(`  ${change}`)
  }
  return 0
}
