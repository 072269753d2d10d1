import type { ColourSiblingsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './colour-siblings.module.css'
import { mediaPath, pictureSet, pictureUrl } from '#src/domains/catalogue/media.ts'
import { productPath } from '#src/domains/catalogue/product-path.ts'

type Props = { readonly product: ColourSiblingsFragment; readonly chosen: Readonly<Record<string, string>> }

/** Pictures of the design's other colours; they link to the sibling products and keep the chosen size. */
export function ColourSiblings({ product, chosen }: Props) {
  const t = useT()
  const store = useStore()
  const siblings = (product.color_siblings ?? []).filter((sibling) => sibling !== null)
  const label = product.color_option?.label
  if (siblings.length < 2)
    return label ? <p className={styles['only']}>{t('catalogue.colour', { name: label })}</p> : null
  return (
    <div className={styles['colours']}>
      <h2 className={styles['title']}>{t('catalogue.colour', { name: label ?? '' })}</h2>
      <ul className={styles['list']}>
        {siblings.map((sibling) => {
          const path = mediaPath(sibling.small_image?.url)
          const isSoldOut = sibling.stock_status === 'OUT_OF_STOCK'
          const name = sibling.color_option?.label ?? sibling.name ?? ''
          return (
            <li key={sibling.uid}>
              <ShopLink
                className={styles['colour']}
                to={href(store, productPath(sibling))}
                state={{ chosen, keepPlace: true }}
                replace
                aria-current={sibling.uid === product.uid ? 'true' : undefined}
                aria-label={isSoldOut ? `${name}, ${t('catalogue.outOfStock')}` : name}
                data-sold-out={isSoldOut || undefined}
                title={name}
              >
                <img
                  src={pictureUrl(path, 80)}
                  srcSet={pictureSet(path, [80, 160])}
                  sizes="56px"
                  width={80}
                  height={120}
                  alt=""
                  loading="lazy"
                />
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
