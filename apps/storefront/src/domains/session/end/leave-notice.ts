import { keep } from '#src/platform/storage/persistence.ts'
import { loadRestOfLocale, translatorOf } from '#src/platform/i18n/messages.ts'
import { currentStore } from '../token/session-token.ts'

export type NoticeKey =
  | 'agent.notice.ended'
  | 'agent.notice.left'
  | 'cart.prepared.saved'
  | 'customer.notice.deleted'
  | 'customer.notice.signedOut'
  | 'customer.notice.expired'
  | 'customer.notice.notMerged'
  | 'forms.server.cartClosed'

/**
 * Stores a notice for the next page or reload. Stores the translated text, because that page may not have loaded the message.
 */
export async function leaveNotice(key: NoticeKey): Promise<void> {
  const { locale } = currentStore()
  await loadRestOfLocale(locale).catch(() => undefined)
  const text = translatorOf(locale)(key)
  if (text) keep('session_notice', text)
}
