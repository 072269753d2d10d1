import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

// No vowels, so that no name is a word: ad blockers hide classes such as `ad`.
const starts = 'bcfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const follows = `${starts}0123456789`
const hashLength = 4
const named = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi

/**
 * Returns the `generateScopedName` of CSS modules. A class gets two or three characters from its position among the classes of
 * all `*.module.css` below `root`: names do not compress, so they must be short. A class that no file contains, for example one
 * that a tool generates, gets four characters of a hash.
 */
export function shortClassName(root: string): (name: string, file: string) => string {
  const short = new Map(namesBelow(root).map((key, index) => [key, nameOf(index)]))
  const hashed = new Map<string, string>()
  return (name, file) => {
    const key = keyOf(root, file.split('?', 1)[0] ?? file, name)
    const shortName = short.get(key)
    if (shortName !== undefined) return shortName
    const digest = createHash('sha256').update(key).digest('base64url')
    const hash = digest.slice(digest.search(/[a-z]/i)).slice(0, hashLength)
    const other = hashed.get(hash) ?? key
    if (other !== key) throw new Error(`"${other}" and "${key}" get the same class name ${hash}: rename one`)
    hashed.set(hash, key)
    return hash
  }
}

const keyOf = (root: string, file: string, name: string): string => `${relative(root, file)} ${name}`

function namesBelow(root: string): readonly string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
  return files.flatMap((path) => {
    const file = join(root, 'src', path)
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    return [...new Set([...css.matchAll(named)].map(([, name = '']) => keyOf(root, file, name)))]
  })
}

/** Encodes the index of a class: the first character is one of 39 letters, each further one a letter or digit (base 49). */
export function nameOf(index: number): string {
  let rest = Math.floor(index / starts.length)
  let name = starts.charAt(index % starts.length)
  do {
    name += follows.charAt(rest % follows.length)
    rest = Math.floor(rest / follows.length)
  } while (rest > 0)
  return name
}
