// Generates the storefront's union of errors from the tables in the backend's errors.ts files.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ErrorFacts } from '../apps/backend/src/platform/user-error.ts'

type Entry = ErrorFacts & { readonly kind: string; readonly file: string }

const backend = 'apps/backend/src'

/** Every entry of every table. */
export async function errorEntries(): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const file of fs.globSync(`${backend}/**/errors.ts`).toSorted()) {
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, object>
    for (const table of Object.values(module).filter((value) => typeof value === 'object'))
      for (const [kind, { code, sentence, types }] of Object.entries(table as Record<string, ErrorFacts>))
        entries.push({ kind, code, sentence, types, file })
  }
  return entries
}

/** The errors as a TypeScript union; throws if a name is used twice or has different parameter types. */
export async function renderErrorCodes(): Promise<string> {
  const byCode = new Map<string, Entry[]>()
  const files = new Map<string, string>()
  for (const entry of await errorEntries()) {
    const other = files.get(entry.kind)
    if (other !== undefined) throw new Error(`${entry.kind} is defined in both ${other} and ${entry.file}`)
    files.set(entry.kind, entry.file)
    byCode.set(entry.code, [...(byCode.get(entry.code) ?? []), entry])
  }
  const members = [...byCode].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, entries]) => member(code, entries))
  return `export type ServerError =\n${members.join('\n')}\n`
}

function member(code: string, entries: readonly Entry[]): string {
  const names = [...new Set(entries.flatMap(({ types }) => Object.keys(types)))].toSorted()
  if (names.length === 0) return `  | { readonly code: '${code}' }`
  const fields = names.map((name) => {
    const types = new Set(entries.flatMap(({ types }) => typeOf(types[name]) ?? []))
    if (types.size > 1) throw new Error(`${name} of ${code} has the types ${[...types].join(' and ')}`)
    const mark = entries.every((entry) => entry.types[name] !== undefined) ? '' : '?'
    return `readonly ${name}${mark}: ${[...types].join()}`
  })
  return `  | { readonly code: '${code}'; readonly parameters: { ${fields.join('; ')} } }`
}

function typeOf(type: ErrorFacts['types'][string] | undefined): string | undefined {
  if (type === 'text') return 'string'
  return type === 'string[]' ? 'readonly string[]' : type
}
