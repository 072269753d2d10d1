import { Document, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import type { FileParts, KeyFault } from './types.ts'

const fence = '---\n'
const styles = { lineWidth: 0, blockQuote: 'literal', flowCollectionPadding: false } as const

/** A file of content: a YAML head between two lines `---` and the HTML as it is stored, or YAML alone. */
export function writeFile({ head, body }: FileParts, extension: 'html' | 'yaml'): string {
  const yaml = new Document(head).toString(styles)
  return extension === 'yaml' ? yaml : `${fence}${yaml}${fence}${body}\n`
}

export type ParsedFile =
  | { parts: FileParts; lineOf: (key: readonly PropertyKey[]) => number }
  | { faults: { line: number; text: string }[] }

export function parseFile(text: string, extension: 'html' | 'yaml'): ParsedFile {
  const given = text.replace(/^\uFEFF/, '')
  // An editor that ends lines with CRLF does so in the whole file.
  const plain = /^[^\n]*\r\n/.test(given) ? given.replaceAll('\r\n', '\n') : given
  if (plain.includes('\0')) return { faults: [{ line: 1, text: 'the file is not text' }] }
  if (extension === 'yaml') return parseHead(plain, '', 0)
  const end = plain.indexOf(`\n${fence}`, fence.length - 1)
  if (!plain.startsWith(fence) || end === -1)
    return { faults: [{ line: 1, text: 'the file must begin with a head between two lines of ---' }] }
  const body = plain.slice(end + 1 + fence.length)
  return parseHead(plain.slice(fence.length, end + 1), body.endsWith('\n') ? body.slice(0, -1) : body, 1)
}

function parseHead(yaml: string, body: string, linesBefore: number): ParsedFile {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const lineAt = (offset: number): number => lines.linePos(offset).line + linesBefore
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        text: message.split(' at line ')[0] ?? message,
      })),
    }
  if (!isMap(document.contents))
    return { faults: [{ line: 1 + linesBefore, text: 'the head must have keys and values' }] }
  const head = document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>
  return {
    parts: { head, body },
    lineOf(key) {
      for (let length = key.length; length > 0; length--) {
        const node: unknown = document.getIn(key.slice(0, length), true)
        if (isNode(node) && node.range) return lineAt(node.range[0])
      }
      return 1
    },
  }
}

interface Issue {
  code: string
  message: string
  path: readonly PropertyKey[]
  keys?: readonly string[]
  expected?: unknown
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
}

/** The faults that a schema finds in a head, in plain words. */
export const faultsOf = (issues: readonly Issue[]): KeyFault[] =>
  issues.flatMap((issue): KeyFault[] =>
    issue.code === 'unrecognized_keys'
      ? (issue.keys ?? []).map((key) => ({ key: [...issue.path, key], text: 'is not known here' }))
      : [{ key: issue.path, text: textOf(issue) }],
  )

function textOf({ message, expected }: Issue): string {
  if (!message.startsWith('Invalid input: expected ')) return message
  return message.endsWith('received undefined')
    ? 'is missing'
    : `must be ${kinds[String(expected)] ?? String(expected)}`
}
