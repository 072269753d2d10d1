import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import * as styles from './link-chips.module.css'
import { ShopLink } from './shop-link.tsx'

type Props = {
  /** Labels and paths inside the store view. */
  readonly links: readonly { readonly name: string; readonly path: string }[]
  readonly isCentred?: boolean
}

/** Links to categories, side by side. */
export function LinkChips({ links, isCentred = false }: Props) {
  const store = useStore()
  return (
    <ul className={styles['chips']} data-centred={isCentred}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <ShopLink className={styles['chip']} to={href(store, path)} skeleton="category">
            {name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
