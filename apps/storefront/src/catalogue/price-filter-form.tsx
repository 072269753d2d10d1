import { Form } from 'react-router'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { without, writeAddress, type ListingAddress } from './listing-address.ts'
import styles from './price-filter-form.module.css'

const amount = /^\d{1,7}([.,]\d{1,2})?$/

/** Two amounts and a button; a GET form, whose answer is the listing's own address. */
export function PriceFilterForm({ address }: { readonly address: ListingAddress }) {
  const t = useT()
  const store = useStore()
  const [from = '', to = ''] = (address.filters['price']?.[0] ?? '').split('_')
  return (
    <Form
      method="get"
      action={href(store, writeAddress(without(address, 'price')))}
      className={styles['form']}
      state={{ keepPlace: true }}
      preventScrollReset
    >
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

/** The address with the price that was typed into the form, which then leaves the query. */
export function withTypedPrice(address: ListingAddress, query: URLSearchParams): ListingAddress {
  if (!query.has('price_from') && !query.has('price_to')) return address
  const read = (name: string): string => {
    const text = (query.get(name) ?? '').trim()
    return amount.test(text) ? text.replace(',', '.') : ''
  }
  const [from, to] = [read('price_from'), read('price_to')]
  query.delete('price_from')
  query.delete('price_to')
  const rest = without(address, 'price')
  return from || to ? { ...rest, filters: { ...rest.filters, price: [`${from}_${to}`] } } : rest
}
