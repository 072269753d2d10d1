import { useEffect, useState } from 'react'
import { LookbookDocument, type LookbookQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'

export type Look = NonNullable<LookbookQuery['getLookbookData']>
export type LookKey = { readonly id?: string; readonly sku?: string }

/** A look, once it is wanted and has come; a page without it is a whole page, so a failure says nothing. */
export function useLook({ id, sku }: LookKey, isWanted: boolean): Look | undefined {
  const [look, setLook] = useState<Look | undefined>(undefined)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    query(LookbookDocument, { id: id ?? null, sku: sku ?? null }, undefined, { isOptional: true }).then(
      ({ getLookbookData: found }) => isCurrent && setLook(found ?? undefined),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id, sku, isWanted])
  return look
}
