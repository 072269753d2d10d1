import type { DataStrategyFunction, DataStrategyResult } from 'react-router'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { mayStartAnew } from './start-anew.ts'

/**
 * Runs loaders as the router would. When a visitor goes to a page whose loaders fail for want of a connection, or because a
 * deployment took a module away, that page is asked for as a document instead: the worker has the one seen before, the server
 * has the new build's. What is shown already stays when it cannot be asked for again. `isSubmitting` says whether a form is
 * on its way, `loadTexts` fetches what the page to come may say.
 */
export function loadOrLeave(
  isSubmitting: () => boolean,
  loadTexts: () => Promise<void>,
  untilPartsCame: () => Promise<void>,
): DataStrategyFunction {
  return ({ request, fetcherKey, unstable_initiator: initiator, runClientMiddleware }) =>
    runClientMiddleware(async ({ matches }) => {
      const called = matches.filter((match) => match.shouldCallHandler())
      const texts = loadTexts().catch(() => undefined)
      if (request.method !== 'GET') await texts
      const results = await Promise.all(called.map(async (match) => [match.route.id, await match.resolve()] as const))
      await Promise.all([texts, untilPartsCame()])
      if (fetcherKey !== null || request.method !== 'GET') return Object.fromEntries(results)
      if (initiator !== 'navigation' || isSubmitting())
        return Object.fromEntries(results.filter(([, result]) => !isLostOffline(result)))
      return results.some(([, result]) => isLeaving(result)) ? leave(request.url) : Object.fromEntries(results)
    })
}

function isLeaving(result: DataStrategyResult): boolean {
  if (!navigator.onLine) return Boolean(navigator.serviceWorker?.controller) && isLostOffline(result)
  return result.type === 'error' && isMissingModule(result.result) && mayStartAnew()
}

function isLostOffline({ type, result }: DataStrategyResult): boolean {
  if (navigator.onLine || type !== 'error') return false
  return isMissingModule(result) || (result instanceof GraphqlFailure && result.category === 'network')
}

const isMissingModule = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message) && /import|fetch|load/i.test(error.message)

// Never resolves: the router stays on the page before until the document has come.
function leave(address: string): Promise<never> {
  if (window.location.href === address) window.location.reload()
  else window.location.assign(address)
  return new Promise(() => undefined)
}
