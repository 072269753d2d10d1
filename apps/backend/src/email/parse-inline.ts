import type { Fault, Part } from './read-template.ts'
import { lineAt } from './read-template.ts'

/** A piece of a paragraph, still with the names of its values. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'setting'; path: string; unit: string | undefined }
  | { type: 'strong' | 'em'; inner: Piece[] }
  | { type: 'link'; href: string; inner: Piece[] }
  | { type: 'break' }

const elements: Readonly<Record<string, 'strong' | 'em' | 'link' | 'break'>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  a: 'link',
  br: 'break',
}
const allowed = '<b>, <i>, <a href="…"> and <br>'
const token =
  /<(\/?)([a-zA-Z][\w-]*)([^<>]*)>|(<[a-zA-Z/!?])|\{\{config path="([\w/]{1,100})"(?: unit="(\w{1,20})")?\s*\}\}|(\{\{)(?!depend |\/depend)|(&(?:#?\w{1,20});)/g
const goodTarget = /^(?:https:\/\/|mailto:|tel:|\{(?:shopUrl|unsubscribe)\})[^\s"<>]*$/

interface Open {
  tag: string
  piece: { type: 'strong' | 'em' | 'link'; inner: Piece[] }
  line: number
}

/** Parses a paragraph. Only a few tags are allowed, all others are faults, so nothing but the result can reach an email. */
export function parseInline(part: Part): { pieces: Piece[]; faults: Fault[] } {
  const pieces: Piece[] = []
  const faults: Fault[] = []
  const open: Open[] = []
  const add = (piece: Piece): void => void (open.at(-1)?.piece.inner ?? pieces).push(piece)
  const addText = (text: string): void => {
    if (text !== '') add({ type: 'text', text: text.replaceAll(/\s*\n\s*/g, ' ') })
  }
  let end = 0
  for (const match of part.text.matchAll(token)) {
    const [whole, slash, tag = '', attributes = '', broken, path, unit, directive, entity] = match
    const line = lineAt(part, match.index)
    const fault = (reason: string): void => void faults.push({ line, reason })
    addText(part.text.slice(end, match.index))
    end = match.index + whole.length
    if (path !== undefined) add({ type: 'setting', path, unit })
    else if (broken !== undefined) fault(`a tag that begins with ${broken} is not closed by >`)
    else if (directive !== undefined)
      fault('{{ begins an unknown directive; use {{depend name}} or {{config path="…"}}')
    else if (entity !== undefined) fault(`write the character itself in place of ${entity}`)
    else if (slash === '/') {
      const last = open.pop()
      if (last?.tag !== tag.toLowerCase()) fault(`</${tag}> closes a tag that is not open`)
    } else {
      const piece = pieceOf(tag, attributes, fault)
      if (piece !== null) add(piece)
      if (piece !== null && 'inner' in piece) open.push({ tag: tag.toLowerCase(), piece, line })
    }
  }
  addText(part.text.slice(end))
  for (const { tag, line } of open) faults.push({ line, reason: `<${tag}> is not closed before its paragraph ends` })
  return { pieces, faults }
}

function pieceOf(
  tag: string,
  attributes: string,
  fault: (reason: string) => void,
): Exclude<Piece, { type: 'text' | 'setting' }> | null {
  const type = elements[tag.toLowerCase()]
  if (type === undefined) return (fault(`<${tag}> cannot be in an email; allowed are ${allowed}`), null)
  if (type === 'break') return { type }
  if (type !== 'link') {
    if (attributes.trim() !== '') fault(`<${tag}> takes no attributes`)
    return { type, inner: [] }
  }
  const [, href = ''] = /^\s+href="([^"]*)"\s*$/.exec(attributes) ?? []
  if (!goodTarget.test(href))
    fault('a link is written <a href="https://…">; mailto:, tel: and {shopUrl} can begin its address too')
  return { type, href, inner: [] }
}

/** The names of the values in a text. */
export const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
