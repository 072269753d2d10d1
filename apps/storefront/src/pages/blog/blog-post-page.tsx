import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { mediaPath, pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import type { BlogPostFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { BlogCard } from '#src/domains/blog/blog-card.tsx'
import { Comments } from './comments/comments.tsx'
import { FeedLink } from './feed-link.tsx'
import { PostProducts } from './post-products.tsx'
import type { PostData } from './post-data.ts'
import { BlogSidebar } from './sidebar/blog-sidebar.tsx'
import { useCountView } from './use-count-view.ts'
import * as prose from '#src/domains/cms/prose.module.css'
import * as styles from './blog-post-page.module.css'

const ratio = 600 / 1440

/** A blog post with its products, related posts and comments, and the sidebar of the blog. */
export function BlogPostPage({ post, settings, sidebar, comments, page, commentId }: PostData) {
  const t = useT()
  const title = post.title ?? ''
  const path = `/${post.post_url}`
  const up = { name: settings.index_title || t('blog.title'), path: '/blog/allPosts' }
  const category = post.categories?.[0]
  const crumbs = category ? [up, { name: category.title ?? '', path: `/${category.category_url}` }] : [up]
  const skus = (post.related_products ?? []).filter((sku) => sku !== null)
  useCountView(post.post_id)
  return (
    <div className={styles['page']}>
      <PageHead
        title={post.meta_title || title}
        description={post.meta_description}
        kind="article"
        image={post.featured_image}
        address={path}
        isCut={page > 1}
      />
      <FeedLink title={up.name} />
      <Breadcrumbs crumbs={crumbs} current={title} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <article className={styles['article']}>
            <h1 className={styles['title']}>{title}</h1>
            <Byline post={post} />
            <Picture post={post} />
            <CmsHtml className={`${prose['prose']} ${styles['content']}`} html={post.content ?? ''} />
            <Tags post={post} />
          </article>
          {skus.length > 0 ? <PostProducts key={path} skus={skus} /> : null}
          <Related post={post} />
          {comments && post.post_id ? (
            <Comments
              key={post.post_id}
              {...{ comments, path, page, commentId }}
              postId={post.post_id}
              areGuestsWelcome={settings.guest_comments_enabled === true}
            />
          ) : null}
        </div>
        <BlogSidebar sidebar={sidebar} />
      </div>
    </div>
  )
}

function Picture({ post }: { readonly post: BlogPostFragment }) {
  const picture = mediaPath(post.featured_image)
  if (!picture) return null
  return (
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
  )
}

function Related({ post }: { readonly post: BlogPostFragment }) {
  const t = useT()
  const related = (post.related_posts ?? []).filter((other) => other !== null)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-posts">
      <h2 id="related-posts" className={styles['heading']}>
        {t('blog.related')}
      </h2>
      <ul className={styles['posts']}>
        {related.map((other) => (
          <li key={other.post_id}>
            <BlogCard post={other} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
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
    <ul className={styles['tags']} aria-label={t('blog.tags')}>
      {tags.map((tag) => (
        <li key={tag.tag_id}>
          <ShopLink className={styles['tag']} to={href(store, `/${tag.tag_url}`)}>
            #{tag.title}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
