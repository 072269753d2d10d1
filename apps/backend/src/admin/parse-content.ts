import { readOptions, UsageError } from './usage-error.ts'

export type ContentCommand =
  | { name: 'content export'; dir: string }
  | { name: 'content import'; dir: string; isDryRun: boolean; isDeleting: boolean }
  | { name: 'content history' }
  | { name: 'content undo'; isDryRun: boolean }
  | { name: 'content preview-link'; page: string; store: string; at: string | undefined; days: number }

export const contentHelp = `  content export DIR    Writes pages, blocks, posts, banners and menus as files to edit and compare
  content import DIR [--dry-run] [--delete]
                        Makes the content like the files, all or nothing. What has no file stays, unless
                        --delete is given; it deletes only kinds that have a folder in DIR.
  content history       The last twenty imports; content undo [--dry-run] takes the latest back
  content preview-link PAGE [--store CODE] [--at 2026-12-24T08:00] [--days N]
                        A link that shows a page or post with drafts, or the content of a moment, for N days (7)`

const flag = { type: 'boolean', default: false } as const

/** Parses the arguments of `content`; throws UsageError when they are invalid. */
export function parseContent(args: string[]): ContentCommand {
  if (args[0] === 'preview-link') return parsePreviewLink(args.slice(1))
  const { values, positionals } = readOptions(args, { 'dry-run': flag, delete: flag })
  const [what, dir, ...more] = positionals
  const [isDryRun, isDeleting] = [values['dry-run'], values.delete]
  if (dir !== undefined && more.length === 0) {
    if (what === 'export' && !isDryRun && !isDeleting) return { name: 'content export', dir }
    if (what === 'import') return { name: 'content import', dir, isDryRun, isDeleting }
  }
  if (dir === undefined && !isDeleting) {
    if (what === 'history' && !isDryRun) return { name: 'content history' }
    if (what === 'undo') return { name: 'content undo', isDryRun }
  }
  throw new UsageError(
    'content takes "export DIR", "import DIR [--dry-run] [--delete]", "history" or "undo [--dry-run]".',
  )
}

function parsePreviewLink(args: string[]): ContentCommand {
  const { values, positionals } = readOptions(args, {
    store: { type: 'string', default: 'default' },
    at: { type: 'string' },
    days: { type: 'string', default: '7' },
  })
  const [page, ...more] = positionals
  const days = Number(values.days)
  if (page === undefined || more.length > 0 || !/^[1-9]\d?$/.test(values.days))
    throw new UsageError(
      'content preview-link takes a PAGE, --store CODE, --at MOMENT and --days with a number from 1 to 99.',
    )
  return { name: 'content preview-link', page, store: values.store, at: values.at, days }
}
