import type { DataStrategyFunction, DataStrategyResult } from 'react-router'
import { GraphqlFailure } from '../graphql/graphql-failure.ts'
import { mayReload } from './reload-on-lost-modules.ts'

/**
 * The router's data strategy. When the loaders of a navigation fail because the connection is lost or a deployment removed a
 * module, it loads the page as a document instead: the worker may have it cached, or the server has the new build. When
 * revalidation fails, the current page stays. `isSubmitting` says whether a form is being submitted; `loadTexts` loads the
 * messages of the next page.
 */
export function loadOrOpenDocument(
  isSubmitting: () => boolean,
  loadTexts: () => Promise<void>,
  lazyPartsLoaded: () => Promise<void>,
): DataStrategyFunction {
  return ({ request, fetcherKey, unstable_initiator: initiator, runClientMiddleware }) =>
    runClientMiddleware(async ({ matches }) => {
      const called = matches.filter((match) => match.shouldCallHandler())
      const texts = loadTexts().catch(() => undefined)
      if (request.method !== 'GET') await texts
      const results = await Promise.all(called.map(async (match) => [match.route.id, await match.resolve()] as const))
      await Promise.all([texts, lazyPartsLoaded()])
      if (fetcherKey !== null || request.method !== 'GET') return Object.fromEntries(results)
      if (initiator !== 'navigation' || isSubmitting())
        return Object.fromEntries(results.filter(([, result]) => !isOfflineFailure(result)))
      return results.some(([, result]) => opensDocument(result))
        ? openDocument(request.url)
        : Object.fromEntries(results)
    })
}

function opensDocument(result: DataStrategyResult): boolean {
  if (!navigator.onLine) return Boolean(navigator.serviceWorker?.controller) && isOfflineFailure(result)
  return result.type === 'error' && isMissingModule(result.result) && mayReload()
}

function isOfflineFailure({ type, result }: DataStrategyResult): boolean {
  if (navigator.onLine || type !== 'error') return false
  return isMissingModule(result) || (result instanceof GraphqlFailure && result.category === 'network')
}

const isMissingModule = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message) && /import|fetch|load/i.test(error.message)

// Never resolves, so that the router stays on the current page until the document has loaded.
function openDocument(address: string): Promise<never> {
  if (window.location.href === address) window.location.reload()
  else window.location.assign(address)
  return new Promise(() => undefined)
}
