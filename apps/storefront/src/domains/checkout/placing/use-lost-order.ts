import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readSession } from '#src/domains/session/session.ts'
import { loadRestOfLocale, translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { readPending } from './pending-order.ts'

/**
 * Shows a toast for an order whose response was lost before the tab was closed, on whichever page the shopper returns to. Does
 * not retry the call; cart and checkout do that themselves.
 */
export function useLostOrder(isCheckoutArea: boolean): void {
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  useEffect(() => {
    const pending = readPending(store)
    const isOurs = (pending?.owner === 'customer') === readSession().isSignedIn
    if (isCheckoutArea || !pending || !isOurs) return
    const announce = async () => {
      const { findPlacedOrder } = await import('./resume-order.ts')
      const path = await findPlacedOrder(store, pending.cartId)
      if (!path) return
      await loadRestOfLocale(store.locale)
      const t = translatorOf(store.locale)
      toast('info', t('checkout.pending.placed'), {
        timeout: 0,
        actionText: t('checkout.pending.show'),
        onAction: () => void navigate(path),
      })
    }
    announce().catch(() => undefined)
  }, [isCheckoutArea, navigate, store, toast])
}
