import path from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { recentRequests } from './recent-requests.ts'
import { endAllVisits, openPages } from './visits.ts'

const folder = path.join(import.meta.dirname, '../.cache/failures')

// What the pages of a failed test show, for failures that only happen now and then.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const [place, page] of (await openPages()).entries()) {
    const file = path.join(folder, `${task.id}-${place}.png`)
    const isDrawn = await page.screenshot({ path: file, timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    process.stdout.write(
      `\n${task.name} ended at ${page.url()}${isDrawn ? `, see ${file}` : ''}\n${recentRequests(page)}\n`,
    )
  }
})
afterAll(endAllVisits)
