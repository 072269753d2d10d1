import { useRef } from 'react'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { BlogCard } from './blog-card.tsx'
import * as styles from './product-posts.module.css'
import { useProductPosts } from './use-product-posts.ts'

type Props = { readonly sku: string }

/** Posts about a product, loaded when they come near the viewport. Nothing of them is in the server's markup. */
export function ProductPosts({ sku }: Props) {
  return useAfterHydration() ? <Posts sku={sku} /> : null
}

function Posts({ sku }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const posts = useProductPosts(sku, useNear(place))
  return (
    <div ref={place} className={styles['place']}>
      {posts.length > 0 ? (
        <section className={styles['section']} aria-labelledby="product-posts">
          <h2 id="product-posts" className={styles['heading']}>
            {t('blog.ofProduct')}
          </h2>
          <ul className={styles['posts']}>
            {posts.map((post) => (
              <li key={post.post_id}>
                <BlogCard post={post} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
