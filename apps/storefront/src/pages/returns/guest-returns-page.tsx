import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import type { OrderReceiptFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { OrderNameFields } from '#src/domains/order/order-name-fields.tsx'
import { OrderReceipt } from '#src/domains/order/order-receipt.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './guest-returns-page.module.css'
import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  readonly order: OrderReceiptFragment | undefined
  readonly outcome: FormOutcome | undefined
}

/** Lets a guest find an order and explains how to return items. */
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

/** The found order, which replaces the search form; its heading takes the focus. */
function FoundOrder({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  )
}
