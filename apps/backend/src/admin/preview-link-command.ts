import { openingKeyName, signOpeningKey } from '@bocian/service/opening-key.ts'
import { baseUrlOf, findStore } from '../store/store.ts'
import type { CommandSetup } from './command-setup.ts'
import { readOptions, UsageError } from './usage-error.ts'

export interface PreviewLinkCommand {
  name: 'preview-link'
  store: string
  days: number
}

export const previewLinkHelp = `  preview-link [--store CODE] [--days N]
                        A link that shows a shop before it opens to anybody who has it, for N days (7)`

const day = 86_400_000

/** Parses the arguments of `preview-link`; throws UsageError when they are invalid. */
export function parsePreviewLink(args: string[]): PreviewLinkCommand {
  const { values, positionals } = readOptions(args, {
    store: { type: 'string', default: 'default' },
    days: { type: 'string', default: '7' },
  })
  const days = Number(values.days)
  if (positionals.length > 0 || !/^\d{1,2}$/.test(values.days) || days < 1)
    throw new UsageError('preview-link takes --store CODE and --days with a number from 1 to 99.')
  return { name: 'preview-link', store: values.store, days }
}

/** Prints a signed link that expires; the exit code is 1 if it fails. */
export async function previewLinkCommand(
  { store: code, days }: PreviewLinkCommand,
  { database, output, internalSecret }: CommandSetup,
): Promise<number> {
  const store = await findStore(database.reader, code)
  if (store === undefined) {
    output.error(`There is no active store view "${code}".`)
    return 1
  }
  if (internalSecret === undefined) {
    output.error('INTERNAL_SECRET is not set here. Give this command the same one as the services of the shop.')
    return 1
  }
  const expires = new Date(Date.now() + days * day)
  const link = new URL(await baseUrlOf(database.reader, store))
  link.searchParams.set(openingKeyName, signOpeningKey(internalSecret, expires))
  output.line(link.href)
  output.line(`Valid until ${expires.toISOString().slice(0, 16).replace('T', ' ')} UTC, on this host.`)
  return 0
}
