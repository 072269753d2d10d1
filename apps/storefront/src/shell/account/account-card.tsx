import type { ReactNode } from 'react'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './account-card.module.css'

type Props = {
  readonly title: string
  /** A link to the page that shows or edits the details. */
  readonly link?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** A card on the account page for one topic. */
export function AccountCard({ title, link, children }: Props) {
  return (
    <section className={styles['card']}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['body']}>{children}</div>
      {link ? (
        <p>
          <ShopLink className={styles['link']} to={link.to}>
            {link.text}
          </ShopLink>
        </p>
      ) : null}
    </section>
  )
}
