import { Breadcrumbs } from '#src/catalogue/breadcrumbs.tsx'
import { ProductGrid } from '#src/catalogue/product-grid.tsx'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { PageHead } from '#src/seo/page-head.tsx'
import styles from './gift-card-page.module.css'

export type GiftCardContent = {
  readonly header: string
  readonly main: string
  readonly balance: string
  readonly unlocking: string
  readonly cards: readonly (ProductCardFragment | null)[]
}

/** What gift cards are, which ones there are, and what to know about a card that one has; the words are the shop's blocks. */
export function GiftCardPage({ content }: { readonly content: GiftCardContent }) {
  const t = useT()
  const { header, main, balance, unlocking, cards } = content
  const title = t('giftCard.title')
  return (
    <div className={styles['page']}>
      <PageHead title={title} description={t('giftCard.description')} address="/gift-card" />
      <Breadcrumbs crumbs={[]} current={title} />
      <h1 className={styles['title']}>{title}</h1>
      {header ? <CmsHtml className={styles['header']} html={header} /> : null}
      <section aria-labelledby="gift-cards">
        <h2 id="gift-cards" className={styles['heading']}>
          {t('giftCard.choose')}
        </h2>
        {cards.length > 0 ? <ProductGrid products={cards} heading="h3" /> : <p>{t('giftCard.none')}</p>}
      </section>
      {main ? <CmsHtml className={styles['words']} html={main} /> : null}
      {balance || unlocking ? (
        <div className={styles['columns']}>
          {balance ? <CmsHtml className={styles['words']} html={balance} /> : null}
          {unlocking ? <CmsHtml className={styles['words']} html={unlocking} /> : null}
        </div>
      ) : null}
    </div>
  )
}
