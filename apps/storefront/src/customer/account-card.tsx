import type { ReactNode } from 'react'
import { ShopLink } from '#src/url/shop-link.tsx'
import styles from './account-card.module.css'

type Props = {
  readonly title: string
  /** The way to the page where this is changed or shown whole. */
  readonly link?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** One matter of the account on a card of its own. */
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
