import type { CartGiftCardsFragment } from '#src/graphql/documents.gen.ts'
import { formatMoney } from '#src/i18n/money.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'

/** A row of a list of sums for each gift card that pays. */
export function GiftCardRows({ cart }: { readonly cart: CartGiftCardsFragment }) {
  const t = useT()
  const store = useStore()
  return (cart.applied_boncard_gift_cards ?? []).map((card) =>
    card?.applied_balance?.value ? (
      <div key={card.number}>
        <dt>{t('cart.giftCard.row', { number: card.number.slice(-4) })}</dt>
        <dd>−{formatMoney(store, card.applied_balance)}</dd>
      </div>
    ) : null,
  )
}
