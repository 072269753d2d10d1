import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { formatMoment } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { setHostCookie } from '#src/platform/visitor.ts'
import { storeSettings, storeUrls } from '#src/store/store.ts'
import { mailWarning, type EmailOrigin } from './account-links.ts'
import { deviceOf } from './device.ts'
import { saveDevice } from '../session-queries.ts'
import { hashToken, newToken } from './tokens.ts'

export const deviceCookie = '__Host-d'
const deviceSeconds = 365 * 86_400

/** What the warning of a new device needs, loaded before a transaction, which cannot load settings. */
export interface WarningOrigin extends EmailOrigin {
  timeZone: string
}

export async function warningOrigin(context: Context): Promise<WarningOrigin> {
  const { store, now } = context
  const timeZone = (await storeSettings(context))['general/locale/timezone']
  return { store, now, base: (await storeUrls(context)).base, timeZone }
}

/**
 * Remembers the device of a sign-in. Warns the customer if it is new. The first one is not reported: nothing was known to compare
 * it with.
 */
export async function recordDevice(
  context: Context,
  tx: Writer,
  account: { id: number; email: string; firstname: string },
  origin: WarningOrigin,
): Promise<void> {
  if (!(await saveDevice(tx, deviceHash(context), account.id, context.now))) return
  const { locale } = context.store
  const { browser, platform } = deviceOf(context.visitor?.userAgent ?? '')
  const names = [browser, platform].filter((name) => name !== null).join(', ')
  await mailWarning(origin, tx, account, 'newDevice', {
    device: names || message(locale, 'mail.newDevice.unknown'),
    time: formatMoment(locale, context.now, origin.timeZone),
  })
}

/** Identifies a browser of the storefront by a cookie, and any other client, which has none, by its `User-Agent`. */
export function deviceHash({ visitor }: Context): string {
  // The prefix keeps a cookie from passing for such a client.
  if (visitor?.isStorefront !== true) return `client ${hashToken(visitor?.userAgent ?? '')}`
  const known = visitor.cookie(deviceCookie)
  const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken()
  setHostCookie(visitor, deviceCookie, device, deviceSeconds)
  return hashToken(device)
}
