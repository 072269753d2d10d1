import { isCollection, isPair, LineCounter, parseDocument, type Document } from 'yaml'
import { checkDescription } from './check-description.ts'
import { shopDescription, type Fault, type ShopDescription } from './types.ts'

/** A fault of a file, with its line from 1. */
export interface FaultOfLine {
  line: number
  text: string
}

/** `locate` gives faults that were found later their lines. */
export type ReadDescription =
  | { description: ShopDescription; locate: (faults: readonly Fault[]) => FaultOfLine[] }
  | { faults: FaultOfLine[] }

/** Reads a description from YAML or JSON. The faults are in the order of their lines. */
export function readDescription(text: string): ReadDescription {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ pos, message }) => ({
        line: lines.linePos(pos[0]).line,
        text: message.split(' at line ')[0] ?? message,
      })),
    }
  const parsed = shopDescription.safeParse(document.toJS({ maxAliasCount: 0 }))
  const faults: Fault[] = parsed.success
    ? checkDescription(parsed.data)
    : parsed.error.issues.map((issue) => ({
        path: issue.path.filter((key) => typeof key !== 'symbol'),
        text: textOf(issue),
      }))
  const locate = (found: readonly Fault[]): FaultOfLine[] =>
    found
      .map(({ path, text: fault }) => ({
        line: lineOf(document, lines, path),
        text: path.length === 0 ? fault : `${path.join('.')}: ${fault}`,
      }))
      .toSorted((a, b) => a.line - b.line)
  return parsed.success && faults.length === 0 ? { description: parsed.data, locate } : { faults: locate(faults) }
}

function textOf(issue: { code: string; message: string; keys?: readonly string[] }): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys?.join(', ') ?? ''} is not known here`
  return issue.message
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
