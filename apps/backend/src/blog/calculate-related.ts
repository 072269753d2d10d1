import type { PostFacts } from './types.ts'

/**
 * The ids of the posts to read after this one: those that its author names, in that order; if there are none, those that share
 * the most categories and tags, the newest first. `posts` are all published posts, newest first.
 */
export function calculateRelated(post: PostFacts, posts: readonly PostFacts[], most: number): number[] {
  const others = posts.filter(({ id }) => id !== post.id)
  const named = post.related.flatMap((identifier) => others.find((other) => other.identifier === identifier)?.id ?? [])
  if (named.length > 0) return named.slice(0, most)
  const shared = (other: PostFacts): number => other.termIds.filter((id) => post.termIds.includes(id)).length
  return others
    .filter((other) => shared(other) > 0)
    .toSorted((one, two) => shared(two) - shared(one))
    .slice(0, most)
    .map(({ id }) => id)
}
