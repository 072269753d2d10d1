import type { CartGiftCardsFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { AppliedCode, CodeBox } from './code-box.tsx'

/** The cart's gift cards, each with the amount it pays and a remove button, and a field for another gift card. */
export function GiftCardBox({ cart }: { readonly cart: CartGiftCardsFragment }) {
  const t = useT()
  const store = useStore()
  const cards = (cart.applied_boncard_gift_cards ?? []).filter((card) => card !== null)
  return (
    <CodeBox
      intent="card"
      label={t('cart.giftCard.label')}
      title={t('cart.giftCard.title')}
      apply={t('cart.giftCard.apply')}
      field={{ inputMode: 'numeric' }}
      count={cards.length}
      isOffered
    >
      {(remove) =>
        cards.map(({ uid, number, applied_balance: amount }) => (
          <AppliedCode key={uid} remove={remove(uid, t('cart.giftCard.removeCard', { number }))}>
            {t('cart.giftCard.applied', { number, amount: formatMoney(store, amount ?? {}) })}
          </AppliedCode>
        ))
      }
    </CodeBox>
  )
}
