import { blanksOf, confirmablePages, confirmPages, type ConfirmablePage } from '../cms/cms.ts'
import { parseHtml } from '../platform/html/parse-html.ts'
import { textOf } from '../platform/html/walk-elements.ts'
import { findStore, settingsNow, withSettings } from '../store/store.ts'
import type { CommandSetup } from './command-setup.ts'
import type { LegalCommand } from './parse-legal.ts'

/** Lists, shows or confirms legal pages; the exit code is 1 if it fails. */
export async function legalCommand(command: LegalCommand, setup: CommandSetup): Promise<number> {
  const { database, output } = setup
  const store = command.store === undefined ? undefined : await findStore(database.reader, command.store)
  if (command.store !== undefined && store === undefined) {
    output.error(`There is no active store view "${command.store}".`)
    return 1
  }
  if (command.name === 'legal list') return list(store?.code, setup)
  if (store === undefined) return 1
  if (command.name === 'legal confirm') return confirm({ ...command, store: store.code }, store.id, setup)
  const page = (await confirmablePages(database.reader, [command.page])).find((one) => one.store === store.code)
  if (page === undefined) return unknownPages([command.page], store.code, setup)
  const html = await withSettings({ db: database.reader, store }, page.content)
  output.line(`${page.title} (${page.identifier}, ${page.store}): ${stateOf(page)}`)
  output.line('')
  output.line(plainText(html))
  for (const blank of blanksOf(page)) output.line(`To be filled in: ${blank}`)
  return 0
}

async function list(store: string | undefined, { database, output }: CommandSetup): Promise<number> {
  const pages = await confirmablePages(database.reader)
  const shown = pages.filter((page) => store === undefined || page.store === store)
  for (const page of shown) output.line(`${page.store}  ${page.identifier}  ${page.title}  ${stateOf(page)}`)
  if (shown.length === 0) output.line('No page is a draft, and none was confirmed.')
  return 0
}

async function confirm(
  { pages: wanted, store, staff }: Extract<LegalCommand, { name: 'legal confirm' }>,
  storeId: number,
  setup: CommandSetup,
): Promise<number> {
  const { database, output } = setup
  const settings = (await settingsNow(database.reader)).get(storeId)?.settings
  const by = staff ?? settings?.['general/staff/name'].trim()
  if (!by) {
    output.error('Who has read the pages? Add --as and a name, or set general/staff/name.')
    return 1
  }
  const found = await confirmablePages(database.reader, wanted.length === 0 ? undefined : wanted)
  const pages = found.filter((page) => page.store === store && (wanted.length > 0 || page.awaitsConfirmation))
  const unknown = wanted.filter((identifier) => !pages.some((page) => page.identifier === identifier))
  if (unknown.length > 0) return unknownPages(unknown, store, setup)
  const open = pages.filter((page) => blanksOf(page).length > 0)
  if (open.length > 0) {
    for (const page of open) output.error(`${page.identifier} is not filled in: ${blanksOf(page).join('; ')}`)
    output.error('Nothing was confirmed. Complete the file of the pages, import it again, then confirm.')
    return 1
  }
  await database.transaction((tx) => confirmPages(tx, pages, by, new Date()))
  for (const page of pages) output.line(`Confirmed by ${by}: ${page.title} (${page.identifier}, ${page.store})`)
  if (pages.length === 0) output.line(`No page of ${store} is a draft.`)
  return 0
}

function unknownPages(identifiers: readonly string[], store: string, { output }: CommandSetup): number {
  for (const identifier of identifiers) output.error(`${store} has no page "${identifier}".`)
  return 1
}

function stateOf({ awaitsConfirmation, isActive, confirmedBy, confirmedAt }: ConfirmablePage): string {
  const confirmed =
    confirmedBy === null ? '' : `confirmed by ${confirmedBy} on ${confirmedAt?.toISOString().slice(0, 10)}`
  const state = awaitsConfirmation
    ? ['draft', ...(confirmed ? [`an earlier wording was ${confirmed}`] : [])]
    : [confirmed || 'not a draft']
  return [...state, ...(isActive ? [] : ['not active'])].join(', ')
}

/** A page as text: one line for each paragraph, heading or item. */
function plainText(html: string): string {
  const broken = html.replaceAll(/<\/(?:p|h\d|li|tr|blockquote|div)>|<br\s*\/?>/gi, '$&\n')
  return textOf(parseHtml(broken))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
