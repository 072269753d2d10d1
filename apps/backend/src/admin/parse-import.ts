import { tableKinds, type DateOrder, type TableKind } from '../import-export/import-export.ts'
import { readOptions, UsageError } from './usage-error.ts'

export interface ImportCommand {
  name: 'import'
  file: string
  images: string | undefined
  store: string
  kind: TableKind
  encoding: string | undefined
  views: Record<string, string> | undefined
  websites: Record<string, string[]> | undefined
  dates: DateOrder | undefined
  isDryRun: boolean
  isJson: boolean
}

const importOptions = {
  images: { type: 'string' },
  store: { type: 'string', default: 'default' },
  kind: { type: 'string', default: 'products' },
  encoding: { type: 'string' },
  views: { type: 'string' },
  websites: { type: 'string' },
  dates: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** Parses the arguments of `import`. */
export function parseImport(args: string[]): ImportCommand {
  const { values, positionals } = readOptions(args, importOptions)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('import takes one file: import FILE.csv [options]')
  const kind = tableKinds.find((known) => known === values.kind)
  if (kind === undefined) throw new UsageError(`--kind must be one of ${tableKinds.join(', ')}.`)
  if (values.json && !values['dry-run']) throw new UsageError('--json shows what a --dry-run would do.')
  return {
    name: 'import',
    file,
    images: values.images,
    store: values.store,
    kind,
    encoding: values.encoding,
    views: parsePairs('--views', values.views),
    websites: parseWebsites(values.websites),
    dates: parseDates(values.dates),
    isDryRun: values['dry-run'],
    isJson: values.json,
  }
}

/** Parses `default=pl,german=de`. */
function parsePairs(option: string, text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined
  const pairs = text.split(',').map((part) => part.split('=').map((side) => side.trim()))
  if (pairs.some(([theirs, ours, ...more]) => !theirs || !ours || more.length > 0))
    throw new UsageError(`${option} takes pairs such as base=pl,german=de.`)
  const names = pairs.map(([theirs = '']) => theirs)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new UsageError(`${option} has ${twice} twice.`)
  return Object.fromEntries(pairs) as Record<string, string>
}

/** Parses `base=pl,abroad=de+eu`. */
function parseWebsites(text: string | undefined): Record<string, string[]> | undefined {
  const pairs = parsePairs('--websites', text)
  if (pairs === undefined) return undefined
  return Object.fromEntries(Object.entries(pairs).map(([website, codes]) => [website, codes.split('+')]))
}

function parseDates(text: string | undefined): DateOrder | undefined {
  if (text === undefined || text === 'month-first' || text === 'day-first') return text
  throw new UsageError('--dates must be month-first or day-first.')
}
