import { useEffect, useEffectEvent } from 'react'
import { serializeCartMutations } from '#src/domains/cart/change/serialize-cart-mutations.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { PreviewDeliveryDocument, type CheckoutCartFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Delivery } from '../cart/deliveries.ts'
import { previewDelivery } from './delivery-preview.ts'

/** Shows what the chosen delivery would cost, with the total, until it is saved to the cart. */
export function useDeliveryPreview(
  cart: CheckoutCartFragment,
  unsaved: Delivery | undefined,
  show: (cart: CheckoutCartFragment | null) => void,
): void {
  const key = unsaved?.key
  const preview = useEffectEvent(async (isCurrent: () => boolean) => {
    const [address] = cart.shipping_addresses
    if (!unsaved || !address) return show(null)
    show(previewDelivery(cart, unsaved, null))
    // Home delivery is saved immediately, so the saved cart has the total.
    if (!unsaved.network) return
    const variables = {
      cart: cart.id,
      country: address.country.code as 'PL',
      postcode: address.postcode ?? null,
      carrier: unsaved.carrier,
      method: unsaved.method,
    }
    const { estimateTotals } = await serializeCartMutations(
      () => mutate(PreviewDeliveryDocument, variables, undefined, { isErrorHandled: true }),
      { skipsQueue: true },
    )
    if (isCurrent()) show(previewDelivery(cart, unsaved, estimateTotals.cart))
  })
  useEffect(() => {
    let isCurrent = true
    void preview(() => isCurrent).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [cart, key])
  useEffect(() => () => show(null), [show])
}
