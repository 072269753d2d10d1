import { formatMoney, type DisplayMoney } from '#src/i18n/money.ts'
import { useStore } from '#src/i18n/store-context.tsx'

type Discount = { readonly label: string; readonly amount: DisplayMoney }
type Props = { readonly discounts: readonly (Discount | null)[] | null | undefined }

/** A row of a list of sums for each discount. */
export function DiscountRows({ discounts }: Props) {
  const store = useStore()
  // Two rules may be called alike, and their order is the server's.
  return (discounts ?? []).map((discount, place) =>
    discount ? (
      <div key={`${place} ${discount.label}`}>
        <dt>{discount.label}</dt>
        <dd>−{formatMoney(store, discount.amount)}</dd>
      </div>
    ) : null,
  )
}
