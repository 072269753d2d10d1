import { storedPosts } from '#src/blog/stored/stored.ts'
import { storedPages } from '#src/cms/stored/stored.ts'
import type { Reader } from '#src/platform/database.ts'

/** The path of a page or, if there is no such page, of a post in a store view, also of a draft. */
export async function addressOfContent(db: Reader, storeId: number, identifier: string): Promise<string | undefined> {
  const isIt = (one: { identifier: string; storeId: number }): boolean =>
    one.identifier === identifier && one.storeId === storeId
  const page = (await storedPages(db)).find(isIt)
  if (page !== undefined) return page.urlKey
  const post = (await storedPosts(db)).find(isIt)
  return post === undefined ? undefined : `blog/post/${post.urlKey}`
}
