// Checks the message catalogues: the complete languages have the same keys, others have some of them, each text is valid ICU with the
// placeholders of the English one, each key written in full in the code exists (in the storefront by its type), and each key is used, in full or by the prefix before an
// interpolated part.
import fs from 'node:fs'
import path from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

interface Catalogue {
  folder: string
  source: string
  sources: string
  /** Matches the keys that the code uses in full, where their type is not `MessageKey`. */
  usedKey?: RegExp
  /** Whether its texts may have plurals and choices: the backend only replaces `{name}`. */
  hasPlurals: boolean
}

const catalogues: Catalogue[] = [
  {
    folder: 'apps/storefront/messages',
    source: 'en-GB.json',
    sources: 'apps/storefront/src/**/*.{ts,tsx}',
    hasPlurals: true,
  },
  {
    folder: 'apps/backend/messages',
    source: 'en_US.json',
    sources: 'apps/backend/src/**/*.ts',
    // Names of events and operations look like keys as well.
    usedKey: /\b(?:say|message)\(\s*(?:[\w.]+,\s*)?'([\w-]+(?:\.[\w-]+)+)'/g,
    hasPlurals: false,
  },
]
/** The languages that have every text. What another one lacks is shown in English. */
const complete: ReadonlySet<string> = new Set(['pl', 'cs', 'sk', 'de', 'ro', 'uk', 'hy', 'en'])
const isComplete = (file: string): boolean => complete.has(file.slice(0, 2))

const faults = catalogues.flatMap(checkCatalogue)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function checkCatalogue({ folder, source, sources, usedKey, hasPlurals }: Catalogue): string[] {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
  const texts = new Map(files.map((name) => [name, readTexts(path.join(folder, name))]))
  const english = texts.get(source) ?? {}
  const code = fs
    .globSync(sources)
    .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n')
  const groups = new Set(Object.keys(english).map(groupOf))
  return [
    ...[...complete]
      .filter((language) => !files.some((name) => name.startsWith(language)))
      .map((language) => `${folder}: the catalogue of ${language} is missing`),
    ...[...texts].flatMap(([name, own]) => compare(`${folder}/${name}`, own, english, isComplete(name))),
    ...[...new Set([...(usedKey ? code.matchAll(usedKey) : [])].map(([, key]) => key ?? ''))]
      .filter((key) => english[key] === undefined && groups.has(groupOf(key)))
      .map((key) => `${folder}: ${key} is used but missing`),
    ...Object.keys(english)
      .filter((key) => !hasPlurals && /,\s*(?:plural|select)/.test(english[key] ?? ''))
      .map((key) => `${folder}: ${key} has a plural or a choice, which the backend does not support`),
    ...Object.keys(english)
      .filter((key) => !isUsed(key, code))
      .map((key) => `${folder}: ${key} is not used`),
  ]
}

/** The first part of a key: `cart` of `cart.title`. */
function groupOf(key: string): string {
  return key.split('.', 1)[0] ?? ''
}

function readTexts(file: string): Record<string, string> {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
}

function compare(
  name: string,
  own: Record<string, string>,
  english: Record<string, string>,
  needsAll: boolean,
): string[] {
  const faults: string[] = []
  for (const key of Object.keys(english))
    if (!(own[key] ?? '').trim() && (needsAll || own[key] !== undefined)) faults.push(`${name}: ${key} is missing`)
  for (const [key, text] of Object.entries(own)) {
    if (english[key] === undefined) faults.push(`${name}: ${key} is not in English`)
    else faults.push(...compareText(`${name}: ${key}`, text, english[key]))
  }
  return faults
}

function compareText(place: string, text: string, english: string): string[] {
  try {
    const [own, source] = [placeholders(text), placeholders(english)]
    return own === source ? [] : [`${place} has the placeholders ${own || 'none'} instead of ${source || 'none'}`]
  } catch (error) {
    return [`${place} is not valid: ${String(error)}`]
  }
}

function placeholders(text: string): string {
  const names = new Set<string>()
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      if (typeof token[0] === 'string') names.add(token[0])
      if (token[2] !== null && typeof token[2] === 'object') Object.values(token[2]).forEach(walk)
    }
  }
  walk(compileMessageOrThrow(text))
  return [...names].toSorted().join(', ')
}

function isUsed(key: string, code: string): boolean {
  if (code.includes(`'${key}'`) || code.includes(`"${key}"`) || code.includes(`\`${key}\``)) return true
  const parts = key.split('.')
  // Of a key such as ``t(`cart.error.${code}`)``, only the prefix is known.
  return parts.some((_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join('.')}.\${`))
}
