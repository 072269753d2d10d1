import type { CSSProperties } from 'react'
import type { SwatchFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { productPath } from './product-path.ts'
import { swatchPaint } from './swatch-colour.ts'
import * as styles from './swatches.module.css'

const most = 5

type Props = {
  readonly siblings: readonly (SwatchFragment | null)[] | null
  readonly current: string
  /** Called with the uid of the hovered product, and with undefined when the mouse leaves. */
  readonly onPoint: (uid: string | undefined) => void
}

/** The colours of a design as links to the sibling products: at most five, and the number of further colours. */
export function Swatches({ siblings, current, onPoint }: Props) {
  const t = useT()
  const store = useStore()
  const colours = (siblings ?? []).filter((sibling) => sibling !== null).filter((sibling) => sibling.color_option)
  if (colours.length < 2) return null
  const rest = colours.length - most
  return (
    <ul className={styles['swatches']} aria-label={t('catalogue.colours')}>
      {colours.slice(0, most).map((sibling) => (
        <li key={sibling.uid}>
          <ShopLink
            skeleton="product"
            className={styles['swatch']}
            to={href(store, productPath(sibling))}
            aria-label={sibling.color_option?.label ?? ''}
            aria-current={sibling.uid === current ? 'true' : undefined}
            onMouseEnter={() => onPoint(sibling.uid)}
            onMouseLeave={() => onPoint(undefined)}
            title={sibling.color_option?.label ?? undefined}
            style={{ '--swatch': swatchPaint(sibling.color_option?.swatch_data) } as CSSProperties}
          />
        </li>
      ))}
      {rest > 0 ? (
        <li className={styles['rest']}>
          <span aria-hidden="true">+{rest}</span>
          <span className={styles['words']}>{t('catalogue.moreColours', { count: rest })}</span>
        </li>
      ) : null}
    </ul>
  )
}
