import type { Database } from '#src/platform/database.ts'
import { leaseNotices, noteNoticeDelivered } from './sandbox-queries.ts'
import type { SandboxNotice } from './sandbox-types.ts'

/** Posts a notification to the shop. Returns whether the shop accepted it. */
export type Post = (notice: Omit<SandboxNotice, 'dueAt'>) => Promise<boolean>

const mostAttempts = 5

/** Posts the sandbox's notifications that are due. Retries those that the shop did not accept, as providers do. */
export async function deliverSandboxNotices(database: Database, post: Post, now: Date): Promise<number> {
  const due = await database.transaction((tx) => leaseNotices(tx, now, mostAttempts))
  for (const notice of due)
    if (await post(notice).catch(() => false))
      await database.transaction((tx) => noteNoticeDelivered(tx, notice.id, now))
  return due.length
}

/** Posts over HTTP to a backend's URL. */
export function overHttp(address: string): Post {
  return async ({ path, contentType, body }) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    return response.ok
  }
}
