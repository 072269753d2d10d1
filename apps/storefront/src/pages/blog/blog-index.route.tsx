import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { BlogListPage } from './blog-list-page.tsx'
import { loadPosts, type BlogList } from './load-posts.ts'

/** Loads all posts, newest first. */
export function loader({ request }: LoaderFunctionArgs): Promise<BlogList> {
  return loadPosts(request, null)
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
