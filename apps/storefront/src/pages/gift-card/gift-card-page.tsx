import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { ContentElements } from '#src/domains/cms/content/content-elements.tsx'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { CardOutcome } from './submit-card-form.ts'
import { CardForm } from './card-form.tsx'
import * as styles from './gift-card-page.module.css'

export type GiftCardContent = {
  readonly header: readonly ContentElement[]
  readonly main: readonly ContentElement[]
  readonly balance: readonly ContentElement[]
  readonly unlocking: readonly ContentElement[]
  /** The terms for sending a gift card to someone else. */
  readonly agreement: readonly ContentElement[]
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
      <ContentElements className={styles['header']} elements={header} />
      <section aria-labelledby="gift-cards">
        <h2 id="gift-cards" className={styles['heading']}>
          {t('giftCard.choose')}
        </h2>
        {cards.length > 0 ? <ProductGrid products={cards} heading="h3" /> : <p>{t('giftCard.none')}</p>}
      </section>
      <ContentElements className={styles['words']} elements={main} />
      <ContentElements className={styles['words']} elements={agreement} />
      <div className={styles['columns']}>
        <section className={styles['words']} aria-label={t('giftCard.check')}>
          <ContentElements elements={balance} />
          <CardForm intent="balance" outcome={outcome} />
        </section>
        <section className={styles['words']} aria-label={t('giftCard.unlock')}>
          <ContentElements elements={unlocking} />
          <CardForm intent="unlock" outcome={outcome} />
        </section>
      </div>
    </div>
  )
}
