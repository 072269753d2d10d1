import type { StoreView } from '#src/platform/context.ts'
import type { Email, EmailPart, EmailSection, Inline } from '#src/platform/email/render-email.ts'
import { fillIn } from '#src/platform/messages.ts'
import { settingText, type Settings } from '../store/store.ts'
import { parseInline, type Piece } from './parse-inline.ts'
import { paragraphsOf, readTemplate, withoutConditions, type Head, type Part } from './read-template.ts'

/** What a block shows: paragraphs, and sections with a heading. */
export type Content = readonly (string | EmailSection)[]

export interface Filling {
  store: StoreView
  settings: Settings
  values: Readonly<Record<string, string | number>>
  /** The conditions that hold. */
  conditions: ReadonlySet<string>
  blocks: Readonly<Record<string, Content>>
  url: string | undefined
}

/** These values are shown as links. */
const links = /(\{(?:shopUrl|unsubscribe)\})/

/** Fills a template. Values are text: nothing in them is read as a tag or as the name of another value. */
export function fillTemplate(source: string, filling: Filling): { subject: string; email: Email } {
  const { head, body } = readTemplate(source).template
  const line = (name: Head): string => plainOf(inlineOf(head[name] ?? { line: 1, text: '' }, filling))
  const shown = { ...body, text: withoutConditions(body.text, (name) => filling.conditions.has(name)) }
  const parts = paragraphsOf(shown).flatMap((part) => partsOf(part, filling, line('button')))
  const first = parts.find((part) => 'inline' in part)
  return {
    subject: line('subject'),
    email: {
      locale: filling.store.locale,
      title: line('heading'),
      preheader: line('preheader') || (first === undefined ? '' : plainOf(first.inline)),
      parts,
      footer: inlineOf(head.footer ?? { line: 1, text: '' }, filling),
    },
  }
}

function partsOf(part: Part, filling: Filling, label: string): EmailPart[] {
  const [, name = ''] = /^\{(\w+)\}$/.exec(part.text) ?? []
  if (name === 'button') return filling.url === undefined ? [] : [{ label, url: filling.url }]
  const block = Object.hasOwn(filling.blocks, name) ? filling.blocks[name] : undefined
  if (block !== undefined) return block.map((piece) => (typeof piece === 'string' ? { inline: [piece] } : piece))
  const inline = inlineOf(part, filling)
  return plainOf(inline).trim() === '' ? [] : [{ inline }]
}

const inlineOf = (part: Part, filling: Filling): Inline[] => fillPieces(parseInline(part).pieces, filling)

function fillPieces(pieces: readonly Piece[], filling: Filling): Inline[] {
  const { values, settings, store } = filling
  return pieces.flatMap((piece): Inline[] => {
    switch (piece.type) {
      case 'text':
        return piece.text.split(links).map((text) => {
          const filled = fillIn(text, values)
          return links.test(text) ? { type: 'link', href: filled, inner: [filled] } : filled
        })
      case 'setting':
        return [settingText(piece.path, piece.unit, settings, store)]
      case 'break':
        return [{ type: 'break' }]
      case 'link':
        return [{ type: 'link', href: fillIn(piece.href, values), inner: fillPieces(piece.inner, filling) }]
      case 'strong':
      case 'em':
        return [{ type: piece.type, inner: fillPieces(piece.inner, filling) }]
    }
  })
}

function plainOf(inline: readonly Inline[]): string {
  return inline
    .map((piece) => (typeof piece === 'string' ? piece : piece.type === 'break' ? ' ' : plainOf(piece.inner)))
    .join('')
}
