import type { Page, Request } from 'playwright-core'
import { operationOf } from './operation-of.ts'

const most = 15
const byPage = new WeakMap<Page, Map<Request, string>>()

/** Remembers the last requests of a page and how each ended, to explain a failed test. */
export function followRequests(page: Page): void {
  const requests = new Map<Request, string>()
  byPage.set(page, requests)
  const set = (request: Request, end: string): void => {
    requests.set(request, end)
    const [oldest] = requests.keys()
    if (requests.size > most && oldest) requests.delete(oldest)
  }
  page.on('request', (request) => set(request, 'pending'))
  page.on('requestfailed', (request) => set(request, request.failure()?.errorText ?? 'failed'))
  page.on('response', (response) => set(response.request(), String(response.status())))
}

/** The last requests of a page, oldest first: what was sent and how it ended. */
export function recentRequests(page: Page): string {
  const requests = [...(byPage.get(page) ?? [])]
  return requests
    .map(([request, end]) => {
      const { pathname, search } = new URL(request.url())
      return `${request.method()} ${pathname}${search.slice(0, 60)} ${operationOf(request)} ${end}`
    })
    .join('\n')
}
