import type { DataStrategyFunction, DataStrategyResult } from 'react-router'
import { mayReload } from './reload-on-lost-modules.ts'

type CurrentPage = {
  /** Whether a form is being submitted. */
  readonly isSubmitting: () => boolean
  /** Whether the page shows data of this route, not an error or a placeholder. */
  readonly hasDataOf: (routeId: string) => boolean
}

/**
 * The router's data strategy. When the loaders of a navigation fail because the connection is lost or a deployment removed a
 * module, it loads the page as a document instead: the worker may have it cached, or the server has the new build. When
 * revalidation fails because the shop cannot be reached or is busy, the current page stays with everything that was typed.
 * `loadTexts` loads the messages of the next page; it is passed the handles of the page's routes.
 */
export function loadOrOpenDocument(
  current: CurrentPage,
  loadTexts: (handles: readonly unknown[]) => Promise<void>,
  lazyPartsLoaded: () => Promise<void>,
): DataStrategyFunction {
  return ({ request, fetcherKey, unstable_initiator: initiator, runClientMiddleware }) =>
    runClientMiddleware(async ({ matches }) => {
      const called = matches.filter((match) => match.shouldCallHandler())
      // A fetcher shows nothing of the page that it calls.
      const shown = fetcherKey === null ? matches : []
      const texts = loadTexts(shown.map(({ route }) => route.handle as unknown)).catch(() => undefined)
      if (request.method !== 'GET') await texts
      const results = await Promise.all(called.map(async (match) => [match.route.id, await match.resolve()] as const))
      await Promise.all([texts, lazyPartsLoaded()])
      if (fetcherKey !== null || request.method !== 'GET') return Object.fromEntries(results)
      if (initiator !== 'navigation' || current.isSubmitting())
        return Object.fromEntries(results.filter(([id, result]) => !(isUnreachable(result) && current.hasDataOf(id))))
      for (const [, result] of results) if (await opensDocument(result)) return openDocument(request.url)
      return Object.fromEntries(results)
    })
}

async function opensDocument(result: DataStrategyResult): Promise<boolean> {
  if (!navigator.onLine) return Boolean(navigator.serviceWorker?.controller) && isUnreachable(result)
  return result.type === 'error' && isMissingModule(result.result) && mayReload(result.result)
}

const isUnreachable = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' && (isMissingModule(result) || isNetworkFailure(result))

/** Whether it is a `GraphqlFailure` without a response; the first page does not load that class. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error && 'category' in error && error.category === 'network'

const isMissingModule = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message) && /import|fetch|load/i.test(error.message)

// Never resolves, so that the router stays on the current page until the document has loaded.
function openDocument(address: string): Promise<never> {
  if (window.location.href === address) window.location.reload()
  else window.location.assign(address)
  return new Promise(() => undefined)
}
