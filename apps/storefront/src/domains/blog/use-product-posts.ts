import { useEffect, useState } from 'react'
import { ProductPostsDocument, type BlogCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'

/** Loads the newest posts about a product when `isWanted` is true. The page works without them, so a failure shows no error. */
export function useProductPosts(sku: string, isWanted: boolean): readonly BlogCardFragment[] {
  const [posts, setPosts] = useState<readonly BlogCardFragment[]>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    query(ProductPostsDocument, { sku }, undefined, { isOptional: true }).then(
      ({ blogPosts }) => isCurrent && setPosts((blogPosts?.items ?? []).filter((post) => post !== null)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [sku, isWanted])
  return posts
}
