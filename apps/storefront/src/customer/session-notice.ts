import { forget, recall } from '#src/browser-storage/persistence.ts'

/** The message that the last page left, once. */
export function takeNotice(): string | undefined {
  const text = recall<string>('session_notice')
  forget('session_notice')
  return text
}
