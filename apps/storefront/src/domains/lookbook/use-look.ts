import { useEffect, useState } from 'react'
import { LookbookDocument, type LookFragment, type LookPictureFragment } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'

type Look = LookPictureFragment & LookFragment
export type LookKey = { readonly id?: string; readonly sku?: string }

/** Loads a look when `isWanted` is true. The page works without it, so a failure shows no error. */
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
