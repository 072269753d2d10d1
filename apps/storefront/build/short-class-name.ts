import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const length = 4
const taken = new Map<string, string>()

/**
 * The name of a class in the built style: four characters out of the hash of its file and name, a letter first, so that what
 * compression cannot shorten is short. Throws for two classes with the same name; a new name for either mends that.
 */
export function shortClassName(root: string): (name: string, file: string) => string {
  return (name, file) => {
    const meant = `${relative(root, file.split('?', 1)[0] ?? file)} ${name}`
    const digest = createHash('sha256').update(meant).digest('base64url')
    const short = digest.slice(digest.search(/[a-z]/i)).slice(0, length)
    const other = taken.get(short) ?? meant
    if (other !== meant) throw new Error(`"${other}" and "${meant}" get the same class name ${short}: rename one`)
    taken.set(short, meant)
    return short
  }
}
