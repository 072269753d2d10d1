import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { blogTerms, postLoader, shownIn } from './find-posts.ts'
import { selectPostOfComment } from './post-queries.ts'

/** What an address of the blog shows; the id is that of its post or term. */
export type BlogAddress =
  | { kind: 'blog_index' }
  | { kind: 'blog_archive'; month: string }
  | { kind: 'blog_post' | 'blog_comment' | 'blog_category' | 'blog_tag' | 'blog_author'; id: number }

export interface BlogMeta {
  title: string | null
  description: string | null
}

const nothing: BlogMeta = { title: null, description: null }

/** The meta data of a page of the blog; without values if it does not exist. */
export async function describePage(context: Context, address: BlogAddress): Promise<BlogMeta> {
  const settings = await storeSettings(context)
  if (!settings['blog/general/enabled']) return nothing
  if (address.kind === 'blog_index') {
    const title = settings['blog/index/meta_title'] || settings['blog/index/title']
    return { title, description: settings['blog/index/meta_description'] || settings['blog/index/subtitle'] || null }
  }
  if (address.kind === 'blog_archive') {
    const title = monthName(context.store.locale, address.month)
    return { title: title && `${settings['blog/index/title']}: ${title}`, description: null }
  }
  if (address.kind === 'blog_post' || address.kind === 'blog_comment') {
    const post = await postLoader(context).load(address.id)
    return post === null ? nothing : { title: post.metaTitle || post.title, description: post.metaDescription || null }
  }
  const term = (await blogTerms(context)).get(address.id)
  return term === undefined ? nothing : { title: term.title, description: term.description || null }
}

/** The id and URL key of the published post that a published comment belongs to. */
export async function postOfComment(
  context: Context,
  commentId: number,
): Promise<{ id: number; urlKey: string } | undefined> {
  if (!(await storeSettings(context))['blog/general/enabled']) return undefined
  const id = await selectPostOfComment(context.db, shownIn(context), commentId)
  return id === undefined ? undefined : ((await postLoader(context).load(id)) ?? undefined)
}

function monthName(locale: string, month: string): string | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  if (year === undefined) return null
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(Date.UTC(Number(year), Number(number) - 1)).toLocaleDateString(locale.replace('_', '-'), format)
}
