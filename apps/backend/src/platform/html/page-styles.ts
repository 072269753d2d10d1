import { declarationsOf } from './clean-style.ts'

/** The rules of a page builder's `<style>` block for one element, in order. */
export interface PageRule {
  /** The condition of the rule's `@media` block, such as `only screen and (max-width: 768px)`; empty outside of one. */
  media: string
  ids: readonly string[]
  declarations: ReadonlyMap<string, string>
}

const mostRules = 5_000
const selector = /^#html-body\s+\[data-pb-style=(["']?)([\w-]{1,40})\1\]$/
const condition = /^(?:only\s+screen\s+and\s+)?\(\s*(?:max|min)-width\s*:\s*\d{1,5}px\s*\)$/i

/** Reads the rules that the page builder writes, `#html-body [data-pb-style=ID]{…}`, and ignores all others. */
export function readPageRules(css: string): PageRule[] {
  const rules: PageRule[] = []
  let media: string | undefined = ''
  let depth = 0
  let text = ''
  for (const piece of css.replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, '').split(/([{}])/)) {
    if (piece === '{') {
      depth += 1
      const head = text.trim()
      if (head.startsWith('@')) media = mediaOf(head)
      else if (media !== undefined && depth <= (media === '' ? 1 : 2))
        rules.push({ media, ids: idsOf(head), declarations: new Map() })
      text = ''
    } else if (piece === '}') {
      const last = rules.at(-1)
      if (last !== undefined && text.trim() !== '' && last.declarations.size === 0)
        rules[rules.length - 1] = { ...last, declarations: declarationsOf(text) }
      depth = Math.max(0, depth - 1)
      if (depth === 0) media = ''
      text = ''
    } else text = piece
    if (rules.length > mostRules) break
  }
  return rules.filter(({ ids, declarations }) => ids.length > 0 && declarations.size > 0)
}

/** Writes rules as a stylesheet that the page builder can read. */
export function writePageRules(rules: readonly PageRule[]): string {
  return rules
    .map(({ media, ids, declarations }) => {
      const body = [...declarations].map(([name, value]) => `${name}:${value}`).join(';')
      const rule = `${ids.map((id) => `#html-body [data-pb-style=${id}]`).join(',')}{${body}}`
      return media === '' ? rule : `@media ${media} { ${rule} }`
    })
    .join('')
}

function mediaOf(head: string): string | undefined {
  const text = /^@media\s+([\s\S]+)$/i.exec(head)?.[1]?.trim() ?? ''
  return condition.test(text) ? text.replaceAll(/\s+/g, ' ') : undefined
}

function idsOf(head: string): string[] {
  return head.split(',').flatMap((one) => selector.exec(one.trim())?.[2] ?? [])
}
