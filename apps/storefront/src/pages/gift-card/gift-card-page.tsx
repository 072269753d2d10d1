import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { CardOutcome } from './submit-card-form.ts'
import { CardForm } from './card-form.tsx'
import * as styles from './gift-card-page.module.css'

export type GiftCardContent = {
  readonly header: string
  readonly main: string
  readonly balance: string
  readonly unlocking: string
  /** The terms for sending a gift card to someone else. */
  readonly agreement: string
  readonly cards: readonly (ProductCardFragment | null)[]
}

type Props = { readonly content: GiftCardContent; readonly outcome: CardOutcome | undefined }

/** The gift card page: the merchant's content blocks, the cards on sale, and the forms for existing cards. */
export function GiftCardPage({ content, outcome }: Props) {
  const t = useT()
  const { header, main, balance, unlocking, agreement, cards } = content
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
      {agreement ? <CmsHtml className={styles['words']} html={agreement} /> : null}
      <div className={styles['columns']}>
        <section className={styles['words']} aria-label={t('giftCard.check')}>
          {balance ? <CmsHtml html={balance} /> : null}
          <CardForm intent="balance" outcome={outcome} />
        </section>
        <section className={styles['words']} aria-label={t('giftCard.unlock')}>
          {unlocking ? <CmsHtml html={unlocking} /> : null}
          <CardForm intent="unlock" outcome={outcome} />
        </section>
      </div>
    </div>
  )
}
