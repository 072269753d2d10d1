import { entryOf, type EntryKey } from './entries.ts'
import { areaOf, attempt, namespace, readEntry } from './persistence.ts'

/**
 * Takes over what an earlier release of the shop stored under another prefix, so that nobody is signed out and no order in progress is
 * lost: known names, in their own storage, with a value of the shop's form. What was called like the prefix is called `base` now.
 */
export function adoptEntries(): void {
  for (const area of ['local', 'session'] as const)
    attempt(() => {
      const storage = areaOf(area)
      for (const name of Object.keys(storage)) {
        const [prefix, ...parts] = name.split(':')
        const key = parts.map((part) => (part === prefix ? 'base' : part)).join(':') as EntryKey
        const text = storage.getItem(name)
        if (name.startsWith(namespace) || entryOf(key)?.area !== area || text === null || !readEntry(text)) continue
        if (storage.getItem(namespace + key) === null) storage.setItem(namespace + key, text)
        storage.removeItem(name)
      }
    })
}
