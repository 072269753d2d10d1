import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { BlogListPage } from './blog-list-page.tsx'
import { loadPosts, type BlogList } from './load-posts.ts'
import { addData } from '#src/domains/seo/structured-data.ts'
import { blogData } from './structured-data.ts'

/** Loads all posts, newest first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<BlogList> {
  const list = await loadPosts(request, null)
  const { index_title: title, index_meta_description: description } = list.settings
  const posts = (list.posts.items ?? []).filter((post) => post !== null)
  const { locale } = storeOf(request)
  addData(list.base, () => [blogData({ title: title ?? '', description: description ?? '', posts }, list.base, locale)])
  return list
}

/** The blog's first page, with the configured title. */
export function Component() {
  const t = useT()
  const list = useLoaderData<typeof loader>()
  const { settings } = list
  const title = settings.index_title || t('blog.title')
  return (
    <BlogListPage
      list={list}
      title={title}
      subtitle={settings.index_subtitle || undefined}
      metaTitle={settings.index_meta_title || title}
      description={settings.index_meta_description || t('blog.description')}
      path="/blog/allPosts"
      isIndex
    />
  )
}
