import type { Reader, Writer } from '#src/platform/database.ts'
import { deleteOrphans, deleteRewrite, selectListed, type ListedRewrite } from './queries.ts'
import { splitUrl } from './split-url.ts'

const mostListed = 200

/** Redirects and custom rewrites, of one store view or all, whose path or target holds the text; at most two hundred. */
export function listRewrites(db: Reader, store: string | undefined, text: string): Promise<ListedRewrite[]> {
  return selectListed(db, { store: store ?? null, text, limit: mostListed })
}

/** Takes away a redirect or custom rewrite; a live page keeps its path. Answers whether there was one. */
export async function removeRewrite(tx: Writer, storeId: number, from: string): Promise<boolean> {
  const { path } = splitUrl(from)
  return path === undefined ? false : deleteRewrite(tx, storeId, path)
}

/** Takes away the addresses of what is no longer there; answers how many. */
export function cleanRewrites(tx: Writer): Promise<number> {
  return deleteOrphans(tx)
}
