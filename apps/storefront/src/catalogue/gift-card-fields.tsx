import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { Field } from '#src/ui/field/field.tsx'
import styles from './option-tiles.module.css'

type GiftCard = Extract<ProductPageItemFragment, { __typename: 'GiftCardProduct' }>

const fieldName = /giftcard\/(sender_name|sender_email|recipient_name|recipient_email|message)$/

/** The amounts a gift card comes in, as radio tiles, and what is written on it; a card sent by post may stay blank. */
export function GiftCardFields({ product }: { readonly product: GiftCard }) {
  const t = useT()
  const store = useStore()
  const amounts = (product.giftcard_amounts ?? []).filter((amount) => amount !== null)
  const isPosted = product.giftcard_type === 'PHYSICAL'
  return (
    <>
      <fieldset className={styles['option']}>
        <legend className={styles['legend']}>{t('catalogue.giftCardAmount')}</legend>
        <div className={styles['tiles']}>
          {amounts.map((amount) => (
            <label key={amount.uid} className={styles['tile']}>
              <input
                type="radio"
                name="option_giftcard_amount"
                value={amount.uid}
                required
                className={styles['radio']}
              />
              <span className={styles['label']}>{formatMoney(store, { value: amount.value ?? 0 })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {product.gift_card_options
        .filter((option) => option !== null)
        .map((option) => {
          const name = fieldName.exec(atob(option.uid))?.[1]
          if (!name) return null
          const isOptional = isPosted || !option.required
          const type = name.endsWith('email') ? 'email' : 'text'
          return (
            <Field
              key={option.uid}
              label={t(`catalogue.giftCard.${name}`)}
              name={`entered_${option.uid}`}
              type={type}
              required={!isOptional}
              isOptional={isOptional}
            />
          )
        })}
    </>
  )
}
