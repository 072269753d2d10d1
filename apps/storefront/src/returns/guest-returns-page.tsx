import type { FormOutcome } from '#src/forms/form-outcome.ts'
import { SentForm } from '#src/forms/sent-form.tsx'
import type { OrderReceiptFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { OrderNameFields } from '#src/order/order-name-fields.tsx'
import { OrderReceipt } from '#src/order/order-receipt.tsx'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { FoundOrder } from './found-order.tsx'
import styles from './guest-returns-page.module.css'

type Props = {
  readonly order: OrderReceiptFragment | undefined
  readonly outcome: FormOutcome | undefined
}

/** A guest names the order, sees it, and learns how to send things back. */
export function GuestReturnsPage({ order, outcome }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <div className={styles['page']}>
      <PageHead title={t('returns.guest.title')} robots="NONE" />
      <h1 className={styles['title']}>{t('returns.guest.title')}</h1>
      {order ? (
        <FoundOrder title={t('order.number', { number: order.number })}>
          <p>{t('returns.guest.how')}</p>
          <p className={styles['actions']}>
            <ButtonLink to={href(store, '/contact')}>{t('returns.guest.write')}</ButtonLink>
            <ButtonLink variant="secondary" to={href(store, '/returns')}>
              {t('returns.guest.terms')}
            </ButtonLink>
          </p>
          <OrderReceipt order={order} />
        </FoundOrder>
      ) : (
        <>
          <p className={styles['intro']}>{t('returns.guest.intro')}</p>
          <SentForm outcome={outcome} submit={t('returns.guest.find')}>
            <OrderNameFields outcome={outcome} />
          </SentForm>
          <p>
            <ShopLink className={styles['link']} to={href(store, '/returns')} skeleton="content">
              {t('returns.guest.terms')}
            </ShopLink>
          </p>
        </>
      )}
    </div>
  )
}
