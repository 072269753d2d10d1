import fs from 'node:fs'
import path from 'node:path'
import {
  emailNames,
  exportTemplates,
  faultsOf,
  importTemplates,
  isEmailName,
  kindOf,
  previewEmail,
  resetTemplate,
  storedTemplates,
} from '../email/email.ts'
import { findStore } from '../store/store.ts'
import type { CommandSetup } from './command-setup.ts'
import { readOptions, UsageError } from './usage-error.ts'

export type EmailCommand =
  | { name: 'emails list' }
  | { name: 'emails export' | 'emails check'; dir: string }
  | { name: 'emails import'; dir: string; isDryRun: boolean }
  | { name: 'emails reset'; email: string }
  | { name: 'emails preview'; email: string; store: string; out: string | undefined }

const options = {
  'dry-run': { type: 'boolean', default: false },
  store: { type: 'string', default: 'default' },
  out: { type: 'string' },
} as const

export function parseEmails([what = 'list', ...rest]: string[]): EmailCommand {
  const { values, positionals } = readOptions(rest, options)
  const [given, ...more] = positionals
  const { store, out } = values
  if (what === 'list' && rest.length === 0) return { name: 'emails list' }
  if (given !== undefined && more.length === 0) {
    if (what === 'import') return { name: 'emails import', dir: given, isDryRun: values['dry-run'] }
    if (what === 'preview') return { name: 'emails preview', email: given, store, out }
    if ((what === 'export' || what === 'check') && rest.length === 1) return { name: `emails ${what}`, dir: given }
    if (what === 'reset' && rest.length === 1) return { name: 'emails reset', email: given }
  }
  throw new UsageError(
    'emails takes "list", "export", "check" or "import" with a DIR, or "reset" or "preview" with a NAME.',
  )
}

/** Shows, exports, checks and imports the templates of emails. */
export async function emailCommand(command: EmailCommand, setup: CommandSetup): Promise<number> {
  switch (command.name) {
    case 'emails list':
      return list(setup)
    case 'emails export':
      return exportTo(path.resolve(setup.folder, command.dir), setup)
    case 'emails check':
      return readChecked(path.resolve(setup.folder, command.dir), setup) === null ? 1 : 0
    case 'emails import':
      return importFrom(path.resolve(setup.folder, command.dir), command.isDryRun, setup)
    case 'emails reset':
      return reset(command.email, setup)
    case 'emails preview':
      return preview(command, setup)
  }
}

async function list({ database, output }: CommandSetup): Promise<number> {
  const stored = await storedTemplates(database.reader)
  for (const name of emailNames) {
    const own = stored.filter((template) => template.name === name)
    const edited = own.length === 0 ? '' : `  edited: ${own.map(({ locale }) => locale).join(', ')}`
    output.line(`${name}  ${kindOf(name).about}${edited}`)
    for (const { locale, faults } of own)
      for (const { line, reason } of faults)
        output.error(`${locale}/${name}.txt:${line}: ${reason} (the shop’s own text is sent)`)
  }
  return 0
}

async function exportTo(dir: string, { database, output }: CommandSetup): Promise<number> {
  if (fs.existsSync(dir) && fs.readdirSync(dir).length > 0) {
    output.error(`${dir} is not empty. Export into a new folder.`)
    return 1
  }
  const templates = await exportTemplates(database.reader)
  for (const locale of new Set(templates.map((template) => template.locale)))
    fs.mkdirSync(path.join(dir, locale), { recursive: true })
  for (const { name, locale, source } of templates) fs.writeFileSync(path.join(dir, locale, `${name}.txt`), source)
  output.line(`${templates.length} templates are in ${dir}.`)
  return 0
}

/** The templates in a folder; null, and every fault by file and line, if there are any. */
function readChecked(dir: string, { output }: CommandSetup) {
  const names = fs.existsSync(dir) ? fs.globSync('*/*.txt', { cwd: dir }).toSorted() : []
  const files = names.map((file) => ({
    name: path.basename(file, '.txt'),
    locale: path.dirname(file),
    source: fs.readFileSync(path.join(dir, file), 'utf8'),
  }))
  const faults = files.flatMap((file, index) => faultsOf(file).map((fault) => ({ ...fault, file: names[index] })))
  for (const { file, line, reason } of faults) output.error(`${file}:${line}: ${reason}`)
  if (files.length === 0) output.error(`There are no templates such as en_US/order.placed.txt in ${dir}.`)
  else if (faults.length === 0) output.line(`${files.length} templates can be used.`)
  return files.length === 0 || faults.length > 0 ? null : files
}

async function importFrom(dir: string, isDryRun: boolean, setup: CommandSetup): Promise<number> {
  const { database, output } = setup
  const files = readChecked(dir, setup)
  if (files === null) {
    output.error('Nothing was imported.')
    return 1
  }
  const changed = await database.transaction((tx) => importTemplates(tx, files, { now: new Date(), isDryRun }))
  for (const { name, locale, change } of changed)
    output.line(`${change === 'own' ? '-' : change === 'new' ? '+' : '~'} ${locale}/${name}.txt`)
  output.line(`${changed.length} ${isDryRun ? 'would be ' : ''}changed, ${files.length - changed.length} unchanged.`)
  return 0
}

async function reset(name: string, { database, output }: CommandSetup): Promise<number> {
  if (!isEmailName(name)) return unknownEmail(name, output)
  const locales = await database.transaction((tx) => resetTemplate(tx, name))
  output.line(
    locales.length === 0 ? `${name} was not edited.` : `${name} is the shop’s own again: ${locales.join(', ')}.`,
  )
  return 0
}

async function preview(
  { email, store: code, out }: Extract<EmailCommand, { name: 'emails preview' }>,
  { database, output, folder }: CommandSetup,
): Promise<number> {
  if (!isEmailName(email)) return unknownEmail(email, output)
  const store = await findStore(database.reader, code)
  if (store === undefined) {
    output.error(`There is no store view "${code}".`)
    return 1
  }
  const letter = await previewEmail(database.reader, email, store)
  output.line(`${letter.sender?.name ?? ''}: ${letter.subject}`)
  if (out === undefined) output.line(`\n${letter.text}`)
  else fs.writeFileSync(path.resolve(folder, out), letter.html)
  return 0
}

function unknownEmail(name: string, output: CommandSetup['output']): number {
  output.error(`There is no email "${name}". "emails list" names them all.`)
  return 1
}
