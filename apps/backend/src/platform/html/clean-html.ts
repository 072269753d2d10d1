import type { Element, Root } from 'hast'
import { cleanTree } from './clean-tree.ts'
import { decodeDirectives } from './decode-directives.ts'
import { hideDirectives } from './hide-directives.ts'
import { pageRulesIn, withInlineStyles, withStyleBlock } from './page-style-blocks.ts'
import { parseHtml, writeHtml } from './parse-html.ts'
import { changeElements, textOf } from './walk-elements.ts'

// Cleaned HTML is parsed and cleaned again until it no longer changes. Real content changes once at most.
const mostRounds = 6
// Code within code within code.
const deepestCode = 2

type Clean = (tree: Root) => Root

/**
 * Sanitizes HTML with an allow-list of elements, attributes, URLs and styles, and closes every open element. The result is
 * safe to insert into a page. It keeps what may be stored: directives, and the page builder's own `<style>` block.
 */
export function cleanHtml(html: string): string {
  const { hidden, show } = hideDirectives(decodeDirectives(html))
  return writeHtml(show(untilSame(hidden, (tree) => withStyleBlock(cleaned(tree, 0), pageRulesIn(tree)))))
}

/** Sanitizes HTML for a page. The page builder's `<style>` block becomes inline styles, so that they apply without it. */
export function cleanShownTree(html: string, codeDepth = 0): Root {
  return untilSame(html, (tree) => withInlineStyles(cleaned(tree, codeDepth), pageRulesIn(tree)))
}

function untilSame(html: string, clean: Clean): Root {
  let text = html
  for (let round = 0; round < mostRounds; round++) {
    const tree = clean(parseHtml(text))
    const written = writeHtml(tree)
    if (written === text) return tree
    text = written
  }
  return { type: 'root', children: [{ type: 'text', value: textOf(parseHtml(text)) }] }
}

const cleaned = (tree: Root, codeDepth: number): Root =>
  changeElements(cleanTree(tree), (element) =>
    element.properties['dataContentType'] === 'html' ? cleanCode(element, codeDepth) : element,
  )

/**
 * The page builder's `html` element, which stores the author's HTML as text. Clients decode that text and insert it into the page. HTML
 * that is stored as it is gets the mark by which they insert it without decoding.
 */
function cleanCode(element: Element, depth: number): Element {
  if (element.properties['dataDecoded'] === 'true') return element
  if (element.children.some(({ type }) => type === 'element'))
    return { ...element, properties: { ...element.properties, dataDecoded: 'true' } }
  const code = textOf(element)
  if (!/[<&]/.test(code)) return element
  const value = depth >= deepestCode ? '' : writeHtml(cleanShownTree(code, depth + 1))
  return { ...element, children: value === '' ? [] : [{ type: 'text', value }] }
}
