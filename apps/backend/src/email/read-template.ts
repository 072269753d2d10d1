/** What is wrong with a template, in which line of its text. */
export interface Fault {
  line: number
  reason: string
}

/** A line of the head, or the body, with the line of the file in which it begins. */
export interface Part {
  line: number
  text: string
}

const heads = ['subject', 'preheader', 'heading', 'button', 'footer'] as const
export type Head = (typeof heads)[number]

export interface Template {
  head: Readonly<Partial<Record<Head, Part>>>
  body: Part
}

const isHead = (name: string): name is Head => heads.some((head) => head === name)

/**
 * Reads the text of a template: lines such as `subject: Your order {number}`, an empty line, and the body, whose paragraphs are separated
 * by empty lines.
 */
export function readTemplate(source: string): { template: Template; faults: Fault[] } {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
  const faults: Fault[] = []
  const head: Partial<Record<Head, Part>> = {}
  let index = 0
  for (; index < lines.length && lines[index]?.trim() !== ''; index++) {
    const line = index + 1
    const [, name = '', text = ''] = /^(\w+):(.*)$/.exec(lines[index] ?? '') ?? []
    if (!isHead(name))
      faults.push({ line, reason: `begin with ${heads.join(':, ')}: and put an empty line before the text` })
    else if (head[name] === undefined) head[name] = { line, text: text.trim() }
    else faults.push({ line, reason: `${name}: is there twice` })
  }
  return { template: { head, body: { line: index + 1, text: lines.slice(index).join('\n') } }, faults }
}

/** A part of the text that is shown only if a value is there; `from` and `to` are places of its inner text. */
interface Condition {
  name: string
  from: number
  to: number
}

const mark = /\{\{(?:depend (\w+)|\/depend)\s*\}\}/g

/** Finds the conditions of a body, and those that are not opened or closed. */
export function conditionsOf({ line, text }: Part): { conditions: Condition[]; faults: Fault[] } {
  const conditions: Condition[] = []
  const faults: Fault[] = []
  let open: { name: string; from: number; line: number } | null = null
  for (const match of text.matchAll(mark)) {
    const at = lineAt({ line, text }, match.index)
    const name = match[1]
    if (name !== undefined) {
      if (open !== null) faults.push({ line: at, reason: `{{depend ${name}}} is inside of {{depend ${open.name}}}` })
      open = { name, from: match.index + match[0].length, line: at }
    } else if (open === null) faults.push({ line: at, reason: '{{/depend}} closes nothing' })
    else {
      conditions.push({ name: open.name, from: open.from, to: match.index })
      open = null
    }
  }
  if (open !== null) faults.push({ line: open.line, reason: `{{depend ${open.name}}} is not closed by {{/depend}}` })
  return { conditions, faults }
}

/** The body without the marks of conditions, and without the parts whose condition does not hold. Lines keep their numbers. */
export function withoutConditions(text: string, holds: (name: string) => boolean): string {
  return text.replaceAll(/\{\{depend (\w+)\s*\}\}([\s\S]*?)\{\{\/depend\}\}/g, (_whole, name: string, inner: string) =>
    holds(name) ? inner : inner.replaceAll(/[^\n]/g, ''),
  )
}

/** The paragraphs of a body, which empty lines separate. */
export function paragraphsOf({ line, text }: Part): Part[] {
  const parts: Part[] = []
  let begin: number | null = null
  const rows = [...text.split('\n'), '']
  for (const [index, row] of rows.entries()) {
    if (row.trim() !== '') begin ??= index
    else if (begin !== null) {
      parts.push({ line: line + begin, text: rows.slice(begin, index).join('\n').trim() })
      begin = null
    }
  }
  return parts
}

export const lineAt = ({ line, text }: Part, index: number): number =>
  line + (text.slice(0, index).match(/\n/g)?.length ?? 0)
