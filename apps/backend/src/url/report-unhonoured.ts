import { createLog } from '@bocian/service/log.ts'

interface Unhonoured {
  store: string
  path: string
  code: number
  target: string
}

const log = createLog('backend')
const mostRemembered = 1_000
const told = new Set<string>()

/** Tells staff, once for each address, that a rewrite has a code which is not followed. */
export function reportUnhonoured(rewrite: Unhonoured): void {
  const key = `${rewrite.store} ${rewrite.path} ${rewrite.code}`
  if (told.has(key) || told.size >= mostRemembered) return
  told.add(key)
  log.warn(rewrite, 'a rewrite has a code that is not followed; only 301 and 302 are')
}
