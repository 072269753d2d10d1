import { failureText } from '#src/platform/forms/failure-text.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type * as Passkeys from './passkeys.ts'

let loaded: typeof Passkeys | undefined

/** Loads what works with passkeys, which few pages need. Rejects if the connection is lost. */
export const loadPasskeys = async (): Promise<typeof Passkeys> => (loaded = await import('./passkeys.ts'))

/** Ends what waits for a passkey, such as the offer in the email field. */
export const stopPasskeys = (): void => loaded?.stopPasskeys()

/** Why a passkey was not used or added, also if the code for it could not be loaded. */
export const passkeyFailure = (t: Translate, error: unknown): string =>
  loaded ? loaded.passkeyFailure(t, error) : failureText(t, error)
