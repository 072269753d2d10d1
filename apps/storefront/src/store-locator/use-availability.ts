import { useEffect, useState } from 'react'
import { failureText } from '#src/forms/failure-text.ts'
import { query } from '#src/graphql/client.ts'
import { StoreAvailabilityDocument, type ShopAvailabilityFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'

type Answer = {
  readonly sku: string
  readonly shops?: readonly ShopAvailabilityFragment[]
  readonly error?: unknown
}

/** What the shops have of a product or size, asked anew whenever it is looked at: nothing yet, an answer, or why there is none. */
export function useAvailability(sku: string, isWanted: boolean) {
  const t = useT()
  const [answer, setAnswer] = useState<Answer>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isWanted || !sku) return undefined
    let isCurrent = true
    const tell = (told: Answer) => isCurrent && setAnswer(told)
    setAnswer(undefined)
    query(StoreAvailabilityDocument, { sku }, undefined, { policy: 'network-only', isOptional: true }).then(
      ({ storeAvailability: shops }) => tell({ sku, shops }),
      (error: unknown) => tell({ sku, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [sku, isWanted, tries])
  const { shops, error } = answer?.sku === sku ? answer : {}
  return {
    shops,
    failure: error === undefined ? undefined : failureText(t, error),
    askAgain: () => setTries((count) => count + 1),
  }
}
