import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the browser knows passkeys. The server assumes so. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof window.PublicKeyCredential === 'function',
    () => true,
  )

/** Whether the browser can offer passkeys in a text field. */
export async function offersPasskeysInField(): Promise<boolean> {
  if (typeof window.PublicKeyCredential !== 'function') return false
  // Older browsers lack the method.
  const { isConditionalMediationAvailable: ask } = window.PublicKeyCredential as Partial<typeof PublicKeyCredential>
  return ask === undefined ? false : ask.call(window.PublicKeyCredential)
}
