import { data, redirect, replace, type LoaderFunctionArgs } from 'react-router'
import { storeOf } from '#src/i18n/store-view.ts'
import { notFound } from '#src/url/not-found.ts'
import { isSignedOut } from './load-customer-details.ts'
import { signInPath } from './origin-path.ts'
import { readToken } from './session-token.ts'

const kept = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin', vary: 'Cookie' }
const sessionCookie = /(?:^|;\s*)__Host-s=[^;\s]/

/**
 * The loader of a page for signed-in customers alone. A guest is led to the sign-in page and the history forgets the way.
 * An address whose parts nobody knows is not found, whoever asks.
 * The server looks at the cookie only and answers null: what is personal is asked for by the browser.
 */
export function guarded<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  isKnown: (params: LoaderFunctionArgs['params']) => boolean = () => true,
) {
  return async (args: LoaderFunctionArgs): Promise<Data | null> => {
    const { request } = args
    if (!isKnown(args.params)) return notFound(request)
    const store = storeOf(request)
    const { pathname, search } = new URL(request.url)
    const door = signInPath(store, pathname + search)
    if (import.meta.env.SSR) {
      if (!sessionCookie.test(request.headers.get('cookie') ?? '')) throw redirect(door, { headers: kept })
      return data(null, { headers: kept }) as never
    }
    if (!readToken(store)) throw replace(door)
    try {
      return await load(args)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      const { endSession } = await import('./end-session.ts')
      await endSession({ isRevoked: false, keepsDrafts: true, notice: 'customer.notice.expired' })
      throw replace(door)
    }
  }
}
