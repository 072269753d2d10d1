import { data, redirect, replace, type LoaderFunctionArgs } from 'react-router'
import { keepOpenForms } from '#src/platform/forms/form-draft.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { isSignedOut } from '#src/domains/session/token/is-signed-out.ts'
import { signInPath } from '#src/domains/session/sign-in/origin-path.ts'
import { hasSessionCookie } from '#src/domains/session/token/session-cookie.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'

const noStoreHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin', vary: 'Cookie' }

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
      if (!hasSessionCookie(request)) throw redirect(signIn, { headers: noStoreHeaders })
      return data(null, { headers: noStoreHeaders }) as never
    }
    if (!readToken(store)) throw replace(signIn)
    try {
      return await load(args)
    } catch (error) {
      await leaveIfSignedOut(error, request)
      throw error
    }
  }
}

/**
 * If the server has ended the customer's session: keeps what was typed in the open forms until the next sign-in, and throws a
 * redirect to the sign-in page.
 */
export async function leaveIfSignedOut(error: unknown, request: Request): Promise<void> {
  if (import.meta.env.SSR || !isSignedOut(error)) return
  const store = storeOf(request)
  if (!readToken(store)) return
  const { pathname, search } = new URL(request.url)
  const { endSession } = await import('#src/domains/session/end/end-session.ts')
  keepOpenForms()
  await endSession({ isRevoked: false, keepsDrafts: true, notice: 'customer.notice.expired' })
  throw replace(signInPath(store, pathname + search))
}
