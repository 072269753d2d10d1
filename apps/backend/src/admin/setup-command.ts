import fs from 'node:fs'
import path from 'node:path'
import { renderDescription } from '../shop-description/shop-description.ts'
import type { CommandSetup } from './command-setup.ts'
import { readOptions, UsageError } from './usage-error.ts'
import { calculateDescription, newStores, type NewStore } from './setup/new-description.ts'
import { csvOf, footerRows, legalPageRows } from './setup/legal-pages.ts'
import { readAnswers } from './setup/read-answers.ts'

export interface SetupCommand {
  name: 'setup'
  answers: string
  folder: string
  isForced: boolean
}

export const setupHelp = `  setup [--answers FILE] [--out DIR] [--force]
                        Asks what a new shop needs, or reads the answers from a file, and writes its description,
                        its legal pages as drafts and the footer into a folder; --force replaces files there`

/** Parses the arguments of `setup`; throws UsageError when they are invalid. */
export function parseSetup(args: string[]): SetupCommand {
  const { values, positionals } = readOptions(args, {
    answers: { type: 'string' },
    out: { type: 'string', default: '.' },
    force: { type: 'boolean', default: false },
  })
  if (positionals.length > 0 || values.answers === undefined)
    throw new UsageError('setup takes --answers FILE, --out DIR and --force.')
  return { name: 'setup', answers: values.answers, folder: values.out, isForced: values.force }
}

/** Writes the files of a new shop; changes nothing in the shop itself. The exit code is 1 if it fails. */
export function setupCommand(
  command: SetupCommand,
  { output, folder }: Pick<CommandSetup, 'output' | 'folder'>,
): number {
  const file = path.resolve(folder, command.answers)
  if (!fs.existsSync(file)) {
    output.error(`The file ${command.answers} does not exist.`)
    return 1
  }
  const read = readAnswers(fs.readFileSync(file, 'utf8'))
  if ('faults' in read) {
    for (const { line, text } of read.faults) output.error(`${command.answers}:${line}: ${text}`)
    output.error(`${read.faults.length} ${read.faults.length === 1 ? 'fault' : 'faults'}; nothing was written.`)
    return 1
  }
  const stores = newStores(read)
  const files = new Map([
    ['shop.yaml', renderDescription(calculateDescription(stores))],
    [
      'legal-pages.csv',
      csvOf(stores.flatMap(({ answers, place, codes }) => legalPageRows(answers, place, codes.store))),
    ],
    ['footer.csv', csvOf(stores.flatMap(({ answers, place, codes }) => footerRows(answers, place, codes.store)))],
  ])
  const target = path.resolve(folder, command.folder)
  const changed = [...files].filter(([name, text]) => textOf(path.join(target, name)) !== text).map(([name]) => name)
  const existing = changed.filter((name) => fs.existsSync(path.join(target, name)))
  if (existing.length > 0 && !command.isForced) {
    output.error(`${existing.join(', ')} ${existing.length === 1 ? 'exists' : 'exist'} and would change. With --force:`)
    output.error(`setup replaces ${existing.length === 1 ? 'it' : 'them'}. Nothing was written.`)
    return 1
  }
  fs.mkdirSync(target, { recursive: true })
  for (const name of changed) fs.writeFileSync(path.join(target, name), files.get(name) ?? '')
  output.line(changed.length === 0 ? 'The files are like this already.' : `Written: ${changed.join(', ')}`)
  for (const { place } of stores) if (place.caution !== undefined) output.line(`Note: ${place.caution}`)
  for (const line of nextSteps(stores, command.folder)) output.line(line)
  return 0
}

const textOf = (file: string): string | undefined => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined)

function nextSteps(stores: readonly NewStore[], folder: string): string[] {
  const at = (name: string): string => path.join(folder, name)
  const codes = stores.map(({ codes: { store } }) => store)
  // Rows name their store views.
  const [first = ''] = codes
  return [
    'Read and complete the files, then:',
    `  npm run admin -- shop apply ${at('shop.yaml')}`,
    `  npm run admin -- import ${at('legal-pages.csv')} --kind pages --store ${first}`,
    `  npm run admin -- import ${at('footer.csv')} --kind blocks --store ${first}`,
    ...codes.map((store) => `  npm run admin -- legal confirm all --store ${store}`),
    ...(stores.some(({ answers }) => answers.payment === 'provider')
      ? ['  set up the payment provider: docs/payment.md']
      : []),
    `  npm run admin -- ready ${codes.join(' ')}`,
  ]
}
