import type { Common, Style } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { declarationsOf } from '#src/platform/html/clean-style.ts'
import { attribute, declarations } from './parts.ts'

// Classes that the page builder writes itself.
const own = /^(?:pagebuilder-|bluefoot-|tab-align-|background-image-|row-full-width-inner$|tabs-|tab-header$)/
// They are part of `Background`.
const ofBackground = ['background-position', 'background-size', 'background-repeat', 'background-attachment']

export const isHidden = (main: Element): boolean => declarations(main).get('display') === 'none'

/** What every element has: the author's classes, and the declarations of one part, except those that the element reads itself. */
export function look(main: Element, without: readonly string[] = [], fields: Element = main): Common {
  const names = [main, ...(fields === main ? [] : [fields])].flatMap((one) => attribute(one, 'className').split(' '))
  const classes = [...new Set(names.filter((name) => name !== '' && !own.test(name)))].join(' ')
  return {
    ...(classes !== '' && { classes }),
    ...named('style', styleOf(fields, without)),
    ...named('phoneStyle', phoneStyle(fields, without)),
  }
}

/** `{ [name]: style }`, or nothing for a style without declarations. */
export function named<N extends string>(name: N, style: Style | undefined): Partial<Record<N, Style>> {
  return style === undefined ? {} : ({ [name]: style } as Partial<Record<N, Style>>)
}

/** The declarations of a part; undefined if it has none. */
export function styleOf(part: Element | undefined, without: readonly string[] = []): Style | undefined {
  return part === undefined ? undefined : shown(declarations(part), without)
}

function phoneStyle(part: Element, without: readonly string[]): Style | undefined {
  const found = phoneDeclarations(part)
  const style = shown(found, without)
  return found.get('display') === 'none' ? { ...style, display: 'none' } : style
}

/** What replaces the declarations of a part on phones. */
export function phoneDeclarations(part: Element): Map<string, string> {
  const found = new Map<string, string>()
  for (let index = 0; index < 5; index++) {
    if (!/max-width/i.test(attribute(part, `data-media-${index}`))) continue
    for (const [name, value] of declarationsOf(attribute(part, `data-media-style-${index}`))) found.set(name, value)
  }
  return found
}

function shown(all: Map<string, string>, without: readonly string[]): Style | undefined {
  // A border without a style is invisible, whatever its width and colour.
  const bare = all.get('border-style') === 'none'
  const entries = [...all].filter(([name, value]) => {
    if (without.includes(name) || ofBackground.includes(name) || (name === 'display' && value === 'none')) return false
    if (/^border-(?:style|color|width)$/.test(name)) return !bare && all.has('border-style')
    return !(name === 'border-radius' && /^0(?:px)?$/.test(value))
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
