import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Price } from '#src/ui/price/price.tsx'
import { AddButton } from './add-button.tsx'
import styles from './buy-box.module.css'
import { ColourSiblings } from './colour-siblings.tsx'
import { GiftCardFields } from './gift-card-fields.tsx'
import { OptionTiles } from './option-tiles.tsx'
import { pricesOf } from './prices.ts'
import { isSoldOut, optionsOf, variantOf, type Choice } from './variant-choice.ts'

/** Name, price, colours, sizes and the button: one form, which needs no script. */
export function BuyBox({ product }: { readonly product: ProductPageItemFragment }) {
  const t = useT()
  const store = useStore()
  const fetcher = useFetcher<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const options = optionsOf(product)
  const [choice, setChoice] = useState<Choice>(useKeptChoice(product))
  const [isAsked, setAsked] = useState(false)
  // Until scripts run the browser asks for a missing size by itself; then the page does it, in its own words.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const variant = variantOf(product, choice)
  const soldOut = isSoldOut(product) || (variant !== undefined && variant.product?.stock_status !== 'IN_STOCK')
  const missing = options.find((option) => !choice[option.attribute_code ?? ''])
  const left = variant?.product?.only_x_left_in_stock ?? (options.length === 0 ? product.only_x_left_in_stock : null)
  const isGiftCard = product.__typename === 'GiftCardProduct'
  return (
    <section className={styles['box']} aria-labelledby="product-name">
      <BuyHead product={product} />
      {isGiftCard ? null : <Price {...pricesOf(variant?.product ?? product)} size="large" />}
      <ColourSiblings product={product} chosen={labelsOf(product, choice)} />
      <fetcher.Form
        ref={form}
        method="post"
        noValidate={isReady && !isGiftCard}
        action={href(store, '/cart')}
        className={styles['form']}
        onSubmit={(event) => {
          if (!missing) return
          event.preventDefault()
          setAsked(true)
          form.current?.querySelector<HTMLElement>(`[name="option_${missing.attribute_code}"]:not([disabled])`)?.focus()
        }}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={product.sku ?? ''} />
        <input type="hidden" name="name" value={product.name ?? ''} />
        <input type="hidden" name="quantity" value="1" />
        {options.map((option) => (
          <OptionTiles
            key={option.uid}
            product={product}
            option={option}
            choice={choice}
            isMissing={isAsked && missing?.uid === option.uid}
            onChoose={(code, uid) => setChoice((known) => ({ ...known, [code]: uid }))}
          />
        ))}
        {product.__typename === 'GiftCardProduct' ? <GiftCardFields product={product} /> : null}
        {left && !soldOut ? <p className={styles['left']}>{t('catalogue.onlyLeft', { count: left })}</p> : null}
        <AddButton fetcher={fetcher} isSoldOut={soldOut} name={product.name ?? ''} />
      </fetcher.Form>
      <Promises />
    </section>
  )
}

function BuyHead({ product }: { readonly product: ProductPageItemFragment }) {
  const store = useStore()
  return (
    <div className={styles['head']}>
      {product.cdrl_brand ? (
        <p className={styles['brand']}>{product.cdrl_brand.toLocaleLowerCase(store.locale)}</p>
      ) : null}
      <h1 id="product-name" className={styles['name']}>
        {product.name}
      </h1>
      {product.additional_product_name ? <p className={styles['second']}>{product.additional_product_name}</p> : null}
    </div>
  )
}

function Promises() {
  const t = useT()
  return (
    <ul className={styles['promises']}>
      <li>{t('catalogue.promise.delivery')}</li>
      <li>{t('catalogue.promise.returns')}</li>
    </ul>
  )
}

function labelsOf(product: ProductPageItemFragment, choice: Choice): Readonly<Record<string, string>> {
  return Object.fromEntries(
    optionsOf(product).map((option) => {
      const code = option.attribute_code ?? ''
      return [code, option.values?.find((value) => value?.uid === choice[code])?.label ?? '']
    }),
  )
}

// A shopper who changes the colour keeps the size, where the other colour has it.
function useKeptChoice(product: ProductPageItemFragment): Choice {
  const state: unknown = useLocation().state
  const kept =
    typeof state === 'object' && state !== null && 'chosen' in state ? (state.chosen as Record<string, string>) : {}
  const found = optionsOf(product).flatMap((option) => {
    const code = option.attribute_code ?? ''
    const uid = option.values?.find((value) => value?.label && value.label === kept[code])?.uid
    return uid ? [[code, uid] as const] : []
  })
  return Object.fromEntries(found)
}
