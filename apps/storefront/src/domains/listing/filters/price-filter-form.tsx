import { Form } from 'react-router'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { without, writeAddress, type ListingAddress } from '#src/platform/url/listing-address.ts'
import * as styles from './price-filter-form.module.css'

/** A GET form for a price range, so that the result has its own URL. */
export function PriceFilterForm({ address }: { readonly address: ListingAddress }) {
  const t = useT()
  const store = useStore()
  const [from = '', to = ''] = (address.filters['price']?.[0] ?? '').split('_')
  return (
    <Form method="get" action={href(store, writeAddress(without(address, 'price')))} className={styles['form']}>
      <label className={styles['field']}>
        <span>{t('catalogue.priceFrom', { currency: store.currency })}</span>
        <input key={from} name="price_from" inputMode="decimal" defaultValue={from} autoComplete="off" />
      </label>
      <label className={styles['field']}>
        <span>{t('catalogue.priceTo', { currency: store.currency })}</span>
        <input key={to} name="price_to" inputMode="decimal" defaultValue={to} autoComplete="off" />
      </label>
      <button type="submit" className={styles['apply']}>
        {t('catalogue.apply')}
      </button>
    </Form>
  )
}
