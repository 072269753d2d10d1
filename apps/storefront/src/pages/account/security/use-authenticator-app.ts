import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import {
  ConfirmAuthenticatorAppDocument,
  ReplaceRecoveryCodesDocument,
  StartAuthenticatorAppDocument,
  type AuthenticatorAppFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'

type State =
  | { readonly kind: 'idle' }
  /** The sign-in was too long ago. */
  | { readonly kind: 'password' }
  | { readonly kind: 'secret'; readonly app: AuthenticatorAppFragment }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

const handled = { isErrorHandled: true } as const

/** The steps of setting up an authenticator app. */
export function useAuthenticatorApp() {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (hasCode(error, 'SIGN_IN_NOT_RECENT')) setState({ kind: 'password' })
      else setFailure(failureText(t, error))
      if (hasCode(error, 'AUTHENTICATOR_EXPIRED')) setState({ kind: 'idle' })
      if (hasCode(error, 'SECOND_FACTOR_REQUIRED')) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  const showCodes = async (codes: readonly string[] = []) => {
    setState({ kind: 'codes', codes })
    await revalidate()
  }
  return {
    state,
    isBusy,
    failure,
    start: (password?: string) =>
      void run(async () => {
        const variables = { password: password ?? null }
        const { startAuthenticatorApp: app } = await mutate(
          StartAuthenticatorAppDocument,
          variables,
          undefined,
          handled,
        )
        if (app) setState({ kind: 'secret', app })
      }),
    confirm: (code: string) =>
      void run(async () => {
        const { confirmAuthenticatorApp: done } = await mutate(
          ConfirmAuthenticatorAppDocument,
          { code },
          undefined,
          handled,
        )
        await showCodes(done?.codes)
      }),
    renewCodes: () =>
      void run(async () => {
        const { replaceRecoveryCodes: done } = await mutate(ReplaceRecoveryCodesDocument, {}, undefined, handled)
        await showCodes(done?.codes)
      }),
  }
}
