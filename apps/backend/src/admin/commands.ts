import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { tableKinds, type TableKind } from '../import-export/import-export.ts'

export type Command =
  | { name: 'import'; file: string; images: string | undefined; store: string; kind: TableKind; isDryRun: boolean }
  | { name: 'reindex' }
  | { name: 'demo' }
  | { name: 'stock'; sku: string; quantity: number | undefined }
  | { name: 'order list' }
  | { name: 'order show'; number: string }
  | { name: 'rewrite list'; text: string; store: string | undefined }
  | { name: 'rewrite add'; store: string; from: string; to: string; code: number }
  | { name: 'rewrite remove'; store: string; from: string }
  | { name: 'mail list' }
  | { name: 'mail show'; id: number }
  | { name: 'help' }

/** The operator typed something that is no command; the message says what in one line. */
export class UsageError extends Error {}

export const help = `Usage: npm run admin -- <command>

  import FILE.csv [--store CODE] [--images DIR] [--kind KIND] [--dry-run]
                        Imports a table. --store says for which store view rows without one speak (pl),
                        --images where the pictures of products are, --kind what the file holds:
                        ${tableKinds.join(', ')} (products).
                        --dry-run shows what would change and writes nothing.
  reindex               Makes all addresses and the product listing anew
  demo                  Loads the demo shop, once
  stock SKU [QUANTITY]  Shows the stock of a product, or sets it
  order list            The last twenty orders
  order show NUMBER     One order with its lines
  rewrite list [TEXT] [--store CODE]
                        Redirects and other addresses that staff or renames made
  rewrite add STORE FROM TO [CODE]
                        Leads an old address to a path of the shop or an https address (301); with 0 it
                        shows TO under FROM. Only 301 and 302 are followed.
  rewrite remove STORE FROM
  mail [list]           The last twenty letters, newest first
  mail show ID          One letter as it was written
  help                  This text`

/** Reads the command line; UsageError says what is wrong with it. */
export function parseCommand(args: readonly string[]): Command {
  const [name = 'help', ...rest] = args
  switch (name) {
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' }
    case 'import':
      return parseImport(rest)
    case 'reindex':
    case 'demo':
      if (rest.length > 0) throw new UsageError(`${name} takes no arguments.`)
      return { name }
    case 'stock':
      return parseStock(rest)
    case 'order':
      return parseOrder(rest)
    case 'rewrite':
      return parseRewrite(rest)
    case 'mail':
      return parseMail(rest)
    default:
      throw new UsageError(`There is no command "${name}". Try: npm run admin -- help`)
  }
}

const importOptions = {
  images: { type: 'string' },
  store: { type: 'string', default: 'pl' },
  kind: { type: 'string', default: 'products' },
  'dry-run': { type: 'boolean', default: false },
} as const

function parseImport(args: string[]): Command {
  const { values, positionals } = readOptions(args, importOptions)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('import takes one file: import FILE.csv [options]')
  const kind = tableKinds.find((known) => known === values.kind)
  if (kind === undefined) throw new UsageError(`--kind must be one of ${tableKinds.join(', ')}.`)
  return { name: 'import', file, images: values.images, store: values.store, kind, isDryRun: values['dry-run'] }
}

function readOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error))
  }
}

function parseStock(args: string[]): Command {
  const [sku, quantity, ...more] = args
  if (sku === undefined || more.length > 0) throw new UsageError('stock takes a sku and perhaps a quantity.')
  if (quantity === undefined) return { name: 'stock', sku, quantity }
  if (!/^\d{1,7}$/.test(quantity) || Number(quantity) > 1_000_000)
    throw new UsageError('The quantity must be a whole number from 0 to 1000000.')
  return { name: 'stock', sku, quantity: Number(quantity) }
}

function parseOrder(args: string[]): Command {
  const [what, number, ...more] = args
  if (what === 'list' && number === undefined) return { name: 'order list' }
  if (what === 'show' && number !== undefined && more.length === 0) return { name: 'order show', number }
  throw new UsageError('order takes "list" or "show NUMBER".')
}

function parseRewrite([what, ...rest]: string[]): Command {
  const [first, second, third, code = '301', ...more] = rest
  if (what === 'list') return parseRewriteList(rest)
  if (what === 'add' && first !== undefined && second !== undefined && third !== undefined && more.length === 0) {
    if (!/^\d{1,3}$/.test(code)) throw new UsageError('The code must be a number, such as 301.')
    return { name: 'rewrite add', store: first, from: second, to: third, code: Number(code) }
  }
  if (what === 'remove' && first !== undefined && second !== undefined && third === undefined)
    return { name: 'rewrite remove', store: first, from: second }
  throw new UsageError('rewrite takes "list [TEXT]", "add STORE FROM TO [CODE]" or "remove STORE FROM".')
}

function parseRewriteList(args: string[]): Command {
  const { values, positionals } = readOptions(args, { store: { type: 'string' } })
  if (positionals.length > 1) throw new UsageError('rewrite list takes at most one text to look for.')
  return { name: 'rewrite list', text: positionals[0] ?? '', store: values.store }
}

function parseMail(args: string[]): Command {
  const [what = 'list', id, ...more] = args
  if (what === 'list' && id === undefined) return { name: 'mail list' }
  if (what === 'show' && id !== undefined && /^\d{1,15}$/.test(id) && more.length === 0)
    return { name: 'mail show', id: Number(id) }
  throw new UsageError('mail takes "list" or "show ID".')
}
