import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import styles from './option-tiles.module.css'

type GiftCard = Extract<ProductPageItemFragment, { __typename: 'GiftCardProduct' }>

/** The amounts a gift card comes in, as radio tiles. */
export function GiftCardFields({ product }: { readonly product: GiftCard }) {
  const t = useT()
  const store = useStore()
  const amounts = (product.giftcard_amounts ?? []).filter((amount) => amount !== null)
  return (
    <fieldset className={styles['option']}>
      <legend className={styles['legend']}>{t('catalogue.giftCardAmount')}</legend>
      <div className={styles['tiles']}>
        {amounts.map((amount) => (
          <label key={amount.uid} className={styles['tile']}>
            <input type="radio" name="option_giftcard_amount" value={amount.uid} required className={styles['radio']} />
            <span className={styles['label']}>{formatMoney(store, { value: amount.value ?? 0 })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
