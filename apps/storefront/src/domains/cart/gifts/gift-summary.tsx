import { colon } from '@bocian/rules/colon.ts'
import type { CartGiftsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './gift-box.module.css'
import { choiceOf, isGift, wrappableLines } from './gift-choice.ts'

type Props = { readonly cart: CartGiftsFragment; readonly onEdit: () => void }

/** A summary of the chosen gift options with an edit button. */
export function GiftSummary({ cart, onEdit }: Props) {
  const t = useT()
  const store = useStore()
  const { wrapping, wrapped, pieces } = choiceOf(cart)
  const design = cart.available_gift_wrappings.find((offered) => offered?.uid === wrapping)?.design
  const label = `${design ?? ''}${colon(store.locale)}`
  const separate = wrappableLines(cart).filter(({ uid }) => (pieces.get(uid) ?? 0) > 0)
  const message = cart.gift_message
  return (
    <>
      <div role="status">
        <ul className={styles['wishes']}>
          {isGift(cart) ? null : <li>{t('cart.gift.nothing')}</li>}
          {design && wrapped === 'together' ? <li>{`${label} ${t('cart.gift.together')}`}</li> : null}
          {design && wrapped === 'separately'
            ? separate.map(({ uid, name }) => <li key={uid}>{`${label} ${name} × ${pieces.get(uid)}`}</li>)
            : null}
          {cart.gift_receipt_included ? <li>{t('cart.gift.receipt')}</li> : null}
          {cart.printed_card_included ? <li>{t('cart.gift.cardRow')}</li> : null}
          {message ? (
            <li className={styles['quote']}>
              {[message.to, message.message, message.from].filter(Boolean).join('\n')}
            </li>
          ) : null}
        </ul>
      </div>
      <Button variant="secondary" onClick={onEdit}>
        {t('cart.gift.change')}
      </Button>
    </>
  )
}
