import { forget, recall } from '#src/platform/storage/persistence.ts'

/** Returns and deletes the notice that was stored for this page. */
export function takeNotice(): string | undefined {
  const text = recall<string>('session_notice')
  forget('session_notice')
  return text
}
