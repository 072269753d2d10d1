import { directive as pattern } from '#src/platform/html/hide-directives.ts'
import { decodeEntities } from '#src/platform/html/html-tokens.ts'

export interface Directive {
  /** `media`, `widget`, `block` … */
  name: string
  settings: ReadonlyMap<string, string>
  /** The class of a widget or block without its backslashes, of which content may have lost or doubled some. */
  type: string
  /** The quoted text after the name, which `trans` has. */
  words: string
}

const setting = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi

/** Replaces each directive of a text; undefined leaves it for a later step. */
export function replaceDirectives(html: string, value: (directive: Directive) => string | undefined): string {
  return html.includes('{{') ? html.replaceAll(pattern, (whole) => value(readDirective(whole)) ?? whole) : html
}

/** All directives of a text. */
export function directivesIn(html: string): Directive[] {
  return html.includes('{{') ? Array.from(html.matchAll(pattern), ([whole]) => readDirective(whole)) : []
}

function readDirective(whole: string): Directive {
  const text = decodeEntities(whole.slice(2, -2))
  const name = /^\/?\w+/.exec(text)?.[0].toLowerCase() ?? ''
  const settings = new Map<string, string>()
  for (const [, key = '', double, single, bare] of text.slice(name.length).matchAll(setting))
    settings.set(key.toLowerCase(), double ?? single ?? bare ?? '')
  const [, double, single] = /^\/?\w+\s+(?:"([^"]*)"|'([^']*)')/.exec(text) ?? []
  return {
    name,
    settings,
    words: double ?? single ?? '',
    type: (settings.get('type') ?? settings.get('class') ?? '').replaceAll('\\', ''),
  }
}
