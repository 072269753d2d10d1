import { pictureSet, pictureUrl } from '#src/catalogue/media.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import type { MenuItem } from '#src/layout/menu-tree.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import { readBanner, uprightCut, type Banner } from './banner.ts'
import { CmsHtml } from './cms-html.tsx'
import styles from './hero.module.css'

type Props = { readonly html: string; readonly categories: readonly MenuItem[] }

/** The season's campaign from the shop's own block: one picture, a few words, and the first doors into the shop. */
export function Hero({ html, categories }: Props) {
  const store = useStore()
  const banner = readBanner(html)
  return (
    <section className={styles['hero']}>
      <HeroPicture banner={banner} />
      <div className={styles['panel']}>
        {html ? <CmsHtml className={styles['words']} html={asPageHeading(banner.words)} /> : <Words />}
        <p className={styles['doors']}>
          {categories.slice(1, 4).map((category) => (
            <ShopLink skeleton="category" key={category.uid} className={styles['door']} to={href(store, category.path)}>
              {category.name}
            </ShopLink>
          ))}
        </p>
      </div>
    </section>
  )
}

// On the home page the campaign's heading is the page's heading.
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

function Words() {
  const t = useT()
  return (
    <div className={styles['words']}>
      <h1>{t('home.hero.title')}</h1>
      <p>{t('home.hero.text')}</p>
    </div>
  )
}
