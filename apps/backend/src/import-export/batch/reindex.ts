import type { Database } from '#src/platform/database.ts'
import { emptyBatchReport } from './batch-report.ts'
import { reindexSteps } from './index-steps.ts'
import type { Complaint } from '../types.ts'

/** Rebuilds all URL paths and listing rows. Returns the paths that conflict. */
export async function reindex(
  database: Database,
  onProgress: (products: number) => void,
  signal?: AbortSignal,
): Promise<{ products: number; complaints: Complaint[] }> {
  const report = emptyBatchReport()
  let products = 0
  for await (const done of reindexSteps((work) => database.transaction(work), report)) {
    products = done
    onProgress(done)
    if (signal?.aborted === true) break
  }
  return { products, complaints: report.complaints }
}
