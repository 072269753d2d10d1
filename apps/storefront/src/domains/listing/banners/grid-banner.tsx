import type { GridBannerFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { cardSizes, cardWidths } from '#src/domains/product-card/card-picture.tsx'
import * as styles from './grid-banner.module.css'
import { mediaPath, pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'

const whole = /^([a-z][a-z0-9+.-]*:|\/\/)/i

/** A promotional banner in a cell of the product grid, with separate pictures for phone, tablet and desktop. */
export function GridBanner({ banner }: { readonly banner: GridBannerFragment }) {
  const store = useStore()
  const url = banner.url ?? ''
  const content = (
    <>
      <Pictures banner={banner} />
      <span className={styles['title']}>{banner.title}</span>
    </>
  )
  if (!url) return <div className={styles['banner']}>{content}</div>
  return (
    <ShopLink className={styles['banner']} to={whole.test(url) ? url : href(store, url)}>
      {content}
    </ShopLink>
  )
}

function Pictures({ banner }: { readonly banner: GridBannerFragment }) {
  const [desktop, tablet, mobile] = [banner.image_desktop, banner.image_tablet, banner.image_mobile].map(mediaPath)
  if (!desktop) return null
  return (
    <picture>
      <source media="(width <= 768px)" srcSet={pictureSet(mobile || desktop, cardWidths)} sizes={cardSizes} />
      <source media="(width < 1025px)" srcSet={pictureSet(tablet || desktop, cardWidths)} sizes={cardSizes} />
      <img
        className={styles['picture']}
        alt=""
        loading="lazy"
        decoding="async"
        src={pictureUrl(desktop, 640)}
        srcSet={pictureSet(desktop, cardWidths)}
        sizes={cardSizes}
        width={984}
        height={1476}
      />
    </picture>
  )
}
