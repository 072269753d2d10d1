import { keep } from '#src/browser-storage/persistence.ts'
import { loadAllMessages, translatorOf } from '#src/i18n/messages.ts'
import { currentStore } from './session-token.ts'

export type NoticeKey =
  | 'agent.notice.ended'
  | 'agent.notice.left'
  | 'customer.notice.signedOut'
  | 'customer.notice.expired'
  | 'customer.notice.notMerged'
  | 'forms.server.cartClosed'

/** Leaves a message that is said on the next page, also after a reload: in words, since that page may not have them yet. */
export async function leaveNotice(key: NoticeKey): Promise<void> {
  const { locale } = currentStore()
  await loadAllMessages(locale).catch(() => undefined)
  const text = translatorOf(locale)(key)
  if (text) keep('session_notice', text)
}
