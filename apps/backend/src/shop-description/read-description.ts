import { isCollection, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { checkDescription, isSecret } from './check-description.ts'
import { namePlace } from './name-place.ts'
import { shopDescription, type Fault, type ShopDescription } from './types.ts'
import { wordIssue } from './word-issue.ts'

/** A fault of a file, with its line from 1. */
export interface FaultOfLine {
  line: number
  text: string
}

/** `locate` gives faults that were found later their lines. */
export type ReadDescription =
  | { description: ShopDescription; locate: (faults: readonly Fault[]) => FaultOfLine[] }
  | { faults: FaultOfLine[] }

/** Reads a description from YAML or JSON. The faults are in the order of their lines, those of its plugins among them. */
export function readDescription(text: string, ofPlugins: readonly Fault[] = []): ReadDescription {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const broken = syntaxFault(document)
  if (broken !== undefined) return { faults: [{ line: lines.linePos(broken.at).line, text: broken.text }] }
  let shop: unknown
  try {
    shop = document.toJS()
  } catch {
    return { faults: [{ line: 1, text: 'repeats too many parts with "*"; write them out' }] }
  }
  const valueAt = (path: Fault['path']): unknown =>
    path.reduce((part: unknown, key) => (part as Record<string, unknown> | null | undefined)?.[key], shop)
  const parsed = shopDescription.safeParse(shop)
  const faults: Fault[] = parsed.success
    ? checkDescription(parsed.data)
    : parsed.error.issues.flatMap((issue) => {
        const path = issue.path.filter((key) => typeof key !== 'symbol')
        if (issue.code === 'unrecognized_keys')
          return issue.keys.map((key) => ({ path: [...path, key], text: wordUnknown(key) }))
        if (issue.code === 'invalid_key' && issue.issues[0]?.code === 'invalid_union')
          return [{ path, text: wordUnknown(String(path.at(-1))) }]
        if (issue.code === 'invalid_key' && path.at(-2) === 'settings')
          return [{ path, text: wordUnknown(String(path.at(-1))) }]
        return [{ path, text: wordIssue(issue, valueAt(path) === undefined) }]
      })
  const locate = (found: readonly Fault[]): FaultOfLine[] =>
    found
      .map(({ path, text: fault }) => ({
        line: lineOf(document, lines, path),
        text: path.length === 0 ? `the file ${fault}` : `${namePlace(path, valueAt)}: ${fault}`,
      }))
      .toSorted((a, b) => a.line - b.line)
  const all = [...faults, ...ofPlugins]
  return parsed.success && all.length === 0 ? { description: parsed.data, locate } : { faults: locate(all) }
}

const wordUnknown = (key: string): string =>
  isSecret(key) ? 'a secret does not belong into the file: docs/production.md says where' : 'is not known here'

/** The first thing that is wrong with the file as YAML; most others follow from it. */
function syntaxFault(document: Document.Parsed): { at: number; text: string } | undefined {
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0])
  const first = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0]
  if (first === undefined) return undefined
  const [at] = first.pos
  // A text without its closing quotation mark extends to the end of the file.
  return { at: first.code === 'MISSING_CHAR' ? startOfText(document, at) : at, text: wordSyntax(first.code) }
}

/** Where the text begins that extends to this place. */
function startOfText(document: Document.Parsed, end: number): number {
  let start = end
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < end && range[2] >= end) start = range[0]
    },
  })
  return start
}

function wordSyntax(code: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this stands here a second time'
    case 'TAB_AS_INDENT':
      return 'a tab is in front; use spaces'
    case 'MULTIPLE_DOCS':
      return 'the file may describe one shop only: "---" is there twice'
    case 'MISSING_CHAR':
      return 'a quotation mark or bracket that opens here is not closed'
    default:
      return 'cannot be read: each line is "name: value" or "- value", with as many spaces in front as the others of its part'
  }
}

/** The line of a key or, if it is missing, of the nearest part around it. */
function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    if (!isCollection(parent)) continue
    const items: readonly unknown[] = parent.items
    const pair = items.find((item) => isPair(item) && String(item.key) === String(key))
    const node = isPair(pair) ? pair.key : typeof key === 'number' ? items[key] : undefined
    const start = rangeOf(node)
    if (start !== undefined) return lines.linePos(start).line
  }
  return 1
}

function rangeOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined
  return Array.isArray(node.range) && typeof node.range[0] === 'number' ? node.range[0] : undefined
}
