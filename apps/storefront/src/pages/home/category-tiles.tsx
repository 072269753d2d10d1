import { mediaPath, pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './category-tiles.module.css'

const most = 8

/** The first categories as tiles with pictures. */
export function CategoryTiles({ categories }: { readonly categories: readonly MenuItem[] }) {
  const t = useT()
  const store = useStore()
  const shown = categories.filter((category) => category.image).slice(0, most)
  if (shown.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="categories">
      <h2 id="categories" className={styles['heading']}>
        {t('home.categories')}
      </h2>
      <ul className={styles['tiles']}>
        {shown.map((category) => (
          <li key={category.uid}>
            <ShopLink skeleton="category" className={styles['tile']} to={href(store, category.path)}>
              <img
                className={styles['picture']}
                src={pictureUrl(mediaPath(category.image), 320, 1)}
                srcSet={pictureSet(mediaPath(category.image), [160, 320, 640], 1)}
                sizes="(width > 768px) 160px, 30vw"
                width={320}
                height={320}
                alt=""
                loading="lazy"
              />
              <span>{category.name}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
