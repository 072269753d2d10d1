import { analyzeListing, rebuildListing } from '#src/catalogue/index/index.ts'
import { cleanRewrites, saveRewrites, type RewriteDraft, type RewriteReport } from '#src/url/url.ts'
import type { Writer } from '#src/platform/database.ts'
import { deleteMark, selectCategoryPaths, selectListable, selectProductPaths } from '../queries.ts'
import type { BatchReport } from '../types.ts'

/** While this mark is stored, some saved products are not indexed yet. */
export const indexDueMark = 'index-due'

const batch = 300

type Step = (tx: Writer) => Promise<void>

/**
 * Updates URL paths and listing rows of saved products, in transactions of a few hundred products. The search index needs no step
 * of its own: each process reads changed rows into it (`catalogue/index/store-index.ts`).
 */
export async function* indexSteps(
  productIds: number[],
  withCategories: boolean,
  report: BatchReport,
): AsyncGenerator<Step> {
  if (withCategories) yield (tx) => indexCategories(tx, report)
  const ids = productIds.toSorted((a, b) => a - b)
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch)
    yield async (tx) => {
      noteConflicts(await saveRewrites(tx, await selectProductPaths(tx, part)), report)
      await rebuildListing(tx, { productIds: part })
    }
  }
  yield (tx) => deleteMark(tx, indexDueMark)
}

/** Updates all products. Yields the number of processed products after each batch. */
export async function* reindexSteps(tx: (work: Step) => Promise<void>, report: BatchReport): AsyncGenerator<number> {
  let after = 0
  let done = 0
  await tx((writer) => indexCategories(writer, report))
  for (;;) {
    let ids: number[] = []
    await tx(async (writer) => {
      ids = await selectListable(writer, after, batch)
      noteConflicts(await saveRewrites(writer, await selectProductPaths(writer, ids)), report)
      await rebuildListing(writer, { productIds: ids })
    })
    if (ids.length === 0) break
    after = ids.at(-1) ?? after
    done += ids.length
    yield done
  }
  await tx(async (writer) => {
    await cleanRewrites(writer)
    await analyzeListing(writer)
    await deleteMark(writer, indexDueMark)
  })
}

async function indexCategories(tx: Writer, report: BatchReport): Promise<void> {
  const drafts: RewriteDraft[] = (await selectCategoryPaths(tx)).map((row) => ({ ...row, entity: 'category' as const }))
  noteConflicts(await saveRewrites(tx, drafts), report)
}

function noteConflicts({ conflicts }: RewriteReport, report: BatchReport): void {
  for (const { message, requestPath } of conflicts)
    report.complaints.push({ line: 0, key: requestPath, reason: message, isWarning: true })
}
