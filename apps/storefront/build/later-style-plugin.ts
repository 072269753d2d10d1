import type { Plugin } from 'vite'
import type { FirstPage } from './first-page.ts'

const isOurs = /\/storefront\/src\/.*\.css$/
const mark = '@supports (--comes:later)'
const marked = /@supports\s*\(--comes:\s*later\)\s*\{/

/**
 * Splits the style sheet in two: the styles that slices declare for the first page, small enough for one round trip, and
 * `later.css`, which loads on the first interaction (decision 0013).
 */
export function laterStylePlugin(firstPage: FirstPage): Plugin[] {
  return [
    {
      name: 'bocian-mark-later-style',
      enforce: 'pre',
      apply: 'build',
      transform: (code, id) =>
        isOurs.test(id) && !firstPage.isStyle(id) ? { code: `${mark}{${code}}`, map: null } : null,
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

/** Extracts the marked blocks of a style sheet. `later` holds their contents in source order. */
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

// The index of the brace that closes the block around `start`; ignores braces inside strings.
function endOfBlock(css: string, start: number): number {
  let depth = 1
  const parts = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g
  parts.lastIndex = start
  for (let part = parts.exec(css); part; part = parts.exec(css)) {
    if (part[0] === '{') depth += 1
    if (part[0] === '}') depth -= 1
    if (depth === 0) return part.index
  }
  throw new Error('The style sheet has a block that is not closed')
}
