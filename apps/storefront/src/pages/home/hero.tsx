import { pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { readBanner, uprightCut, type Banner } from '#src/domains/cms/banner.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import * as styles from './hero.module.css'

type Props = { readonly html: string; readonly title: string; readonly categories: readonly MenuItem[] }

/** The campaign banner from the merchant's block: a picture, a text and links to the first categories. */
export function Hero({ html, title, categories }: Props) {
  const store = useStore()
  const banner = readBanner(html)
  return (
    <section className={styles['hero']}>
      <HeroPicture banner={banner} />
      <div className={styles['panel']}>
        {html ? (
          <CmsHtml className={styles['words']} html={asPageHeading(banner.words)} />
        ) : (
          <div className={styles['words']}>
            <h1>{title}</h1>
          </div>
        )}
        <p className={styles['doors']}>
          {(categories.length > 3 ? categories.slice(1, 4) : categories).map((category) => (
            <ShopLink skeleton="category" key={category.uid} className={styles['door']} to={href(store, category.path)}>
              {category.name}
            </ShopLink>
          ))}
        </p>
      </div>
    </section>
  )
}

// The campaign's h2 becomes the h1 of the home page.
const asPageHeading = (html: string): string => html.replace(/<h2\b/i, '<h1').replace(/<\/h2>/i, '</h1>')

function HeroPicture({ banner }: { readonly banner: Banner }) {
  const { path, width, height } = banner
  if (!path) return null
  const upright = uprightCut(path)
  const ratio = height / width
  return (
    <picture>
      {upright ? (
        <source
          media="(width <= 768px)"
          srcSet={pictureSet(upright, [320, 640, 960], 1.25)}
          sizes="88vw"
          width={780}
          height={975}
        />
      ) : null}
      <img
        className={styles['picture']}
        src={pictureUrl(path, 1280, ratio)}
        srcSet={pictureSet(path, [960, 1280, 1600, 2560], ratio)}
        sizes="100vw"
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  )
}
