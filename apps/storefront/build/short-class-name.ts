import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

// Without vowels, so that no name is a word: blockers of advertisements hide what is called `ad`.
const starts = 'bcfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ'
const follows = `${starts}0123456789`
const hashLength = 4
const named = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi

/**
 * The name of a class in the built style: its number among the classes of every `*.module.css` below `root`, a letter first, in
 * two or three characters, so that what compression cannot shorten is short. A name that the style sheets do not show, as one
 * that a tool makes up, gets four characters out of a hash.
 */
export function shortClassName(root: string): (name: string, file: string) => string {
  const short = new Map(namesBelow(root).map((meant, index) => [meant, nameOf(index)]))
  const hashed = new Map<string, string>()
  return (name, file) => {
    const meant = meantBy(root, file.split('?', 1)[0] ?? file, name)
    const known = short.get(meant)
    if (known !== undefined) return known
    const digest = createHash('sha256').update(meant).digest('base64url')
    const made = digest.slice(digest.search(/[a-z]/i)).slice(0, hashLength)
    const other = hashed.get(made) ?? meant
    if (other !== meant) throw new Error(`"${other}" and "${meant}" get the same class name ${made}: rename one`)
    hashed.set(made, meant)
    return made
  }
}

const meantBy = (root: string, file: string, name: string): string => `${relative(root, file)} ${name}`

function namesBelow(root: string): readonly string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
  return files.flatMap((path) => {
    const file = join(root, 'src', path)
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    return [...new Set([...css.matchAll(named)].map(([, name = '']) => meantBy(root, file, name)))]
  })
}

/** The name with this number, from 0: 39 letters, then every further character of 49. */
export function nameOf(index: number): string {
  let rest = Math.floor(index / starts.length)
  let name = starts.charAt(index % starts.length)
  do {
    name += follows.charAt(rest % follows.length)
    rest = Math.floor(rest / follows.length)
  } while (rest > 0)
  return name
}
