import type { Reader, Writer } from '#src/platform/database.ts'
import { textLocales } from '#src/platform/messages.ts'
import { checkTemplate } from './check-template.ts'
import { defaultTemplate } from './default-template.ts'
import { emailNames, isEmailName, kindOf, type EmailName } from './email-kinds.ts'
import { deleteTemplates, selectAllTemplates, upsertTemplates, type StoredTemplate } from './queries.ts'
import type { Fault } from './read-template.ts'

/** A template as a file of a merchant: `pl_PL/order.placed.txt`. */
export type TemplateFile = StoredTemplate

export interface ChangedTemplate extends TemplateFile {
  change: 'new' | 'changed' | 'own'
}

const keyOf = ({ name, locale }: Pick<TemplateFile, 'name' | 'locale'>): string => `${locale}/${name}`

/** The templates in force, of every email in every language. */
export async function exportTemplates(db: Reader): Promise<TemplateFile[]> {
  const stored = new Map((await selectAllTemplates(db)).map((template) => [keyOf(template), template.source]))
  return textLocales().flatMap((locale) =>
    emailNames.map((name) => ({
      name,
      locale,
      source: stored.get(keyOf({ name, locale })) ?? defaultTemplate(name, locale),
    })),
  )
}

/** Everything that is wrong with these files. */
export function faultsOf({ name, locale, source }: TemplateFile): Fault[] {
  if (!textLocales().includes(locale))
    return [{ line: 1, reason: `there is no language ${locale}; the folders are ${textLocales().join(', ')}` }]
  if (!isEmailName(name)) return [{ line: 1, reason: `there is no email ${name}; "emails list" names them all` }]
  return checkTemplate(kindOf(name), source)
}

/** The stored templates with what no longer fits them, if anything. */
export async function storedTemplates(db: Reader): Promise<(TemplateFile & { faults: Fault[] })[]> {
  return (await selectAllTemplates(db)).map((template) => ({ ...template, faults: faultsOf(template) }))
}

/**
 * Compares checked files with the templates in force, and stores those that differ unless it is a dry run. A file with the shop's own text
 * ends the merchant's.
 */
export async function importTemplates(
  tx: Writer,
  files: readonly TemplateFile[],
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<ChangedTemplate[]> {
  const stored = new Map((await selectAllTemplates(tx)).map((template) => [keyOf(template), template.source]))
  const changed = files.flatMap((file): ChangedTemplate[] => {
    const source = normal(file.source)
    const before = stored.get(keyOf(file))
    const own = isEmailName(file.name) ? defaultTemplate(file.name, file.locale) : ''
    if (source === normal(before ?? own)) return []
    return [{ ...file, source, change: source === normal(own) ? 'own' : before === undefined ? 'new' : 'changed' }]
  })
  if (isDryRun) return changed
  await upsertTemplates(
    tx,
    changed.filter(({ change }) => change !== 'own'),
    now,
  )
  await deleteTemplates(
    tx,
    changed.filter(({ change }) => change === 'own'),
  )
  return changed
}

const normal = (source: string): string =>
  `${source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd()}\n`

/** Ends the merchant's templates of an email, in every language; the languages that had one. */
export async function resetTemplate(tx: Writer, name: EmailName): Promise<string[]> {
  const own = (await selectAllTemplates(tx)).filter((template) => template.name === name)
  await deleteTemplates(tx, own)
  return own.map(({ locale }) => locale)
}
