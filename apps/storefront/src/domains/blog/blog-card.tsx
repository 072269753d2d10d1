import { mediaPath, pictureSet, pictureUrl } from '../catalogue/media.ts'
import { CmsHtml } from '../cms/cms-html.tsx'
import type { BlogCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './blog-card.module.css'

const ratio = 600 / 1440

type Props = {
  readonly post: BlogCardFragment
  readonly isFirst?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** A post in a list: picture, date, title and excerpt. */
export function BlogCard({ post, isFirst = false, heading: Heading = 'h2' }: Props) {
  const store = useStore()
  const picture = mediaPath(post.featured_image)
  return (
    <article className={styles['card']}>
      {picture ? (
        <img
          className={styles['picture']}
          src={pictureUrl(picture, 640, ratio)}
          srcSet={pictureSet(picture, [320, 640, 960], ratio)}
          sizes="(width > 768px) 33vw, 100vw"
          width={1440}
          height={600}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
      ) : null}
      {post.publish_time ? (
        <time className={styles['day']} dateTime={post.publish_time}>
          {formatDate(store, post.publish_time)}
        </time>
      ) : null}
      <Heading className={styles['title']}>
        <ShopLink className={styles['link']} to={href(store, `/${post.post_url}`)} skeleton="content">
          {post.title}
        </ShopLink>
      </Heading>
      {post.short_content ? <CmsHtml className={styles['text']} html={post.short_content} /> : null}
    </article>
  )
}
