import type { Fault } from './types.ts'

/** The keys under which parts with a name of their own stand, and what a person calls such a part. */
const parts: Readonly<Record<string, { word: string; name: string }>> = {
  websites: { word: 'website', name: 'code' },
  groups: { word: 'group', name: 'code' },
  stores: { word: 'store', name: 'code' },
  delivery: { word: 'delivery', name: 'carrier' },
}
/** A part of these is named alone: a store view without its website and group. */
const alone = new Set(['websites', 'groups', 'stores'])

/** A place of a description in words, such as `store pl, delivery dpd, price`; `valueAt` reads the file. */
export function namePlace(path: Fault['path'], valueAt: (path: Fault['path']) => unknown): string {
  const words: string[] = []
  for (let index = 0; index < path.length; index++) {
    const [key, next] = [String(path[index]), path[index + 1]]
    const part = parts[key]
    if (typeof next === 'number') {
      const name = part === undefined ? undefined : valueAt([...path.slice(0, index + 2), part.name])
      if (alone.has(key)) words.length = 0
      words.push(`${part?.word ?? key} ${typeof name === 'string' && name !== '' ? name : next + 1}`)
      index += 1
    } else if (key === 'taxes') words.push('tax')
    else if (key === 'regions') words.push('region')
    else if (key !== 'settings') words.push(key)
    else if (index === 0) words.push('all stores')
  }
  return words.join(', ').replace(/^(tax|region), /, '$1 ')
}
