import type { FirstPage } from './first-page.ts'

type ModuleInfo = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }
type Importing = keyof ModuleInfo

const library = /node_modules/

/** Every page loads these chunks, the second one with the first interaction. */
const everywhere = ['shell', 'interactive'] as const

/**
 * Groups modules into chunks, since many small chunks compress worse and each costs a request. `shell` holds the imports of the entry
 * module (path `entry`) and the modules declared for it. A declared chunk also holds what only its modules and the parts that load it
 * import. What several chunks could hold is in `interactive`, since every page loads it, or left to the bundler.
 */
export function codeSplitting(
  entry: string,
  firstPage: FirstPage,
  chunkOfPlugin: (id: string) => string | undefined = () => undefined,
) {
  let chunks: ReadonlyMap<string, string> | undefined
  const groups = [
    { debugName: 'plugins', name: (id: string): string | null => chunkOfPlugin(id) ?? null, priority: 3 },
    { name: 'data', test: /node_modules\/(@urql|wonka|@0no-co|graphql)/, priority: 2 },
    // Loaded only where a shopper pays by card.
    { name: 'adyen', test: /node_modules\/(@adyen|@paypal|classnames|preact)\//, priority: 2 },
    // Loaded only with the first use of a passkey, or where the browser can offer one.
    { name: 'webauthn', test: /node_modules\/@simplewebauthn\//, priority: 2 },
    { name: 'vendor', test: library, priority: 1 },
    {
      debugName: 'declared',
      name: (id: string, context: Context): string | null => {
        chunks ??= declaredChunks(entry, firstPage, context)
        return chunks.get(id) ?? null
      },
    },
  ]
  // `declaredChunks` has chosen the imports that belong to a chunk.
  return { includeDependenciesRecursively: false, groups }
}

/** The chunk of each module that is not left to the bundler. */
function declaredChunks(entry: string, firstPage: FirstPage, context: Context): ReadonlyMap<string, string> {
  const own = (id: string): boolean => !library.test(id) && id !== entry
  const reach = (ids: Iterable<string>, ways: readonly Importing[] = ['importedIds']): readonly string[] =>
    [...reachedFrom(ids, context, ways)].filter(own)
  const all = reach([entry], ['importedIds', 'dynamicallyImportedIds'])
  const imported = (way: Importing) => new Set(all.flatMap((id) => context.getModuleInfo(id)?.[way] ?? []))
  const entries = imported('dynamicallyImportedIds')
  // A module that is only imported dynamically keeps a chunk of its own: in a shared one the bundler would add a file that imports it.
  const alone = entries.difference(imported('importedIds'))
  const declared = Map.groupBy(all, (id) => firstPage.chunkOf(id))
  const [shell, interactive] = everywhere
  const chunks = new Map<string, string>()
  const add = (ids: Iterable<string>, name: string): void => {
    for (const id of ids) if (!chunks.has(id) && (name === shell || !alone.has(id))) chunks.set(id, name)
  }
  add(reach([entry, ...(declared.get(shell) ?? [])]), shell)
  for (const [name, ids] of declared) if (name !== undefined) add(ids, name)
  const parts = [...entries].map((id) => new Set(reach([id])))
  // What a chunk imports, without what other parts of the shop need that do not load the chunk.
  const imports = new Map(
    [...declared].flatMap(([name, ids]) => {
      if (name === undefined) return []
      const others = parts.filter((modules) => ids.every((id) => !modules.has(id)))
      return [[name, reach(ids).filter((id) => others.every((modules) => !modules.has(id)))]]
    }),
  )
  add(imports.get(interactive) ?? [], interactive)
  const importers = Map.groupBy([...imports.values()].flat(), (id) => id)
  for (const [name, ids] of imports)
    add(
      ids.filter((id) => importers.get(id)?.length === 1),
      name,
    )
  return chunks
}

function reachedFrom(ids: Iterable<string>, context: Context, ways: readonly Importing[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [...ids]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const info = context.getModuleInfo(id)
    for (const way of ways) queue.push(...(info?.[way] ?? []))
  }
  return reached
}
