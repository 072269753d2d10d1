import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { BlogCard } from '#src/domains/blog/blog-card.tsx'
import { BlogPages } from './blog-pages.tsx'
import { FeedLink } from './feed-link.tsx'
import { BlogSidebar } from './sidebar/blog-sidebar.tsx'
import type { BlogList } from './load-posts.ts'
import * as styles from './blog-list-page.module.css'

type Props = {
  readonly list: BlogList
  readonly title: string
  readonly subtitle?: string | undefined
  readonly metaTitle?: string | undefined
  readonly description?: string | undefined
  readonly robots?: string
  /** The list's own path, for links to its pages. */
  readonly path: string
  readonly searchQuery?: string
  readonly isIndex?: boolean
}

/** A list of posts as cards, with pagination, and the sidebar of the blog. */
export function BlogListPage({
  list,
  title,
  subtitle,
  metaTitle,
  description,
  robots,
  path,
  searchQuery,
  isIndex,
}: Props) {
  const t = useT()
  const posts = (list.posts.items ?? []).filter((post) => post !== null)
  const up = { name: list.settings.index_title || t('blog.title'), path: '/blog/allPosts' }
  return (
    <div className={styles['page']}>
      <PageHead
        title={isIndex ? metaTitle || title : `${metaTitle || title} ${list.separator} ${up.name}`}
        description={description}
        robots={robots}
        isCut={list.page > 1}
        {...(isIndex ? { address: path } : {})}
      />
      <FeedLink title={up.name} />
      <Breadcrumbs crumbs={isIndex ? [] : [up]} current={title} />
      <header>
        <h1 className={styles['title']}>{title}</h1>
        {subtitle ? <p className={styles['subtitle']}>{subtitle}</p> : null}
      </header>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {posts.length > 0 ? (
            <ul className={styles['posts']}>
              {posts.map((post, index) => (
                <li key={post.post_id}>
                  <BlogCard post={post} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <p role="status">{t('blog.none')}</p>
          )}
          <BlogPages path={path} searchQuery={searchQuery} page={list.page} pages={list.posts.total_pages ?? 1} />
        </div>
        <BlogSidebar sidebar={list.sidebar} {...(searchQuery ? { searchQuery } : {})} />
      </div>
    </div>
  )
}
