import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import { leaveNotice } from '#src/domains/session/end/leave-notice.ts'
import { pathAfterSignIn } from '#src/domains/session/sign-in/origin-path.ts'
import { loadPasskeys, passkeyFailure, stopPasskeys } from '#src/domains/session/sign-in/load-passkeys.ts'
import type * as Passkeys from '#src/domains/session/sign-in/passkeys.ts'
import { offersPasskeysInField } from '#src/domains/session/sign-in/passkey-support.ts'
import { isRetriable } from '#src/platform/graphql/graphql-failure.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'

/** A challenge is valid for ten minutes. */
const renewEvery = 9 * 60_000

/** Signs in with a passkey: after a press, or when the visitor chooses one that the browser offers in the email field. */
export function usePasskeySignIn(from: string | undefined) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Each round offers passkeys in the field again.
  const [round, setRound] = useState(0)
  const chosen = useRef<Passkeys.PasskeyProof>(undefined)
  const finish = async ({ signInWithPasskey }: typeof Passkeys, proof: Passkeys.PasskeyProof) => {
    chosen.current = proof
    const { isMerged } = await signInWithPasskey(store, proof)
    chosen.current = undefined
    if (!isMerged) await leaveNotice('customer.notice.notMerged')
    await navigate(pathAfterSignIn(store, isCheckoutAccountPath(store, pathname), from), { replace: true })
  }
  const run = async (work: (passkeys: typeof Passkeys) => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await work(await loadPasskeys())
      return true
    } catch (error) {
      setFailure(passkeyFailure(t, error))
      if (!isRetriable(error)) chosen.current = undefined
      return false
    } finally {
      setBusy(false)
    }
  }
  const offer = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!(await offersPasskeysInField()) || !isCurrent()) return
    const passkeys = await loadPasskeys()
    // Nobody has asked for it, so a failure is not reported.
    const proof = await passkeys.choosePasskey({ isAutofill: true }).catch(() => null)
    // After a failure the field offers nothing more: an authenticator that chooses by itself would fail again and again.
    if (proof !== null && isCurrent()) await run(() => finish(passkeys, proof))
  })
  useEffect(() => {
    let isCurrent = true
    void offer(() => isCurrent).catch(() => undefined)
    const timer = setTimeout(() => setRound((last) => last + 1), renewEvery)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      stopPasskeys()
    }
  }, [round])
  return {
    isBusy,
    failure,
    start: async () => {
      if (isBusy) return
      const isDone = await run(async (passkeys) => finish(passkeys, chosen.current ?? (await passkeys.choosePasskey())))
      if (!isDone) setRound((last) => last + 1)
    },
  }
}
