import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { CartOutcome } from '#src/domains/cart/change/change-cart.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const none: readonly string[] = []

/** Applies a coupon to the customer's cart and opens the cart; returns why the cart refused it. */
export function useCoupon(code: string) {
  const t = useT()
  const store = useStore()
  const navigate = useNavigate()
  const fetcher = useFetcher<CartOutcome>()
  const [isSettling, setSettling] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>(none)
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const isDone = outcome?.errors.length === 0
  const openCart = useEffectEvent(() => void navigate(href(store, cartPath)))
  useEffect(() => {
    if (isDone) openCart()
  }, [isDone])
  const apply = async () => {
    setFailure(none)
    setSettling(true)
    try {
      // A customer who has not visited a page with a cart in this store group has none in this browser.
      const { settleCart } = await import('#src/domains/session/sign-in/sign-in.ts')
      await settleCart(store)
      await fetcher.submit({ intent: 'coupon', code }, { method: 'post', action: href(store, cartPath) })
    } catch (error) {
      setFailure([failureText(t, error)])
    }
    setSettling(false)
  }
  return {
    apply,
    isBusy: isSettling || fetcher.state !== 'idle' || isDone,
    errors: isSettling ? none : outcome?.errors.length ? outcome.errors : failure,
  }
}
