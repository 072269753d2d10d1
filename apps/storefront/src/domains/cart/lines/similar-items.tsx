import { useEffect, useId, useState } from 'react'
import { SimilarItemsDocument, type SimilarItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Picture } from '#src/ui/picture/picture.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './similar-items.module.css'

const mostShown = 4

/** Products in stock that are similar to a sold-out product; renders nothing if there are none. */
export function SimilarItems({ uid }: { readonly uid: string }) {
  const t = useT()
  const store = useStore()
  const id = useId()
  const items = useSimilar(uid)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['similar']}>
      <h3 id={id} className={styles['title']}>
        {t('cart.similar')}
      </h3>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.uid}>
            <ShopLink
              skeleton="product"
              className={styles['link']}
              to={href(store, `/${item.url_key ?? ''}${item.url_suffix ?? ''}`)}
            >
              <Picture url={item.thumbnail?.url} alt="" width={88} />
              <span>{item.name}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useSimilar(uid: string): readonly SimilarItemFragment[] {
  const [items, setItems] = useState<readonly SimilarItemFragment[]>([])
  useEffect(() => {
    let isCurrent = true
    void query(SimilarItemsDocument, { uid }, undefined, { isOptional: true }).then(
      ({ products }) => {
        const [product] = products?.items ?? []
        const found = [...(product?.upsell_products ?? []), ...(product?.related_products ?? [])]
        if (isCurrent) setItems(inStock(found).slice(0, mostShown))
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [uid])
  return items
}

function inStock(items: readonly (SimilarItemFragment | null)[]): readonly SimilarItemFragment[] {
  const present = items.filter((item) => item !== null).filter((item) => item.stock_status === 'IN_STOCK')
  return [...new Map(present.map((item) => [item.uid, item])).values()]
}
