import { isShownSetting } from '../store/store.ts'
import type { EmailKind } from './define-email.ts'
import { namesIn, parseInline, type Piece } from './parse-inline.ts'
import {
  conditionsOf,
  lineAt,
  paragraphsOf,
  readTemplate,
  withoutConditions,
  type Fault,
  type Part,
} from './read-template.ts'

const longest = 50_000
/** What every email can show. */
const always = ['shop', 'shopUrl']

/** Everything that is wrong with a template of an email, in the order of its lines. An empty result means that it can be sent. */
export function checkTemplate(kind: EmailKind, source: string): Fault[] {
  if (source.length > longest) return [{ line: 1, reason: `a template has at most ${longest} characters` }]
  const { template, faults } = readTemplate(source)
  const { head, body } = template
  const rules = rulesOf(kind)
  const { conditions, faults: unbalanced } = conditionsOf(body)
  const optional = (index: number): boolean => conditions.some(({ from, to }) => index >= from && index < to)
  const all = [
    ...faults,
    ...unbalanced,
    ...(['subject', 'heading', 'footer'] as const)
      .filter((name) => (head[name]?.text ?? '') === '')
      .map((name) => ({ line: 1, reason: `${name}: is missing` })),
    ...(kind.button !== undefined && (head.button?.text ?? '') === ''
      ? [{ line: 1, reason: 'button: is missing' }]
      : []),
    ...conditions
      .filter(({ name }) => !Object.hasOwn(kind.maybe, name))
      .map(({ name, from }) => ({ line: lineAt(body, from), reason: unknownCondition(name, kind) })),
    ...Object.entries(head).flatMap(([name, part]) => checkHead(rules, name, part)),
    ...checkBody(rules, body, optional),
    ...missing(kind, Object.values(head), body, optional),
  ]
  return all.toSorted((a, b) => a.line - b.line)
}

interface Rules {
  values: readonly string[]
  maybe: readonly string[]
  blocks: readonly string[]
  /** A link that only the text and the small print can show. */
  links: readonly string[]
}

function rulesOf(kind: EmailKind): Rules {
  return {
    values: [...Object.keys(kind.values), ...always],
    maybe: Object.keys(kind.maybe),
    blocks: [...kind.blocks, ...(kind.button === undefined ? [] : ['button'])],
    links: kind.required.includes('unsubscribe') ? ['unsubscribe'] : [],
  }
}

function unknownCondition(name: string, { maybe }: EmailKind): string {
  const known = Object.keys(maybe)
  return known.length === 0
    ? `{{depend ${name}}}: this email has no parts that depend on something`
    : `{{depend ${name}}} is not known here; known are ${known.join(', ')}`
}

function checkHead(rules: Rules, name: string, part: Part): Fault[] {
  if (name === 'footer') return checkText(rules, part, () => false)
  const { pieces, faults } = parseInline(part)
  if (pieces.some(({ type }) => type !== 'text' && type !== 'setting'))
    faults.push({ line: part.line, reason: `${name}: takes no tags` })
  return [...faults, ...checkText({ ...rules, links: [] }, part, () => false)].filter(isFirst)
}

const isFirst = ({ line, reason }: Fault, index: number, all: readonly Fault[]): boolean =>
  all.findIndex((other) => other.line === line && other.reason === reason) === index

function checkBody(rules: Rules, body: Part, optional: (index: number) => boolean): Fault[] {
  // Without the marks, but with all parts and all lines.
  const shown = { ...body, text: withoutConditions(body.text, () => true) }
  const insideAt = linesInside(body, optional)
  return paragraphsOf(shown).flatMap((part) => {
    const [, block = ''] = /^\{(\w+)\}$/.exec(part.text) ?? []
    return rules.blocks.includes(block) ? [] : checkText(rules, part, insideAt)
  })
}

/** Whether each value of this name in this line is inside of a condition. */
function linesInside(body: Part, optional: (index: number) => boolean): (line: number, name: string) => boolean {
  const outside = new Set(
    [...body.text.matchAll(/\{(\w+)\}/g)]
      .filter(({ index }) => !optional(index))
      .map((match) => `${lineAt(body, match.index)} ${match[1]}`),
  )
  return (line, name) => !outside.has(`${line} ${name}`)
}

function checkText(rules: Rules, part: Part, isInside: (line: number, name: string) => boolean): Fault[] {
  const { pieces, faults } = parseInline(part)
  const unnamed = part.text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, '')
  return [
    ...faults,
    ...(/[{}]/.test(unnamed) && faults.length === 0
      ? [{ line: part.line, reason: 'a brace { or } is only for the name of a value, such as {shop}' }]
      : []),
    ...settingsIn(pieces)
      .filter((path) => !isShownSetting(path))
      .map((path) => ({ line: part.line, reason: `the setting ${path} cannot be shown` })),
    ...[...part.text.matchAll(/\{(\w+)\}/g)].flatMap((match) => {
      const line = lineAt(part, match.index)
      const reason = misplaced(rules, match[1] ?? '', (name) => isInside(line, name))
      return reason === null ? [] : [{ line, reason }]
    }),
  ]
}

function misplaced(
  { values, maybe, blocks, links }: Rules,
  name: string,
  isInside: (name: string) => boolean,
): string | null {
  if (values.includes(name) || links.includes(name)) return null
  if (blocks.includes(name)) return `{${name}} needs a paragraph of its own in the text`
  if (!maybe.includes(name))
    return `{${name}} is not known here; known are ${[...values, ...maybe, ...blocks, ...links].map((known) => `{${known}}`).join(', ')}`
  return isInside(name)
    ? null
    : `{${name}} may be missing; write {{depend ${name}}} before this part and {{/depend}} after it`
}

function settingsIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) =>
    piece.type === 'setting' ? [piece.path] : 'inner' in piece ? settingsIn(piece.inner) : [],
  )
}

/** The required values that are nowhere outside of conditions. The subject and the small print count too. */
function missing(
  { required }: EmailKind,
  heads: readonly Part[],
  body: Part,
  optional: (index: number) => boolean,
): Fault[] {
  const sure = new Set([
    ...heads.flatMap(({ text }) => namesIn(text)),
    ...[...body.text.matchAll(/\{(\w+)\}/g)].filter(({ index }) => !optional(index)).map(([, name]) => name ?? ''),
  ])
  return required
    .filter((name) => !sure.has(name))
    .map((name) => ({ line: 1, reason: `{${name}} is missing: this email must have it, and not inside of {{depend}}` }))
}
