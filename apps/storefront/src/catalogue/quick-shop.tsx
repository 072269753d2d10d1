import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher, useNavigate } from 'react-router'
import type { CartOutcome } from '#src/cart/change-cart.ts'
import { keepCookie } from '#src/browser-storage/cookies.ts'
import { query } from '#src/graphql/client.ts'
import {
  CardDetailsDocument,
  type CardDetailsItemFragment,
  type ProductCardFragment,
} from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { useQuickShop } from './open-quick-shop.ts'
import { lineOf, type CardButton } from './product-card-form.tsx'
import { productPath } from './product-path.ts'
import { QuickShopPanel } from './quick-shop-panel.tsx'
import { useAdding } from './use-adding.ts'
import type { Choice } from './variant-choice.ts'

type Props = {
  readonly product: ProductCardFragment
  /** How often the card's button was pressed; each press is answered once. */
  readonly presses: number
  readonly onChange: (button: CardButton) => void
}

/** Answers the presses of a card's button: a simple product is added at once, a configurable one after its size. One piece each. */
export function QuickShop({ product, presses, onChange }: Props) {
  const store = useStore()
  const navigate = useNavigate()
  const fetcher = useFetcher<CartOutcome>()
  const { phase } = useAdding(fetcher, product.name ?? '')
  const { isOpen, setOpen } = useQuickShop(`${product.uid} ${useId()}`)
  const [details, setDetails] = useState<CardDetailsItemFragment>()
  const answered = useRef(0)
  const place = useRef<HTMLSpanElement>(null)
  const add = (choice: Choice) => {
    const options = Object.fromEntries(Object.entries(choice).map(([code, uid]) => [`option_${code}`, uid]))
    void fetcher.submit({ ...lineOf(product), ...options }, { method: 'post', action: href(store, '/cart') })
  }
  const open = async () => {
    setOpen(true)
    try {
      setDetails(details ?? (await query(CardDetailsDocument, { uid: product.uid })).products?.items?.[0] ?? undefined)
    } catch {
      // The product's own page says what is wrong, and asks again.
      void navigate(href(store, productPath(product)))
    }
  }
  const close = (returnsFocus: boolean) => {
    // While a modal is open nothing behind it takes the focus.
    flushSync(() => setOpen(false))
    if (returnsFocus) place.current?.parentElement?.querySelector('button')?.focus({ preventScroll: true })
  }
  useEffect(() => onChange({ phase, isOpen }), [onChange, phase, isOpen])
  useEffect(() => {
    if (answered.current === presses) return
    answered.current = presses
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
