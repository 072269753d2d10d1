import type { FirstPage } from './first-page.ts'

type ModuleInfo = { readonly importedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

const library = /node_modules/
/**
 * Groups modules into chunks. `shell` holds what every page needs, since many small chunks compress worse and load later: the
 * imports of the entry module (path `entry`) and the modules declared for `shell`. Other declared chunks hold code that several
 * lazy modules share.
 */
export function chunkGroups(entry: string, firstPage: FirstPage) {
  let needed: ReadonlySet<string> | undefined
  return [
    { name: 'data', test: /node_modules\/(@urql|wonka|@0no-co|graphql)/, priority: 3 },
    // Loaded only where a shopper pays by card.
    { name: 'adyen', test: /node_modules\/(@adyen|@paypal|classnames|preact)\//, priority: 3 },
    { name: 'vendor', test: library, priority: 2 },
    {
      debugName: 'shell',
      // A higher priority than the other declared chunks, so that their shell imports stay in the shell.
      priority: 1,
      name: (id: string, context: Context): string | null => {
        needed ??= reachedFrom(entry, context)
        return (needed.has(id) || firstPage.chunkOf(id) === 'shell') && !library.test(id) ? 'shell' : null
      },
    },
    { debugName: 'declared', name: (id: string): string | null => firstPage.chunkOf(id) ?? null },
  ]
}

function reachedFrom(entry: string, context: Context): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [entry]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.delete(entry)
  return reached
}
