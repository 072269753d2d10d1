import { currentApplication } from '../application/application.ts'
import { purposeHeader } from '../graphql/purpose.ts'
import { savesData } from '../hydration/when-idle.ts'

const prefetched = new Set<string>()

/** Prefetches the code and data of a page once; does nothing with data saver on or on a slow connection. */
export function prefetchPage(href: string): void {
  if (prefetched.has(href) || savesData()) return
  prefetched.add(href)
  const headers = { [purposeHeader]: 'prefetch' }
  currentApplication()
    .prefetch(new Request(new URL(href, window.location.href), { headers }))
    .catch(() => prefetched.delete(href))
}
