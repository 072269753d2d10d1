import type { GiftRowsFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'

type Props = { readonly options: GiftRowsFragment | null | undefined }

/** Rows of totals for gift wrapping and printed card, if chosen. */
export function GiftRows({ options }: Props) {
  const t = useT()
  const store = useStore()
  const items = options?.gift_wrapping_for_items_incl_tax?.value ?? 0
  const order = options?.gift_wrapping_for_order_incl_tax?.value ?? 0
  const card = options?.printed_card_incl_tax?.value ?? 0
  return [
    { title: t('cart.gift.wrapping'), value: items + order },
    { title: t('cart.gift.cardRow'), value: card },
  ].map(({ title, value }) =>
    value > 0 ? (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{formatMoney(store, { value })}</dd>
      </div>
    ) : null,
  )
}
