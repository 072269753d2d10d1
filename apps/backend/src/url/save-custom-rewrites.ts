import { run, type Writer } from '#src/platform/database.ts'
import { rewritesAt, upsertRewrites } from './queries.ts'
import { isAbsolute, isHonoured, redirectCodes } from './redirect-codes.ts'
import { sourcePath } from './source-path.ts'
import { splitUrl } from './split-url.ts'
import type { Rewrite } from './types.ts'

/** A custom rewrite to save: a path and its target, which is a path of the shop or an https URL. */
export interface CustomDraft {
  storeId: number
  from: string
  to: string
  code: number
}

interface CustomReport {
  created: number
  changed: number
  unchanged: number
  refused: { draft: CustomDraft; reason: string }[]
  warnings: { draft: CustomDraft; reason: string }[]
}

/** Saves custom rewrites. Refuses invalid ones and those that would take a live page's path, and saves the rest. */
export async function saveCustomRewrites(tx: Writer, drafts: readonly CustomDraft[]): Promise<CustomReport> {
  const report: CustomReport = { created: 0, changed: 0, unchanged: 0, refused: [], warnings: [] }
  const read = drafts.flatMap((draft) => {
    const rewrite = readDraft(draft)
    if (typeof rewrite === 'object') return [{ draft, rewrite }]
    report.refused.push({ draft, reason: rewrite })
    return []
  })
  const stored = new Map(
    (await run(tx, rewritesAt(read.flatMap(({ rewrite }) => [rewrite, pageOf(rewrite)])))).map((row) => [
      placeOf(row),
      row,
    ]),
  )
  const writes = new Map<string, Rewrite>()
  for (const { draft, rewrite } of read) {
    const before = stored.get(placeOf(rewrite))
    const page = stored.get(placeOf(pageOf(rewrite)))
    if (page !== undefined && page.entity !== 'custom' && page.redirectCode === 0) {
      report.refused.push({ draft, reason: `the path "${page.requestPath}" belongs to a ${page.entity}` })
      continue
    }
    if (rewrite.redirectCode !== 0 && !isHonoured(rewrite.redirectCode))
      report.warnings.push({ draft, reason: `the code ${rewrite.redirectCode} is kept but not followed` })
    if (before === undefined) report.created++
    else if (isSame(before, rewrite)) report.unchanged++
    else report.changed++
    if (before === undefined || !isSame(before, rewrite)) writes.set(placeOf(rewrite), rewrite)
  }
  await upsertRewrites(tx, [...writes.values()])
  return report
}

/** The rewrite of a draft, or the reason why it is invalid. */
function readDraft({ storeId, from, to, code }: CustomDraft): Rewrite | string {
  const requestPath = sourcePath(from)
  if (requestPath === undefined || isAbsolute(from)) return `"${from.slice(0, 60)}" is not a path of the shop`
  if (!(redirectCodes as readonly number[]).includes(code)) return `the code must be one of ${redirectCodes.join(', ')}`
  const targetPath = readTarget(to)
  if (targetPath === undefined) return `"${to.slice(0, 60)}" is neither a path nor an https address`
  if (code === 0 && isAbsolute(targetPath)) return 'without a code the target must be a path of the shop'
  if (code === 0 && targetPath.includes('?')) return 'without a code the target has no query'
  if (requestPath.includes('?') && !isHonoured(code)) return 'a path with a query needs the code 301 or 302'
  const page = pageOf({ storeId, requestPath }).requestPath
  if (targetPath === requestPath || sourcePath(targetPath) === requestPath) return 'it leads to itself'
  if (page === requestPath && targetPath.split('?', 1)[0] === page) return 'it leads to itself'
  return { storeId, requestPath, entity: 'custom', entityId: null, redirectCode: code, targetPath }
}

function readTarget(to: string): string | undefined {
  if (/^https:\/\//i.test(to)) return URL.canParse(to) && to.length <= 2_048 ? new URL(to).href : undefined
  const { path, query } = splitUrl(to)
  return path === undefined || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to) ? undefined : path + query
}

/** The path without the query that a source may have. */
function pageOf({ storeId, requestPath }: Pick<Rewrite, 'storeId' | 'requestPath'>) {
  return { storeId, requestPath: requestPath.split('?', 1)[0] ?? '' }
}

const placeOf = ({ storeId, requestPath }: Pick<Rewrite, 'storeId' | 'requestPath'>): string =>
  `${storeId} ${requestPath}`

function isSame(a: Rewrite, b: Rewrite): boolean {
  return a.entity === b.entity && a.redirectCode === b.redirectCode && a.targetPath === b.targetPath
}
