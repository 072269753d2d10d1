import { createLog } from '@bocian/service/log.ts'

interface Unhonoured {
  store: string
  path: string
  code: number
  target: string
}

const log = createLog('backend')
const mostRemembered = 1_000
const reported = new Set<string>()

/** Logs, once per path, that the code of a rewrite has no effect. */
export function reportUnhonoured(rewrite: Unhonoured): void {
  const key = `${rewrite.store} ${rewrite.path} ${rewrite.code}`
  if (reported.has(key) || reported.size >= mostRemembered) return
  reported.add(key)
  log.warn(rewrite, 'ignoring the code of a rewrite: only 301 and 302 redirect')
}
