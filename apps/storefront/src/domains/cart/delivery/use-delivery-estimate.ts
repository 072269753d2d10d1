import { useEffect, useState } from 'react'
import { mutate } from '#src/platform/graphql/client.ts'
import {
  EstimateDeliveryDocument,
  type CountryCodeEnum,
  type EstimatedDeliveryFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { serializeCartMutations } from '../change/serialize-cart-mutations.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'

type Estimate = { readonly key: string; readonly methods: readonly EstimatedDeliveryFragment[] }

/**
 * The delivery methods for the store view's country, loaded again when the cart's value changes; the previous result is shown
 * until the response. Undefined if they cannot be loaded.
 */
export function useDeliveryEstimate(cartId: string, worth: number): readonly EstimatedDeliveryFragment[] | undefined {
  const { country } = useStore()
  const [estimate, setEstimate] = useState<Estimate>()
  useEffect(() => {
    let isCurrent = true
    const variables = { cartId, country: country as CountryCodeEnum }
    serializeCartMutations(() => mutate(EstimateDeliveryDocument, variables, undefined, { isErrorHandled: true }), {
      skipsQueue: true,
    }).then(
      ({ estimateShippingMethods: found }) => {
        const methods = (found ?? []).filter((method) => method !== null)
        if (isCurrent) setEstimate({ key: cartId, methods })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [cartId, country, worth])
  return estimate?.key === cartId ? estimate.methods : undefined
}
