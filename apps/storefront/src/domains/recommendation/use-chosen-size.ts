import { useEffect, useState } from 'react'
import type { ProductOptionFragment } from '#src/platform/graphql/documents.gen.ts'

type Options = readonly (ProductOptionFragment | null)[] | null

const field = 'option_cdrl_size'

/** The label of the size chosen in the product form; undefined if none is chosen. */
export function useChosenSize(options: Options | undefined): string | undefined {
  const [uid, setUid] = useState<string | undefined>(undefined)
  useEffect(() => {
    setUid(document.querySelector<HTMLInputElement>(`[name="${field}"]:checked`)?.value)
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === field) setUid(target.value)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])
  return sizeOf(options, uid)
}

/** The size label for a form value. */
export function sizeOf(options: Options | undefined, uid: string | undefined): string | undefined {
  const sizes = options?.find((option) => option?.attribute_code === 'cdrl_size')?.values ?? []
  return sizes.find((value) => value?.uid === uid)?.label ?? undefined
}
