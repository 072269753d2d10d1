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

async function inventory(folder: string): Promise<[string, number][]> {
  const found: { name: string; size: number; at: number }[] = []
  for (const shelf of await readdir(folder, { withFileTypes: true })) {
    if (!shelf.isDirectory()) continue
    for (const name of await readdir(path.join(folder, shelf.name))) {
      const file = path.join(folder, shelf.name, name)
      // Files whose name starts with a dot were being written when the process was killed.
      if (name.startsWith('.')) await rm(file, { force: true })
      else {
        const facts = await stat(file)
        found.push({ name, size: facts.size, at: facts.mtimeMs })
      }
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ name, size }) => [name, size])
}

/** A folder of finished renditions with a size limit. Files are written atomically. */
export async function openCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true })
  const sizes = new Map<string, number>(await inventory(folder))
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const place = (name: string): string => path.join(folder, name.slice(0, 2), name)

  const forget = (name: string): void => {
    total -= sizes.get(name) ?? 0
    sizes.delete(name)
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
      const size = sizes.get(name)
      if (size === undefined) return undefined
      try {
        const bytes = await readFile(place(name))
        sizes.delete(name)
        sizes.set(name, size)
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
      forget(name)
      sizes.set(name, bytes.length)
      total += bytes.length
      await makeRoom()
    },
  }
}
