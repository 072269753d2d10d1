import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher, useNavigate } from 'react-router'
import type { CartOutcome } from '../cart/change/change-cart.ts'
import { keepCookie } from '#src/platform/storage/cookies.ts'
import { query } from '#src/platform/graphql/client.ts'
import {
  CardDetailsDocument,
  type CardDetailsItemFragment,
  type ProductCardFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useQuickShop } from './open-quick-shop.ts'
import type { CardButton } from './product-card-form.tsx'
import { addFieldsOf } from '../cart/add/add-fields.tsx'
import { productPath } from '../catalogue/product-path.ts'
import { QuickShopPanel } from './quick-shop-panel.tsx'
import { useAdding } from '../cart/add/use-adding.ts'
import type { Choice } from '../catalogue/variant-choice.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly product: ProductCardFragment
  /** The number of presses of the card's button; each press is handled once. */
  readonly presses: number
  readonly onChange: (button: CardButton) => void
}

/**
 * Handles presses of a card's button: adds one piece of a simple product immediately, and of a configurable product once its
 * options are chosen.
 */
export function QuickShop({ product, presses, onChange }: Props) {
  const store = useStore()
  const navigate = useNavigate()
  const fetcher = useFetcher<CartOutcome>()
  const { phase } = useAdding(fetcher, product.name ?? '')
  const { isOpen, setOpen } = useQuickShop(`${product.uid} ${useId()}`)
  const [details, setDetails] = useState<CardDetailsItemFragment>()
  const handled = useRef(0)
  const place = useRef<HTMLSpanElement>(null)
  const isSending = useRef(false)
  useEffect(() => void (isSending.current = fetcher.state !== 'idle'), [fetcher.state, fetcher.data])
  const add = (choice: Choice) => {
    // On a slow phone a second press can come before the first press is rendered.
    if (isSending.current) return
    isSending.current = true
    const options = Object.fromEntries(Object.entries(choice).map(([code, uid]) => [`option_${code}`, uid]))
    void fetcher.submit({ ...addFieldsOf(product), ...options }, { method: 'post', action: href(store, cartPath) })
  }
  const open = async () => {
    setOpen(true)
    try {
      setDetails(details ?? (await query(CardDetailsDocument, { uid: product.uid })).products?.items?.[0] ?? undefined)
    } catch {
      // On failure open the product page, which retries and reports the error.
      void navigate(href(store, productPath(product)))
    }
  }
  const close = (returnsFocus: boolean) => {
    // Close synchronously, because nothing outside an open modal can take the focus.
    flushSync(() => setOpen(false))
    if (returnsFocus) place.current?.parentElement?.querySelector('button')?.focus({ preventScroll: true })
  }
  useEffect(() => onChange({ phase, isOpen }), [onChange, phase, isOpen])
  useEffect(() => {
    if (handled.current === presses) return
    handled.current = presses
    if (phase === 'loading') return
    if (product.__typename !== 'ConfigurableProduct') add({})
    else if (isOpen) setOpen(false)
    else void open()
  })
  return (
    <>
      <span ref={place} hidden />
      {isOpen && details ? (
        <QuickShopPanel
          place={place}
          product={details}
          onClose={close}
          onChosen={(choice, size) => {
            if (size) keepCookie('size', size)
            close(true)
            add(choice)
          }}
        />
      ) : null}
    </>
  )
}
