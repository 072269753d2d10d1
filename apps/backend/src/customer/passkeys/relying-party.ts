import { isIP } from 'node:net'
import type { Context } from '#src/platform/context.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { passkeyErrors } from '../errors.ts'

/** The shop as WebAuthn knows it. Passkeys belong to the host, and are used on pages of the origin. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Whether customers can sign in to the store view with a passkey. */
export async function offersPasskeys(context: Context): Promise<boolean> {
  if (!(await storeSettings(context))['customer/passkeys/enabled']) return false
  return isUsable(new URL((await storeUrls(context)).base))
}

/** The relying party of the store view, from its base URL. */
export async function relyingParty(context: Context): Promise<RelyingParty> {
  if (!(await offersPasskeys(context))) throw passkeyErrors.PASSKEYS_NOT_OFFERED()
  const { hostname, origin } = new URL((await storeUrls(context)).base)
  return { id: hostname, origin }
}

/** Browsers allow passkeys only on secure pages, and only for names of hosts. */
function isUsable({ hostname, protocol }: URL): boolean {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return (protocol === 'https:' || isLocal) && isIP(hostname) === 0 && !hostname.startsWith('[')
}
