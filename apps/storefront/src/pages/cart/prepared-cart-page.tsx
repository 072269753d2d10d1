import { Form, useNavigation } from 'react-router'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { PreparedCartQuery, PreparedItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './prepared-cart.module.css'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly prepared: PreparedCartQuery['preparedCart']
  /** Why the cart could not be taken. */
  readonly refusal: string | undefined
}

/** A cart that a sales agent has prepared: what it holds now, and a button that puts it into the visitor's cart. */
export function PreparedCartPage({ prepared, refusal }: Props) {
  const t = useT()
  const store = useStore()
  const { state } = useNavigation()
  const title = t('cart.prepared.title')
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NONE" />
      <h1 tabIndex={-1}>{title}</h1>
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      {prepared ? (
        <>
          <p>{t('cart.prepared.hint', { time: formatDateTime(store, prepared.expires_at) })}</p>
          <ul className={styles['list']}>
            {prepared.items.map((item, index) => (
              <Item key={index} item={item} />
            ))}
          </ul>
          <Form method="post">
            <Button type="submit" size="large" isWide isLoading={state !== 'idle'}>
              {t('cart.prepared.take')}
            </Button>
          </Form>
        </>
      ) : (
        <>
          <Notice title={t('cart.prepared.gone')} />
          <p>
            <ShopLink to={cartPath}>{t('catalogue.goToCart')}</ShopLink>
          </p>
        </>
      )}
    </div>
  )
}

function Item({ item }: { readonly item: PreparedItemFragment }) {
  const t = useT()
  const store = useStore()
  return (
    <li className={styles['item']}>
      <div>
        <p className={styles['name']}>
          {item.quantity} × {item.name}
        </p>
        {item.options.length > 0 ? <p className={styles['soft']}>{item.options.join(', ')}</p> : null}
        {item.is_available ? null : <p className={styles['problem']}>{t('cart.prepared.unavailable')}</p>}
      </div>
      <p>{formatMoney(store, item.row_total)}</p>
    </li>
  )
}
