import { forget, keep, recall } from '#src/browser-storage/persistence.ts'

type NoticeKey = 'customer.notice.signedOut' | 'customer.notice.expired' | 'customer.notice.notMerged'

/** Leaves a message that is said on the next page, also after a reload. */
export function leaveNotice(key: NoticeKey): void {
  keep('session_notice', key)
}

/** The message that was left, once. */
export function takeNotice(): NoticeKey | undefined {
  const key = recall<NoticeKey>('session_notice')
  forget('session_notice')
  return key
}
