import type { Plugin } from 'vite'

const laterRooms =
  /\/src\/(?:(?:blog|cart|checkout|customer|gift-card|label|lookbook|order|payment|product-alert|recommendation|returns|search|service-worker|size-chart|store-locator|suggest|wishlist)\/.*|catalogue\/(?:quick-shop-panel|zoom-dialog)\.module|cms\/product-list\.module|ui\/picture\/picture-states)\.css$/
const mark = '@supports (--comes:later)'
const marked = /@supports\s*\(--comes:\s*later\)\s*\{/

/**
 * Keeps the style of a first page small enough for the first round trip of a connection: the rooms of reading, buying and of an
 * account have a second one, `later.css`, which a first page fetches at the first sign (decision 0013).
 */
export function laterStylePlugin(): Plugin[] {
  return [
    {
      name: 'bocian-mark-later-style',
      enforce: 'pre',
      apply: 'build',
      transform: (code, id) => (laterRooms.test(id) ? { code: `${mark}{${code}}`, map: null } : null),
    },
    {
      name: 'bocian-later-style',
      enforce: 'post',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          const { first, later } = splitStyle(String(file.source))
          if (later === '') continue
          file.source = first
          this.emitFile({ type: 'asset', name: 'later.css', source: later })
        }
      },
    },
  ]
}

/** Takes the marked blocks out of a style sheet. `later` is what stood in them, in its order. */
export function splitStyle(css: string): { readonly first: string; readonly later: string } {
  let [first, later, rest] = ['', '', css]
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    const start = found.index + found[0].length
    const end = endOfBlock(rest, start)
    first += rest.slice(0, found.index)
    later += rest.slice(start, end)
    rest = rest.slice(end + 1)
  }
  return { first: first + rest, later }
}

// Where the block that begins before `start` is closed; braces inside strings are text.
function endOfBlock(css: string, start: number): number {
  let depth = 1
  const parts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g
  parts.lastIndex = start
  for (let part = parts.exec(css); part; part = parts.exec(css)) {
    if (part[0] === '{') depth += 1
    if (part[0] === '}') depth -= 1
    if (depth === 0) return part.index
  }
  throw new Error('A block of the style is not closed')
}
