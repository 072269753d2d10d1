import { readOptions, UsageError } from './usage-error.ts'

export type LegalCommand =
  | { name: 'legal list'; store: string | undefined }
  | { name: 'legal show'; page: string; store: string }
  | {
      name: 'legal confirm'
      /** Identifiers; empty for all drafts of the store view. */
      pages: string[]
      store: string
      /** Who confirms; undefined for the first of the staff. */
      staff: string | undefined
    }

export const legalHelp = `  legal [list] [--store CODE]
                        The legal pages, those that are drafts, and who confirmed the others
  legal show PAGE --store CODE
                        One page as text, with the seller's data, and what still has to be filled in
  legal confirm PAGE … --store CODE [--as NAME]
                        Confirms pages in their present wording: they are no drafts any more. "all" stands for
                        all drafts of the store view, NAME for who has read them (the first of the staff)`

const longestStaff = 100

/** Parses the arguments of `legal`; throws UsageError when they are invalid. */
export function parseLegal(args: string[]): LegalCommand {
  const { values, positionals } = readOptions(args, { store: { type: 'string' }, as: { type: 'string' } })
  const [what = 'list', ...pages] = positionals
  const { store } = values
  const [page, ...more] = pages
  if (what === 'list' && page === undefined) return { name: 'legal list', store }
  if (page !== undefined && (what === 'show' || what === 'confirm')) {
    if (store === undefined) throw new UsageError(`legal ${what} needs --store and the code of a store view.`)
    if (what === 'show' && more.length === 0) return { name: 'legal show', page, store }
    if (what === 'confirm')
      return { name: 'legal confirm', pages: pages.includes('all') ? [] : pages, store, staff: parseStaff(values.as) }
  }
  throw new UsageError('legal takes "list", "show PAGE" or "confirm PAGE …", the last two with --store CODE.')
}

function parseStaff(given: string | undefined): string | undefined {
  const staff = given?.trim().replaceAll(/\s+/g, ' ')
  if (staff !== undefined && (!/\p{L}{2}/u.test(staff) || staff.length > longestStaff))
    throw new UsageError('--as takes the name or email address of who has read the pages.')
  return staff
}
