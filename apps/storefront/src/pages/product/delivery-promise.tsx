import { useEffect, useState } from 'react'
import { arrivalText, priceText } from '#src/domains/cart/delivery/estimate-texts.ts'
import { arrivalAt, productEstimate } from '#src/domains/cart/delivery/product-estimate.ts'
import type { DeliveryOfferFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'

type Props = {
  readonly offers: readonly DeliveryOfferFragment[]
  /** The price of the goods, in the store view's currency. */
  readonly price: number
}

/** The lowest delivery price of a product bought alone and its arrival days, as the cart estimates them. */
export function DeliveryPromise({ offers, price }: Props) {
  const t = useT()
  const store = useStore()
  const found = productEstimate(offers, price)
  const arrival = useArrival(found?.method)
  if (!found) return null
  return (
    <span>
      {priceText(t, store, found)}
      {arrival ? (
        <>
          <br />
          {arrivalText(t, store, found.method.pickup_network, arrival)}
        </>
      ) : null}
    </span>
  )
}

// The server's cache drops the page at the cut-off, but a page can stay open for longer, or come from the browser's cache. So the days
// change when the cut-off passes. The first render has no time of its own, because it must show what the server rendered.
function useArrival(offer: DeliveryOfferFragment | undefined) {
  const [now, setNow] = useState(0)
  const arrival = offer && arrivalAt(offer, now)
  const end = arrival && Date.parse(arrival.order_before)
  useEffect(() => {
    if (end === undefined) return undefined
    const timer = setTimeout(() => setNow(Math.max(end, Date.now())), end - Date.now())
    return () => clearTimeout(timer)
  }, [end])
  return arrival
}
