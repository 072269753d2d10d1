import { slugOf } from '#src/catalogue/save/save.ts'
import { savePosts, type PostDraft, type SavedBlog } from '#src/blog/blog.ts'
import { saveRewrites, type RewriteDraft } from '#src/url/url.ts'
import type { Writer } from '#src/platform/database.ts'
import { CellError } from '../parse/parse-cells.ts'
import { parseFlag } from '../parse/parse-flag.ts'
import { needStore, needText, parseWith } from '../parse/parse-with.ts'
import type { BatchReport, ImportStore, Row, TableImport } from '../types.ts'

type Term = PostDraft['terms'][number]

/**
 * The blog posts table: one row per post (`identifier`) and store view. `categories` and `tags` are lists of
 * `identifier=Title` or `identifier=Title=Description` separated by `|`; `author` is a single one. `related_posts` are identifiers and
 * `related_products` SKUs, also separated by `|`.
 */
export function createPostImport(stores: ReadonlyMap<string, ImportStore>, now: Date): TableImport<PostDraft> {
  return {
    columns: ['identifier', 'store_view_code', 'title', 'content', 'published_at'],
    keyOf: ({ identifier, storeId }) => `${identifier}/${storeId}`,
    parse: parseWith('identifier', (row) => readPost(row, stores)),
    async save(tx, posts, report) {
      const saved = await savePosts(tx, posts, now)
      for (const { isNew, isChanged } of saved.posts) {
        if (isNew) report.counted.created++
        else if (isChanged) report.counted.changed++
        else report.counted.unchanged++
      }
      await savePaths(tx, posts, saved, report)
    },
  }
}

function readPost(row: Row, stores: ReadonlyMap<string, ImportStore>): PostDraft {
  const identifier = needText(row, 'identifier')
  if (!/^[\w-]{1,100}$/.test(identifier)) throw new CellError('the identifier may hold letters, digits, - and _ only')
  const title = needText(row, 'title')
  const publishedAt = new Date(needText(row, 'published_at'))
  if (Number.isNaN(publishedAt.getTime())) throw new CellError('published_at is not a date')
  const cell = (column: string): string => (row[column] ?? '').trim()
  return {
    identifier,
    storeId: needStore(row, stores).id,
    urlKey: slugOf(cell('url_key') || title),
    title,
    shortContent: row['short_content'] ?? '',
    content: row['content'] ?? '',
    image: cell('image'),
    metaTitle: cell('meta_title'),
    metaDescription: cell('meta_description'),
    publishedAt: publishedAt.toISOString(),
    isActive: parseFlag('is_active', row['is_active']) ?? true,
    author: readTerms('author', cell('author'))[0],
    related: listIn(cell('related_posts')),
    productSkus: listIn(cell('related_products')),
    terms: [...readTerms('category', cell('categories')), ...readTerms('tag', cell('tags'))],
  }
}

const listIn = (text: string): string[] =>
  text
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function readTerms(kind: Term['kind'], text: string): Term[] {
  return listIn(text).map((entry) => {
    const [identifier = '', title = identifier, description = ''] = entry.split('=', 3).map((part) => part.trim())
    if (!/^[\w-]{1,100}$/.test(identifier)) throw new CellError(`the ${kind} "${entry.slice(0, 60)}" has no identifier`)
    return { kind, identifier, urlKey: slugOf(title), title, description }
  })
}

async function savePaths(
  tx: Writer,
  posts: readonly PostDraft[],
  saved: SavedBlog,
  report: BatchReport,
): Promise<void> {
  const keys = new Map(posts.map((post) => [`${post.storeId} ${post.identifier}`, post.urlKey]))
  const drafts: RewriteDraft[] = [
    ...saved.posts.map((post) => ({
      storeId: post.storeId,
      entity: 'blog_post' as const,
      entityId: post.id,
      path: `blog/post/${keys.get(`${post.storeId} ${post.identifier}`) ?? post.identifier}`,
    })),
    ...saved.terms.map((term) => ({
      storeId: term.storeId,
      entity: `blog_${term.kind}` as const,
      entityId: term.id,
      path: `blog/${term.kind}/${term.urlKey}`,
    })),
  ]
  const { conflicts } = await saveRewrites(tx, drafts)
  for (const { requestPath, message } of conflicts)
    report.complaints.push({ line: 0, key: requestPath, reason: message, isWarning: true })
}
