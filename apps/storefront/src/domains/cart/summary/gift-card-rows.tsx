import type { CartGiftCardsFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'

/** One row of totals for each gift card that pays part of the order. */
export function GiftCardRows({ cart }: { readonly cart: CartGiftCardsFragment }) {
  const t = useT()
  const store = useStore()
  return (cart.applied_boncard_gift_cards ?? []).map((card) =>
    card?.applied_balance?.value ? (
      <div key={card.uid}>
        <dt>{t('cart.giftCard.row', { number: card.number.slice(-4) })}</dt>
        <dd>−{formatMoney(store, card.applied_balance)}</dd>
      </div>
    ) : null,
  )
}
