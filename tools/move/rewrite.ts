// What a moved file changes in the texts that name it.
import path from 'node:path'
import type { Moves } from './plan.ts'

const source = /^(?:apps|packages)\/[^/]+\/src\//

/**
 * The code with paths to other files as they are after the moves. Each string that is the path of a file of the repository is
 * rewritten, so also those of `vi.mock`, `new URL` and `declare module`, and paths below the source. A path goes up one folder at most, or begins with `#src/`.
 *
 * @param file path of the code before the moves
 */
export function rewriteCode(code: string, file: string, moves: Moves, exists: (file: string) => boolean): string {
  const from = moves.get(file) ?? file
  const imports = code.replace(/(['"`])((?:\.{1,2}|#src)\/[^'"`\n]+)\1/g, (literal, quote: string, written: string) => {
    const [specifier = '', query] = written.split('?')
    const to = targetOf(specifier, file)
    if (to === undefined || !exists(to) || (from === file && !moves.has(to))) return literal
    const path = pathBetween(from, moves.get(to) ?? to, specifier.startsWith('#src/'))
    return `${quote}${path}${query === undefined ? '' : `?${query}`}${quote}`
  })
  const root = source.exec(file)?.[0]
  if (root === undefined) return imports
  return imports.replace(/(['"`])([\w-]+\/[\w./-]+)\1/g, (literal, quote: string, written: string) => {
    const to = moves.get(root + written)
    return to?.startsWith(root) ? quote + to.slice(root.length) + quote : literal
  })
}

function targetOf(specifier: string, file: string): string | undefined {
  if (!specifier.startsWith('#src/')) return path.posix.join(path.posix.dirname(file), specifier)
  const root = source.exec(file)?.[0]
  return root === undefined ? undefined : root + specifier.slice('#src/'.length)
}

function pathBetween(from: string, to: string, isFromSource: boolean): string {
  const relative = path.posix.relative(path.posix.dirname(from), to)
  const root = source.exec(from)?.[0]
  const canBeFromSource = root !== undefined && to.startsWith(root)
  const isFar = relative.startsWith('../../') || (isFromSource && relative.startsWith('../'))
  if (canBeFromSource && isFar) return `#src/${to.slice(root.length)}`
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** Text with the new places of the moved files that it names by their whole path. */
export function rewriteText(text: string, moves: Moves): string {
  return text.replace(/\b(?:apps|packages|tools|e2e|bench|docs)\/[\w./-]+/g, (place) => moves.get(place) ?? place)
}

/**
 * The patterns of a `first-page.json` whose files have moved.
 *
 * @param folder of the `first-page.json`
 * @param files of the folder before the moves
 * @returns the text, and the patterns that must be changed by hand because their files went different ways
 */
export function rewriteDeclaration(
  text: string,
  folder: string,
  files: readonly string[],
  moves: Moves,
): { text: string; open: string[] } {
  const open: string[] = []
  const changed = text.replace(
    /"(!?)([\w.*{},-]+\.[\w.*{},-]+|[\w-]+\*)"/g,
    (literal, not: string, pattern: string) => {
      const matched = files.filter((file) => path.matchesGlob(file, pattern))
      const places = new Set(
        matched.map((file) => {
          const from = path.posix.join(folder, file)
          return path.posix.dirname(path.posix.relative(folder, moves.get(from) ?? from))
        }),
      )
      const [place = '.', ...others] = places
      if (others.length > 0 || place.startsWith('..')) open.push(not + pattern)
      return others.length > 0 || place === '.' || place.startsWith('..') ? literal : `"${not}${place}/${pattern}"`
    },
  )
  return { text: changed, open }
}
