import * as z from 'zod'
import { savePosts, type PostDraft } from '#src/blog/blog.ts'
import {
  commentedPosts,
  removePosts,
  storedPosts,
  storedTerms,
  type StoredPost,
  type StoredTerm,
} from '#src/blog/stored/stored.ts'
import { cleanHtml } from '#src/cms/cms.ts'
import { removePaths } from '#src/url/url.ts'
import { filled, flag, identifier, identifiers, moment, needed, path, readHead, text } from './heads.ts'
import { savePaths } from './save-paths.ts'
import type { KeyFault, KindDefinition, RefusedDraft } from './types.ts'

const list = z.array(needed).default([])
const postHead = z.strictObject({
  title: needed,
  url: path.optional(),
  published: moment,
  active: flag,
  author: identifier.optional(),
  categories: z.array(identifier).default([]),
  tags: z.array(identifier).default([]),
  image: text,
  summary: text,
  metaTitle: text,
  metaDescription: text,
  related: list,
  products: list,
})

/** A post that names its author, categories and tags. */
type NamedPost = Omit<StoredPost, 'authorId' | 'termIds' | 'publishedAt'> & {
  publishedAt: string
  author: string | undefined
  categories: string[]
  tags: string[]
}

export const postFiles: KindDefinition<NamedPost> = {
  folder: 'posts',
  extension: 'html',
  names: identifiers,
  async stored(db) {
    const terms = new Map((await storedTerms(db)).map((term) => [term.id, term]))
    return (await storedPosts(db)).map(({ authorId, termIds, publishedAt, ...post }): NamedPost => {
      const named = termIds.flatMap((id) => terms.get(id) ?? [])
      const ofKind = (kind: StoredTerm['kind']) =>
        named.flatMap((term) => (term.kind === kind ? term.identifier : [])).toSorted()
      return {
        ...post,
        publishedAt: publishedAt.toISOString(),
        author: terms.get(authorId ?? 0)?.identifier,
        categories: ofKind('category'),
        tags: ofKind('tag'),
      }
    })
  },
  placeOf: ({ identifier: name, storeId }) => ({ name, storeId }),
  write: (post) => ({
    head: filled({
      title: post.title,
      url: post.urlKey,
      published: post.publishedAt,
      active: post.isActive,
      author: post.author,
      categories: post.categories,
      tags: post.tags,
      image: post.image,
      summary: post.shortContent,
      metaTitle: post.metaTitle,
      metaDescription: post.metaDescription,
      related: post.related,
      products: post.productSkus,
    }),
    body: post.content,
  }),
  read(parts, { name, storeId }) {
    const read = readHead(postHead, parts.head)
    if ('faults' in read) return read.faults
    const { head } = read
    return {
      identifier: name,
      storeId,
      urlKey: head.url ?? name,
      title: head.title,
      shortContent: cleanHtml(head.summary),
      content: cleanHtml(parts.body),
      image: head.image,
      metaTitle: head.metaTitle,
      metaDescription: head.metaDescription,
      related: head.related,
      productSkus: head.products,
      publishedAt: new Date(head.published).toISOString(),
      isActive: head.active,
      author: head.author,
      categories: [...new Set(head.categories)].toSorted(),
      tags: [...new Set(head.tags)].toSorted(),
    }
  },
  async save(tx, posts, now) {
    const terms = new Map((await storedTerms(tx)).map((term) => [keyOf(term), term]))
    const linked = posts.map((post) => ({ post, ...link(post, terms) }))
    const refused = linked.flatMap(({ post, faults }) => faults.map((fault) => ({ draft: post, ...fault })))
    if (refused.length > 0) return refused
    const saved = await savePosts(
      tx,
      linked.map(({ draft }) => draft),
      now,
    )
    const byKey = new Map(posts.map((post) => [`${post.storeId} ${post.identifier}`, post]))
    return savePaths(
      tx,
      saved.posts.flatMap(({ id, storeId, identifier: name }) => {
        const draft = byKey.get(`${storeId} ${name}`)
        const place = { storeId, entity: 'blog_post' as const, entityId: id }
        return draft === undefined ? [] : [{ ...place, draft, path: `blog/post/${draft.urlKey}` }]
      }),
    ).then((conflicts): RefusedDraft<NamedPost>[] => conflicts)
  },
  async remove(tx, places) {
    const keys = places.map(({ name, storeId }) => ({ identifier: name, storeId }))
    const commented = await commentedPosts(tx, keys)
    if (commented.length > 0)
      return commented.map(({ identifier: name, storeId }) => ({
        name,
        storeId,
        text: 'the post has comments, which would be deleted with it: write "active: false" instead',
      }))
    const removed = await removePosts(tx, keys)
    await removePaths(
      tx,
      removed.map(({ id, storeId }) => ({ storeId, entity: 'blog_post', entityId: id })),
    )
    return []
  },
}

const keyOf = ({ storeId, kind, identifier: name }: Pick<StoredTerm, 'storeId' | 'kind' | 'identifier'>): string =>
  `${storeId} ${kind} ${name}`

/** The post with the author, categories and tags that it names, and the names that are unknown in its store view. */
function link(
  { author, categories, tags, ...post }: NamedPost,
  terms: ReadonlyMap<string, StoredTerm>,
): { draft: PostDraft; faults: KeyFault[] } {
  const faults: KeyFault[] = []
  const find = (kind: StoredTerm['kind'], name: string, key: KeyFault['key']): StoredTerm[] => {
    const term = terms.get(keyOf({ storeId: post.storeId, kind, identifier: name }))
    if (term === undefined) faults.push({ key, text: `the store view has no blog ${kind} "${name}"` })
    return term === undefined ? [] : [term]
  }
  const [writer] = author === undefined ? [] : find('author', author, ['author'])
  const named = [
    ...categories.flatMap((name) => find('category', name, ['categories'])),
    ...tags.flatMap((name) => find('tag', name, ['tags'])),
  ]
  return { draft: { ...post, author: writer, terms: named }, faults }
}
