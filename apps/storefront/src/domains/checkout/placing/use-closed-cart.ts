import { useNavigate, useRevalidator } from 'react-router'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'
import { SessionEnded } from './signed-in-again.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'

/**
 * Returns an error handler for checkout steps. If the cart is closed, it navigates to the order placed from the cart or, if there
 * is none, reloads the current cart; then it returns true. It also returns true if the session ended, which StepError shows.
 */
export function useClosedCart(cartId: string): (error: unknown) => Promise<boolean> {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (error) => {
    if (error instanceof SessionEnded) return true
    if (!isInvalidCart(error)) return false
    const { followClosedCart } = await import('./resume-order.ts')
    const path = await followClosedCart(store, cartId)
    if (path) await navigate(path, { replace: true })
    else {
      toast('info', t('forms.server.cartClosed'))
      await revalidate()
    }
    return true
  }
}
