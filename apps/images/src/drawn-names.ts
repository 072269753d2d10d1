import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The backend's list of the shop's drawn pictures, one name per line. */
const fileName = 'drawn-names.txt'
const placeholder = 'drawn/placeholder.svg'
const freshFor = 2_000

export interface DrawnNames {
  has(file: string): Promise<boolean>
}

/** The drawn pictures that the shop uses. Others are refused, because drawing takes seconds and anyone could make up names. */
export function followDrawnNames(mediaDir: string): DrawnNames {
  const place = path.join(mediaDir, fileName)
  let names: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>())
  let version = ''
  let checkedAt = 0
  let checking = Promise.resolve()
  const read = async (): Promise<ReadonlySet<string>> => new Set((await readFile(place, 'utf8')).split('\n'))
  const refresh = async (): Promise<void> => {
    const facts = await stat(place).catch(() => undefined)
    const found = facts === undefined ? '' : `${facts.mtimeMs} ${facts.size}`
    if (found === version) return
    version = found
    names = facts === undefined ? Promise.resolve(new Set()) : read().catch(() => new Set())
  }
  return {
    async has(file) {
      if (file === placeholder) return true
      if ((await names).has(file)) return true
      if (Date.now() - checkedAt >= freshFor) {
        checkedAt = Date.now()
        checking = refresh()
      }
      await checking
      return (await names).has(file)
    },
  }
}
