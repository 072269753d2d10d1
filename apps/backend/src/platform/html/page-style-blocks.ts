import type { Element, Root } from 'hast'
import { declarationsOf } from './clean-style.ts'
import { readPageRules, writePageRules, type PageRule } from './page-styles.ts'
import { changeElements, elementsIn, textOf } from './walk-elements.ts'

/** The page builder's rules in all `<style>` elements of a tree. */
export function pageRulesIn(tree: Root): PageRule[] {
  return [...elementsIn(tree)]
    .filter(({ tagName }) => tagName === 'style')
    .flatMap((style) => readPageRules(textOf(style)))
}

/** The tree with one `<style>` element of these rules at its start, as the page builder's editor saves it. */
export function withStyleBlock(tree: Root, rules: readonly PageRule[]): Root {
  if (rules.length === 0) return tree
  const value = writePageRules(rules)
  const style: Element = { type: 'element', tagName: 'style', properties: {}, children: [{ type: 'text', value }] }
  return { type: 'root', children: [style, ...tree.children] }
}

/**
 * The tree with the rules as inline styles. Rules for some widths become pairs of attributes, `data-media-0` and
 * `data-media-style-0`, as Magento's own storefront for browsers writes and reads them.
 */
export function withInlineStyles(tree: Root, rules: readonly PageRule[]): Root {
  if (rules.length === 0) return tree
  const byId = new Map<string, PageRule[]>()
  for (const rule of rules) for (const id of rule.ids) byId.set(id, [...(byId.get(id) ?? []), rule])
  return changeElements(tree, (element) => {
    const own = byId.get(String(element.properties['dataPbStyle'] ?? ''))
    return own === undefined ? element : styled(element, own)
  })
}

function styled(element: Element, rules: readonly PageRule[]): Element {
  const merged = new Map<string, Map<string, string>>([['', new Map()]])
  for (const { media, declarations } of rules) {
    const all = merged.get(media) ?? new Map<string, string>()
    for (const [name, value] of declarations) set(all, name, value)
    merged.set(media, all)
  }
  const plain = merged.get('') ?? new Map<string, string>()
  for (const [name, value] of declarationsOf(String(element.properties['style'] ?? ''))) set(plain, name, value)
  merged.delete('')
  const properties = { ...element.properties }
  if (plain.size > 0) properties['style'] = text(plain)
  for (const [index, [media, declarations]] of [...merged].entries()) {
    properties[`dataMedia-${index}`] = media
    properties[`dataMediaStyle-${index}`] = text(declarations)
  }
  return { ...element, properties }
}

/** Later declarations win, also a shorthand over an earlier longhand. */
function set(declarations: Map<string, string>, name: string, value: string): void {
  declarations.delete(name)
  declarations.set(name, value)
}

const text = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations].map(([name, value]) => `${name}: ${value}`).join('; ')
