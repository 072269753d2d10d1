import { useEffect } from 'react'
import { mutate } from '#src/platform/graphql/client.ts'
import { CountBlogViewDocument } from '#src/platform/graphql/documents.gen.ts'

/** How long somebody must have a post open before it counts as read. */
const milliseconds = 3_000

/** Tells the shop that the post was read. A failure is nobody's concern. */
export function useCountView(post: number | null | undefined): void {
  useEffect(() => {
    if (!post) return undefined
    const timer = setTimeout(() => void mutate(CountBlogViewDocument, { post }).catch(() => undefined), milliseconds)
    return () => clearTimeout(timer)
  }, [post])
}
