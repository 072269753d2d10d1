import { directive as pattern } from '#src/platform/html/hide-directives.ts'
import { decodeEntities } from '#src/platform/html/html-tokens.ts'

export interface Directive {
  /** `media`, `widget`, `block` … */
  name: string
  settings: ReadonlyMap<string, string>
  /** The class of a widget or block without its backslashes, of which content may have lost or doubled some. */
  type: string
}

const encoded = /(?:data:text\/magento-directive,)?(%7B%7B(?:(?!%7[BD]%7[BD])[^\s"'<>]){1,5000}%7D%7D)/gi
const setting = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi

/** Decodes the directives that editors percent-encode in attributes. */
export const decodeDirectives = (html: string): string =>
  html
    .replaceAll(encoded, (_whole, text: string) => decoded(text).replaceAll('"', '&quot;'))
    .replaceAll('data:text/magento-directive,{{', '{{')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

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
  return { name, settings, type: (settings.get('type') ?? settings.get('class') ?? '').replaceAll('\\', '') }
}
