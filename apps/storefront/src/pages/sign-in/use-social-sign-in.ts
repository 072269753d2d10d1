import { useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveNotice } from '#src/domains/session/end/leave-notice.ts'
import { pathAfterSignIn } from '#src/domains/session/sign-in/origin-path.ts'
import {
  confirmSocialSignIn,
  finishSocialSignIn,
  socialReturn,
  type SocialOutcome,
} from '#src/domains/session/sign-in/social-sign-in.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { isRetriable } from '#src/platform/graphql/graphql-failure.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { signInPath } from '#src/platform/url/shop-paths.ts'

/**
 * Runs the requests of a sign-in with a provider, and leaves the page when it has succeeded or failed. After a lost confirmation the
 * page stays, because only the emailed link leads to it.
 */
export function useSocialSignIn() {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const [result, setResult] = useState<SocialOutcome | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leave = (failure: string) => {
    const { isCheckout, from } = socialReturn()
    void navigate(href(store, isCheckout ? '/checkout/sign-in/' : signInPath), {
      replace: true,
      state: { failure, ...(from ? { from } : {}) },
    })
  }
  const run = async (request: () => Promise<SocialOutcome>, fail: (error: unknown) => void) => {
    if (isRunning) return
    setRunning(true)
    setFailure(undefined)
    const { isCheckout, from } = socialReturn()
    try {
      const outcome = await request()
      setResult(outcome)
      if (outcome.kind !== 'signed-in') return
      if (!outcome.isMerged) await leaveNotice('customer.notice.notMerged')
      await navigate(pathAfterSignIn(store, isCheckout, from), { replace: true })
    } catch (error) {
      fail(error)
    } finally {
      setRunning(false)
    }
  }
  const leaveAfter = (error: unknown) => leave(failureText(t, error))
  const stayAfter = (error: unknown) => (isRetriable(error) ? setFailure(failureText(t, error)) : leaveAfter(error))
  return {
    result,
    isRunning,
    failure,
    leave,
    finish: (response: Parameters<typeof finishSocialSignIn>[1]) =>
      run(() => finishSocialSignIn(store, response), leaveAfter),
    confirm: (key: string) => run(() => confirmSocialSignIn(store, key), stayAfter),
  }
}
