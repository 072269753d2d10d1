import type { Reader, Writer } from '#src/platform/database.ts'
import { deleteOrphans, deleteRewrite, selectListed, type ListedRewrite } from './queries.ts'
import { sourcePath } from './source-path.ts'

const mostListed = 200

/**
 * Redirects and custom rewrites whose path or target contains the text, in one store view or all of them; at most two hundred.
 */
export function listRewrites(db: Reader, store: string | undefined, text: string): Promise<ListedRewrite[]> {
  return selectListed(db, { store: store ?? null, text, limit: mostListed })
}

/** Deletes a redirect or custom rewrite, but never the path of a live page. Returns whether there was one. */
export async function removeRewrite(tx: Writer, storeId: number, from: string): Promise<boolean> {
  const path = sourcePath(from)
  return path === undefined ? false : deleteRewrite(tx, storeId, path)
}

/** Deletes paths of entities that no longer exist and returns their number. */
export function cleanRewrites(tx: Writer): Promise<number> {
  return deleteOrphans(tx)
}
