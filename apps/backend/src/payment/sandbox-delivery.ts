import type { Database } from '#src/platform/database.ts'
import { leaseNotices, noteNoticeDelivered } from './sandbox-queries.ts'
import type { SandboxNotice } from './sandbox-types.ts'

/** Posts a word to the shop and answers whether the shop has accepted it. */
export type Post = (notice: Omit<SandboxNotice, 'dueAt'>) => Promise<boolean>

const mostAttempts = 5

/** Posts the sandbox's words that are due; what the shop does not accept is posted again, as providers do. */
export async function deliverSandboxNotices(database: Database, post: Post, now: Date): Promise<number> {
  const due = await database.transaction((tx) => leaseNotices(tx, now, mostAttempts))
  for (const notice of due)
    if (await post(notice).catch(() => false))
      await database.transaction((tx) => noteNoticeDelivered(tx, notice.id, now))
  return due.length
}

/** Posts over HTTP to the address of a backend. */
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
