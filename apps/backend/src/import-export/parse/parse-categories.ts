/** The root of all category trees. */
export const rootCategory = 'Default Category'

/** Stands for a slash inside a name, since slashes separate the categories of a path. */
const slashInName = '∕'

/**
 * Parses `Default Category/Men/Tops,Default Category/Sale`. Another root, such as `Luma Root` or one of `roots`, is replaced by ours.
 * A path without a root gets ours. A comma belongs to a name if no path starts after it.
 */
export function parseCategories(cell: string | undefined, roots: ReadonlySet<string> = noRoots): string[] {
  const paths = splitPaths(cell).map((path) => canonicalPath(path, roots))
  return [...new Set(paths.filter((path) => path !== ''))]
}

const noRoots: ReadonlySet<string> = new Set()

/** The paths of a cell. */
export function splitPaths(cell: string | undefined): string[] {
  return joinNames((cell ?? '').split(','))
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

/** The names of a path from its first category or root. */
export function namesOfPath(path: string): string[] {
  const names = withoutEscapes(path).split('/')
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** Whether the name says that it is a root, as `Default Category` and `Luma Root` do. */
export function isNamedRoot(name: string): boolean {
  return /\b(root|default)\b/i.test(name)
}

/** A category path as stored, starting with the root. */
export function canonicalPath(path: string, roots: ReadonlySet<string> = noRoots): string {
  const names = namesOfPath(path)
  const first = names[0]
  if (first === undefined) return ''
  const isRoot = isNamedRoot(first) || roots.has(first)
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
