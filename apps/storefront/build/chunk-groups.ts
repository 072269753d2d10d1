type ModuleInfo = { readonly importedIds: readonly string[] }
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

const library = /node_modules/
const shown =
  /\/src\/(catalogue\/(product-(grid|card|path)|swatch|media|prices|card-picture|breadcrumbs)|cms\/(cms-html|store-paths)|browser-storage\/use-in-browser|seo\/page-head|url\/not-found)/

const inCatalogue = (names: string): RegExp => new RegExp(`/src/catalogue/(${names})`)

/**
 * One chunk for what every page needs: many small ones compress worse and arrive later. What the entry imports is that, and
 * what nearly every page shows; what is only imported on demand stays on its own. `entry` is the path of the entry module.
 */
export function chunkGroups(entry: string) {
  let needed: ReadonlySet<string> | undefined
  return [
    { name: 'data', test: /node_modules\/(@urql|wonka|@0no-co|graphql)/, priority: 3 },
    // Fetched where a card is taken, and nowhere else.
    { name: 'adyen', test: /node_modules\/(@adyen|@paypal|classnames|preact)\//, priority: 3 },
    { name: 'vendor', test: library, priority: 2 },
    {
      debugName: 'shell',
      priority: 1,
      name: (id: string, context: Context): string | null => {
        needed ??= reachedFrom(entry, context)
        return (needed.has(id) || shown.test(id)) && !library.test(id) ? 'shell' : null
      },
    },
    // What a list, and a product, share with their own later parts: in files of their own each would be a few hundred bytes.
    {
      name: 'list',
      test: inCatalogue('listing.tsx|pagination|shown-pages|sort-(choices|menu)|use-listing-links|display-mode'),
    },
    { name: 'choice', test: inCatalogue('option-tiles.module|use-adding|variant-choice') },
  ]
}

function reachedFrom(entry: string, context: Context): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.delete(entry)
  return reached
}
