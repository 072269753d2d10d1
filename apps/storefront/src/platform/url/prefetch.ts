import { currentApplication } from '../application/application.ts'
import { purposeHeader } from '../graphql/purpose.ts'

const prefetched = new Set<string>()

/** Prefetches the code and data of a page once; does nothing when data saver is on. */
export function prefetchPage(href: string): void {
  if (prefetched.has(href) || savesData()) return
  prefetched.add(href)
  const headers = { [purposeHeader]: 'prefetch' }
  currentApplication()
    .prefetch(new Request(new URL(href, window.location.href), { headers }))
    .catch(() => prefetched.delete(href))
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
