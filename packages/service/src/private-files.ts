import fs from 'node:fs'
import path from 'node:path'

const nobodyElse = 0o077
const sticky = 0o1000

/** Makes files that this process creates from now on private to its owner. */
export function createPrivately(): void {
  process.umask(nobodyElse)
}

/**
 * Sets files in a folder to 0600 and folders to 0700, including those that an earlier version left readable. Does not follow
 * links or change files of other owners. With `names`, changes only these entries and the folder itself, because the folder may
 * contain other things. A shared folder such as /tmp keeps its own mode.
 */
export function makePrivate(folder: string, names?: readonly string[]): void {
  if (process.platform === 'win32') return
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false })
  if (stats === undefined || stats.isSymbolicLink()) return
  if (!stats.isDirectory()) return restrictMode(folder, stats, 0o600)
  if ((stats.mode & sticky) === 0) restrictMode(folder, stats, 0o700)
  for (const name of names ?? entriesOf(folder)) makePrivate(path.join(folder, name))
}

function restrictMode(file: string, { mode, uid }: fs.Stats, wanted: number): void {
  if ((mode & nobodyElse) === 0 || uid !== process.getuid?.()) return
  try {
    fs.chmodSync(file, wanted)
  } catch {
    // Ignores file systems without modes, and files that are deleted meanwhile.
  }
}

function entriesOf(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}
