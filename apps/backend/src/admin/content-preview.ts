import { previewKeyName, signPreviewKey } from '@bocian/service/preview-key.ts'
import { addressOfContent } from '../content/content.ts'
import { baseUrlOf, findStore, settingsOfStore } from '../store/store.ts'
import { momentIn } from './calculate-moment.ts'
import type { CommandSetup } from './command-setup.ts'
import type { ContentCommand } from './parse-content.ts'

const day = 86_400_000

/** Prints a signed link that expires; the exit code is 1 if it fails. */
export async function contentPreview(
  { page, store: code, at, days }: Extract<ContentCommand, { name: 'content preview-link' }>,
  { database, output, internalSecret }: CommandSetup,
): Promise<number> {
  const refuse = (text: string): number => {
    output.error(text)
    return 1
  }
  const db = database.reader
  const store = await findStore(db, code)
  if (store === undefined) return refuse(`There is no active store view "${code}".`)
  if (internalSecret === undefined)
    return refuse('INTERNAL_SECRET is not set here. Give this command the same one as the services of the shop.')
  const address = page === 'home' ? '' : await addressOfContent(db, store.id, page)
  if (address === undefined) return refuse(`${store.code} has no page or post "${page}".`)
  const zone = (await settingsOfStore(db, store.id))['general/locale/timezone']
  const moment = at === undefined ? undefined : momentIn(zone, at)
  if (at !== undefined && moment === undefined) return refuse(`"${at}" is no moment such as 2026-12-24T08:00.`)
  const expires = new Date(Date.now() + days * day)
  const link = new URL(address, await baseUrlOf(db, store))
  link.searchParams.set(
    previewKeyName,
    signPreviewKey(internalSecret, { expires, at: moment?.at, offset: moment?.offset ?? 0 }),
  )
  output.line(link.href)
  output.line(`Valid until ${expires.toISOString().slice(0, 16).replace('T', ' ')} UTC, on this host.`)
  return 0
}
