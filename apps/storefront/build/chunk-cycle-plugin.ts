import type { Plugin } from 'vite'

type Chunks = Readonly<Record<string, { readonly imports?: readonly string[] }>>

/** Fails the build when chunks import each other: one of them would run before what it needs exists. */
export function chunkCyclePlugin(): Plugin {
  return {
    name: 'bocian-chunk-cycle',
    generateBundle(_options, bundle) {
      const cycle = cycleOf(bundle as Chunks)
      if (cycle) this.error(`These chunks import each other: ${cycle.join(', ')}`)
    },
  }
}

/** The files of a cycle of static imports, if there is one. */
export function cycleOf(chunks: Chunks): readonly string[] | undefined {
  const done = new Set<string>()
  const search = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return path.slice(path.indexOf(file))
    if (done.has(file)) return undefined
    for (const imported of chunks[file]?.imports ?? []) {
      const cycle = search(imported, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
    return undefined
  }
  for (const file of Object.keys(chunks)) {
    const cycle = search(file, [])
    if (cycle) return cycle
  }
  return undefined
}
