import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>
  /** Stores the bytes, and evicts the least recently used files if the limit is exceeded. */
  write(name: string, bytes: Buffer): Promise<void>
  bytes(): number
}

/** Eviction frees a tenth of the space, so that not every write has to evict. */
const KEEP_SHARE = 0.9
/** The age in milliseconds at which a draft is certainly left over from a killed process. */
const ABANDONED_AFTER = 60_000

async function inventory(folder: string): Promise<[string, number][]> {
  const found: { name: string; size: number; at: number }[] = []
  for (const shelf of await readdir(folder, { withFileTypes: true })) {
    if (!shelf.isDirectory()) continue
    for (const name of await readdir(path.join(folder, shelf.name))) {
      const file = path.join(folder, shelf.name, name)
      const facts = await stat(file).catch(() => undefined)
      if (facts === undefined) continue
      // Drafts have names that start with a dot. Another process may be writing a new one.
      if (!name.startsWith('.')) found.push({ name, size: facts.size, at: facts.mtimeMs })
      else if (facts.mtimeMs < Date.now() - ABANDONED_AFTER) await rm(file, { force: true })
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ name, size }) => [name, size])
}

/**
 * A folder of finished renditions. Files are written atomically. Several processes may share the folder; each keeps the files that it
 * has used below the limit.
 */
export async function openCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true })
  const sizes = new Map<string, number>(await inventory(folder))
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const place = (name: string): string => path.join(folder, name.slice(0, 2), name)

  const forget = (name: string): void => {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
  }
  const remember = (name: string, { length }: Buffer): void => {
    forget(name)
    sizes.set(name, length)
    total += length
  }
  const makeRoom = async (): Promise<void> => {
    if (total <= maxBytes) return
    for (const name of sizes.keys()) {
      if (total <= maxBytes * KEEP_SHARE) return
      forget(name)
      await rm(place(name), { force: true })
    }
  }
  return {
    bytes: () => total,
    async read(name) {
      try {
        const bytes = await readFile(place(name))
        remember(name, bytes)
        return bytes
      } catch {
        forget(name)
        return undefined
      }
    },
    async write(name, bytes) {
      const file = place(name)
      const draft = path.join(path.dirname(file), `.${randomUUID()}`)
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      remember(name, bytes)
      await makeRoom()
    },
  }
}
