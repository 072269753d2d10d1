import { useId, type ReactNode } from 'react'
import type { BlogLinkFragment, BlogSidebarQuery } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { monthName } from '../month-name.ts'
import { BlogSearch } from './blog-search.tsx'
import * as styles from './blog-sidebar.module.css'

type Links = readonly { readonly to: string; readonly name: string; readonly count?: number }[]

type Props = { readonly sidebar: BlogSidebarQuery; readonly searchQuery?: string }

/** Beside the posts: search, recent and popular posts, topics, tags and months. Empty lists are left out. */
export function BlogSidebar({ sidebar, searchQuery = '' }: Props) {
  const t = useT()
  const store = useStore()
  const categories = (sidebar.blogCategories?.items ?? []).flatMap((category) =>
    category ? [{ to: category.category_url ?? '', name: category.title ?? '' }] : [],
  )
  const tags = (sidebar.blogTags?.items ?? []).flatMap((tag) =>
    tag ? [{ to: tag.tag_url ?? '', name: `#${tag.title}` }] : [],
  )
  const months = sidebar.blogMonths.map(({ month, month_url: to, posts_count: count }) => ({
    to,
    name: monthName(store.locale, month),
    count,
  }))
  return (
    <aside className={styles['sidebar']} aria-label={t('blog.sidebar')}>
      <BlogSearch searchQuery={searchQuery} />
      <LinkList title={t('blog.recent')} links={linksOf(sidebar.recent)} />
      <LinkList title={t('blog.popular')} links={linksOf(sidebar.popular)} />
      <LinkList title={t('blog.categories')} links={categories} />
      <LinkList title={t('blog.tags')} links={tags} isInline />
      <LinkList title={t('blog.archive')} links={months} />
      <p className={styles['feed']}>
        <a href={href(store, '/blog/rss/feed')}>{t('blog.feed')}</a>
      </p>
    </aside>
  )
}

const linksOf = (list: { readonly items?: readonly (BlogLinkFragment | null)[] | null } | null | undefined): Links =>
  (list?.items ?? []).flatMap((post) => (post ? [{ to: post.post_url ?? '', name: post.title ?? '' }] : []))

type ListProps = { readonly title: string; readonly links: Links; readonly isInline?: boolean }

function LinkList({ title, links, isInline = false }: ListProps): ReactNode {
  const store = useStore()
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <ul className={isInline ? styles['inline'] : styles['list']}>
        {links.map(({ to, name, count }) => (
          <li key={to}>
            <ShopLink className={styles['link']} to={href(store, `/${to}`)} skeleton="content">
              {name}
              {count === undefined ? null : <span className={styles['count']}> ({count})</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
