import { useEffect, useState } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { query } from '#src/platform/graphql/client.ts'
import { StoreAvailabilityDocument, type ShopAvailabilityFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'

type Result = {
  readonly sku: string
  readonly shops?: readonly ShopAvailabilityFragment[]
  readonly engine?: string | null | undefined
  readonly error?: unknown
}

/** Loads the stock of a product or size in the shops, each time the sheet opens. */
export function useAvailability(sku: string, isWanted: boolean) {
  const t = useT()
  const [result, setResult] = useState<Result>()
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (!isWanted || !sku) return undefined
    let isCurrent = true
    const settle = (next: Result) => isCurrent && setResult(next)
    setResult(undefined)
    query(StoreAvailabilityDocument, { sku }, undefined, { policy: 'network-only', isOptional: true }).then(
      ({ storeAvailability: shops, storeConfig }) => settle({ sku, shops, engine: storeConfig?.store_locator?.engine }),
      (error: unknown) => settle({ sku, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [sku, isWanted, attempts])
  const { shops, engine, error } = result?.sku === sku ? result : {}
  return {
    shops,
    engine,
    failure: error === undefined ? undefined : failureText(t, error),
    retry: () => setAttempts((count) => count + 1),
  }
}
