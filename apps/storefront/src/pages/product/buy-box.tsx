import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartOutcome } from '#src/domains/cart/change/change-cart.ts'
import { keepCookie } from '#src/platform/storage/cookies.ts'
import type { BuyBoxFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Price } from '#src/ui/price/price.tsx'
import { AddButton } from './add-button.tsx'
import * as styles from './buy-box.module.css'
import { ColourSiblings } from './colour-siblings.tsx'
import { PluginSlot } from './plugin-slot.tsx'
import { OptionTiles } from '#src/domains/catalogue/option-tiles.tsx'
import { pricesOf } from '#src/domains/catalogue/prices.ts'
import { AddFields } from '#src/domains/cart/add/add-fields.tsx'
import { labelsOf, useChoice } from './use-choice.ts'
import { isChoiceSoldOut, optionsOf, variantOf, type Choice } from '#src/domains/catalogue/variant-choice.ts'
import { lazyUntilInteraction, lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const WishlistButton = lazyUntilInteraction(
  async () => (await import('#src/domains/wishlist/wishlist-button.tsx')).WishlistButton,
)
const ProductPoints = lazyUntilInteraction(
  async () => (await import('#src/domains/loyalty/product-points.tsx')).ProductPoints,
)
const DeliveryPromise = lazyUntilInteraction(async () => (await import('./delivery-promise.tsx')).DeliveryPromise)
const StockAlert = lazyOnRender(async () => (await import('#src/domains/product-alert/stock-alert.tsx')).StockAlert)
const GiftCardFields = lazyOnRender(async () => (await import('./gift-card-fields.tsx')).GiftCardFields)

/** Name, price, colours, sizes and the add-to-cart button in one form, which works without JavaScript. */
export function BuyBox({ product }: { readonly product: BuyBoxFragment }) {
  const t = useT()
  const fetcher = useFetcher<CartOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const options = optionsOf(product)
  // A ref, because a second click can come before React has rendered the pending state.
  const isSending = useRef(false)
  useEffect(() => void (isSending.current = fetcher.state !== 'idle'), [fetcher.state, fetcher.data])
  const [choice, choose] = useChoice(product, form)
  const [isAsked, setAsked] = useState(false)
  const isGiftCard = product.__typename === 'GiftCardProduct'
  const [giftFields, amount] = useGiftFields(product)
  const isReady = useIsReady()
  const variant = variantOf(product, choice)
  const soldOut = isChoiceSoldOut(product, choice)
  const labels = labelsOf(product, choice)
  const missing = options.find((option) => !choice[option.attribute_code ?? ''])
  const left = variant?.product?.only_x_left_in_stock ?? (options.length === 0 ? product.only_x_left_in_stock : null)
  const askForMissing = () => {
    setAsked(true)
    form.current?.querySelector<HTMLElement>(`[name="option_${missing?.attribute_code}"]:not([disabled])`)?.focus()
  }
  return (
    <section className={styles['box']} aria-labelledby="product-name">
      <BuyHead product={product} />
      {isGiftCard ? null : <Price {...pricesOf(variant?.product ?? product)} size="large" />}
      <PluginSlot place="product.price" product={product} />
      <ColourSiblings product={product} chosen={labels} />
      <fetcher.Form
        ref={form}
        method="post"
        noValidate={isReady && !isGiftCard}
        action={href(useStore(), cartPath)}
        className={styles['form']}
        onSubmit={(event) => {
          if (labels['cdrl_size']) keepCookie('size', labels['cdrl_size'])
          if (!missing && !soldOut && !isSending.current) return void (isSending.current = true)
          event.preventDefault()
          if (missing) askForMissing()
        }}
      >
        <AddFields product={product} />
        <Options product={product} choice={choice} missing={isAsked ? missing?.uid : undefined} onChoose={choose} />
        {giftFields}
        {left && !soldOut ? <p className={styles['left']}>{t('catalogue.onlyLeft', { count: left })}</p> : null}
        <AddButton
          fetcher={fetcher}
          isSoldOut={soldOut}
          isBlocked={isGiftCard && amount === undefined}
          name={product.name ?? ''}
        />
      </fetcher.Form>
      {soldOut ? <AlertOffer product={product} choice={choice} labels={labels} onMissing={askForMissing} /> : null}
      <Promises
        offers={soldOut ? [] : product.delivery_offers}
        price={amount ?? pricesOf(variant?.product ?? product).final.value ?? 0}
        isGiftCard={isGiftCard}
      />
    </section>
  )
}

type OptionsProps = {
  readonly product: BuyBoxFragment
  readonly choice: Choice
  /** The uid of the option that is reported as missing. */
  readonly missing: string | undefined
  readonly onChoose: (code: string, uid: string) => void
}

function Options({ product, missing, ...rest }: OptionsProps) {
  return optionsOf(product).map((option) => (
    <OptionTiles key={option.uid} product={product} option={option} isMissing={missing === option.uid} {...rest} />
  ))
}

// The gift card fields, and the chosen amount. Memoised, because a lazy component that renders again before its code has loaded
// would disappear.
function useGiftFields(product: BuyBoxFragment) {
  const [amount, setAmount] = useState<number>()
  const fields = useMemo(
    () =>
      product.__typename === 'GiftCardProduct' ? (
        <Suspense>
          <GiftCardFields product={product} onAmount={setAmount} />
        </Suspense>
      ) : null,
    [product],
  )
  return [fields, amount] as const
}

// Before hydration the browser validates the size; afterwards the page does, with its own messages.
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}

type OfferProps = {
  readonly product: BuyBoxFragment
  readonly choice: Choice
  readonly labels: Readonly<Record<string, string>>
  readonly onMissing: () => void
}

// Nothing to offer for a combination that does not exist.
function AlertOffer({ product, choice, labels, onMissing }: OfferProps) {
  const options = optionsOf(product)
  const isComplete = options.every((option) => choice[option.attribute_code ?? ''])
  const sku = options.length === 0 ? product.sku : variantOf(product, choice)?.product?.sku
  if (isComplete && !sku) return null
  const name = [product.name, ...Object.values(labels)].filter(Boolean).join(', ')
  return (
    <Suspense>
      <StockAlert sku={sku ?? undefined} name={name} onMissing={onMissing} />
    </Suspense>
  )
}

function BuyHead({ product }: { readonly product: BuyBoxFragment }) {
  return (
    <div className={styles['head']}>
      {product.cdrl_brand ? <p className={styles['brand']}>{product.cdrl_brand}</p> : null}
      <h1 id="product-name" className={styles['name']}>
        {product.name}
      </h1>
      {product.additional_product_name ? <p className={styles['second']}>{product.additional_product_name}</p> : null}
      <Suspense>
        <WishlistButton product={product} />
      </Suspense>
    </div>
  )
}

type PromisesProps = {
  readonly offers: BuyBoxFragment['delivery_offers']
  /** The price, or the amount on a gift card: the lowest one before one is chosen. */
  readonly price: number
  readonly isGiftCard: boolean
}

// Memoised for the same reason as the gift card fields. The entry of the delivery keeps its height while its code loads.
function Promises({ offers, price, isGiftCard }: PromisesProps) {
  const t = useT()
  const store = useStore()
  const delivery = useMemo(
    () => (
      <Suspense>
        <DeliveryPromise offers={offers} price={price} />
      </Suspense>
    ),
    [offers, price],
  )
  const points = useMemo(
    () => <Suspense>{isGiftCard ? null : <ProductPoints price={price} />}</Suspense>,
    [price, isGiftCard],
  )
  return (
    <ul className={styles['promises']}>
      {offers[0] ? <li className={styles['delivery']}>{delivery}</li> : null}
      {isGiftCard ? null : <li>{t('catalogue.promise.returns', { days: store.returnDays })}</li>}
      {points}
    </ul>
  )
}
