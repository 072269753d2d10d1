import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { loadPasskeys, passkeyFailure } from '#src/domains/session/sign-in/load-passkeys.ts'
import type { PasskeyProof } from '#src/domains/session/sign-in/passkeys.ts'
import { isRefused, isRetriable } from '#src/platform/graphql/graphql-failure.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'

/** Adds a passkey. If the request or its response is lost, a retry sends the same passkey again, instead of creating another. */
export function useAddPasskey() {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const created = useRef<PasskeyProof>(undefined)
  const add = async ({ name, password }: { name: string; password: string }) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const passkeys = await loadPasskeys()
      created.current ??= await passkeys.createPasskey(password)
      await passkeys.savePasskey(created.current, name)
      created.current = undefined
      toast('success', t('customer.passkey.done'))
      document.querySelector<HTMLElement>('h1')?.focus()
      await revalidate()
    } catch (error) {
      setFailure(passkeyFailure(t, error))
      if (isRetriable(error)) return
      created.current = undefined
      // The form may have to ask for the password by now, or an earlier attempt has added the passkey.
      if (isRefused(error)) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, add }
}
