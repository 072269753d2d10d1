import type { Reader } from '#src/platform/database.ts'
import { storeTree } from '#src/store/store.ts'
import { allStores } from './calculate-path.ts'
import type { StoreIds } from './content-kind.ts'
import { kinds } from './kinds.ts'
import type { ContentFiles } from './types.ts'

/** The content of the shop as files, by path. */
export async function describeContent(db: Reader): Promise<ContentFiles> {
  const stores = await storeIds(db)
  const files: [string, string][] = []
  for (const kind of kinds) files.push(...(await kind.describe(db, stores)))
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** All store views by their codes, also disabled ones. */
export async function storeIds(db: Reader): Promise<StoreIds> {
  const views = (await storeTree(db)).flatMap(({ groups }) => groups.flatMap((group) => group.views))
  return new Map([[allStores, 0], ...views.map(({ code, id }): [string, number] => [code, id])])
}
