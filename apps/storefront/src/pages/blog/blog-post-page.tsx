import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { mediaPath, pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import type { BlogCardFragment, BlogPostFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { BlogCard } from './blog-card.tsx'
import * as prose from '#src/domains/cms/prose.module.css'
import * as styles from './blog-post-page.module.css'

type Props = {
  readonly post: BlogPostFragment
  readonly recent: readonly BlogCardFragment[]
  readonly blogTitle: string
}

const ratio = 600 / 1440

/** A blog post with links to recent ones. */
export function BlogPostPage({ post, recent, blogTitle }: Props) {
  const t = useT()
  const picture = mediaPath(post.featured_image)
  const title = post.title ?? ''
  const up = { name: blogTitle || t('blog.title'), path: '/blog/allPosts' }
  const category = post.categories?.[0]
  const crumbs = category ? [up, { name: category.title ?? '', path: `/${category.category_url}` }] : [up]
  return (
    <div className={styles['page']}>
      <PageHead
        title={post.meta_title || title}
        description={post.meta_description}
        kind="article"
        image={post.featured_image}
      />
      <Breadcrumbs crumbs={crumbs} current={title} />
      <article className={styles['article']}>
        <h1 className={styles['title']}>{title}</h1>
        <Byline post={post} />
        {picture ? (
          <img
            className={styles['picture']}
            src={pictureUrl(picture, 960, ratio)}
            srcSet={pictureSet(picture, [320, 640, 960, 1280, 1600], ratio)}
            sizes="(width > 800px) 768px, 100vw"
            width={1440}
            height={600}
            alt=""
            fetchPriority="high"
          />
        ) : null}
        <CmsHtml className={`${prose['prose']} ${styles['content']}`} html={post.content ?? ''} />
        <Tags post={post} />
      </article>
      {recent.length > 0 ? (
        <section className={styles['recent']} aria-labelledby="recent-posts">
          <h2 id="recent-posts" className={styles['heading']}>
            {t('blog.recent')}
          </h2>
          <ul className={styles['posts']}>
            {recent.map((other) => (
              <li key={other.post_id}>
                <BlogCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function Byline({ post }: { readonly post: BlogPostFragment }) {
  const store = useStore()
  const { author, publish_time: day } = post
  return (
    <p className={styles['byline']}>
      {day ? <time dateTime={day}>{formatDate(store, day)}</time> : null}
      {author ? <ShopLink to={href(store, `/${author.author_url}`)}>{author.name}</ShopLink> : null}
    </p>
  )
}

function Tags({ post }: { readonly post: BlogPostFragment }) {
  const t = useT()
  const store = useStore()
  const tags = (post.tags ?? []).filter((tag) => tag !== null)
  if (tags.length === 0) return null
  return (
    <nav aria-label={t('blog.tags')}>
      <ul className={styles['tags']}>
        {tags.map((tag) => (
          <li key={tag.tag_id}>
            <ShopLink className={styles['tag']} to={href(store, `/${tag.tag_url}`)}>
              #{tag.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
