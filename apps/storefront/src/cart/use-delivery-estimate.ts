import { useEffect, useState } from 'react'
import { mutate } from '#src/graphql/client.ts'
import {
  EstimateDeliveryDocument,
  type CountryCodeEnum,
  type EstimatedDeliveryFragment,
} from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'

type Estimate = { readonly key: string; readonly methods: readonly EstimatedDeliveryFragment[] }

/**
 * The deliveries of a cart to the country of the store view, asked anew when what it costs has changed; the last ones until then.
 * The page does without an answer.
 */
export function useDeliveryEstimate(cartId: string, worth: number): readonly EstimatedDeliveryFragment[] | undefined {
  const { country } = useStore()
  const [estimate, setEstimate] = useState<Estimate>()
  useEffect(() => {
    let isCurrent = true
    const variables = { cartId, country: country as CountryCodeEnum }
    mutate(EstimateDeliveryDocument, variables, undefined, { isSaid: true }).then(
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
