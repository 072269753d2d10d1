import type { DiscountRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'

type Props = { readonly discounts: readonly (DiscountRowFragment | null)[] | null | undefined }

/** One row of totals for each discount. */
export function DiscountRows({ discounts }: Props) {
  const store = useStore()
  // Two discounts may have the same label, so the index is part of the key.
  return (discounts ?? []).map((discount, place) =>
    discount ? (
      <div key={`${place} ${discount.label}`}>
        <dt>{discount.label}</dt>
        <dd>−{formatMoney(store, discount.amount)}</dd>
      </div>
    ) : null,
  )
}
