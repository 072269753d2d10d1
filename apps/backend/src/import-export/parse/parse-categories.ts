/** The root of all category trees. */
export const rootCategory = 'Default Category'

/** Stands for a slash inside a name, since slashes separate the categories of a path. */
const slashInName = '∕'

/**
 * Parses `Default Category/Men/Tops,Default Category/Sale`. Another root, such as `Luma Root`, is replaced by ours. A path
 * without a root gets ours. A comma belongs to a name if no path starts after it.
 */
export function parseCategories(cell: string | undefined): string[] {
  const parts = joinNames((cell ?? '').split(','))
  return [...new Set(parts.map(canonicalPath).filter((path) => path !== ''))]
}

function joinNames(parts: string[]): string[] {
  const root = firstName(parts[0] ?? '')
  const joined: string[] = []
  for (const part of parts) {
    const isPath = joined.length === 0 || firstName(part) === root || withoutEscapes(part).includes('/')
    if (isPath || !part.startsWith(' ')) joined.push(part)
    else joined.push(`${joined.pop() ?? ''},${part}`)
  }
  return joined
}

function withoutEscapes(path: string): string {
  return path.replaceAll('\\/', slashInName)
}

function firstName(path: string): string {
  return (withoutEscapes(path).split('/')[0] ?? '').trim()
}

/** A category path as stored, starting with the root. */
export function canonicalPath(path: string): string {
  const names = withoutEscapes(path)
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const first = names[0]
  if (first === undefined) return ''
  const isRoot = /\b(root|default)\b/i.test(first)
  return [rootCategory, ...(isRoot ? names.slice(1) : names)].join('/')
}

/** The last name of a path, as shown to shoppers. */
export function nameOfPath(path: string): string {
  return (path.split('/').at(-1) ?? path).replaceAll(slashInName, '/')
}

/** The path and its parent paths, starting with the root. */
export function pathAndParents(path: string): string[] {
  const names = path.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
