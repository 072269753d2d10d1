import { data, redirect, replace, type LoaderFunctionArgs } from 'react-router'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { isSignedOut } from '#src/domains/session/load-customer-details.ts'
import { signInPath } from '#src/domains/session/origin-path.ts'
import { readToken } from '#src/domains/session/session-token.ts'

const noStoreHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin', vary: 'Cookie' }
const sessionCookie = /(?:^|;\s*)__Host-s=[^;\s]/

/**
 * Wraps the loader of a page for signed-in customers. Redirects a guest to the sign-in page (in the browser, by replacing the
 * history entry); invalid path parameters are a 404 for everyone. On the server it only checks the cookie and returns null,
 * because the browser loads personal data itself.
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
    const signIn = signInPath(store, pathname + search)
    if (import.meta.env.SSR) {
      if (!sessionCookie.test(request.headers.get('cookie') ?? '')) throw redirect(signIn, { headers: noStoreHeaders })
      return data(null, { headers: noStoreHeaders }) as never
    }
    if (!readToken(store)) throw replace(signIn)
    try {
      return await load(args)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      const { endSession } = await import('#src/domains/session/end-session.ts')
      await endSession({ isRevoked: false, keepsDrafts: true, notice: 'customer.notice.expired' })
      throw replace(signIn)
    }
  }
}
