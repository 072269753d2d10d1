import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toParse5 } from 'hast-util-to-parse5'
import { defaultTreeAdapter, html as names, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5'

// Browsers nest no deeper than 512 elements. Trees are walked by recursion, and the parser compares each tag with all open elements.
const deepest = 400
const longestTag = 100_000

class TooDeep extends Error {}

/** Parses HTML as a browser with scripts does. Of HTML that no browser could show as it is meant, only the text is left. */
export function parseHtml(html: string): Root {
  try {
    if (!hasEndlessTag(html)) return rootOf(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return { type: 'root', children: [{ type: 'text', value: html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', ' ') }] }
}

/** Writes HTML as browsers do (`innerHTML`), but with spaces that do not break as characters, which are shorter. */
export function writeHtml(tree: Root): string {
  return serialize(toParse5(tree) as DefaultTreeAdapterMap['parentNode']).replaceAll('&nbsp;', '\u00A0')
}

function rootOf(html: string): Root {
  let open = 0
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      open += 1
      if (open > deepest) throw new TooDeep('HTML is nested too deeply')
    },
    onItemPop() {
      open -= 1
    },
  }
  const around = treeAdapter.createElement('div', names.NS.HTML, [])
  const tree = fromParse5(parseFragment(around, html, { treeAdapter }))
  return tree.type === 'root' ? tree : { type: 'root', children: [] }
}

/** Whether a tag is so long that comparing its attributes with each other would take minutes. */
function hasEndlessTag(html: string): boolean {
  return html.split('>').some((part) => part.length > longestTag && part.length - part.search(/<[a-z]/i) > longestTag)
}
