import { useState } from 'react'
import type { CartGiftsFragment, GiftOfferFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { Select } from '#src/ui/select/select.tsx'
import * as styles from './gift-box.module.css'
import { pieceField } from '../change/gift-input.ts'
import { choiceOf, waysToWrap, wrappableLines, type Wrapped } from './gift-choice.ts'

type Props = { readonly cart: CartGiftsFragment; readonly offer: GiftOfferFragment }

/** The fields for gift wrapping, gift receipt, printed card and message. */
export function GiftFields({ cart, offer }: Props) {
  const t = useT()
  const store = useStore()
  const message = cart.gift_message
  const wish = cart.available_gift_wrappings.find((wrapping) => wrapping?.default_message)?.default_message
  const price = offer.printed_card_priceV2
  const ways = waysToWrap(offer)
  return (
    <>
      {cart.available_gift_wrappings.length > 0 && ways.length > 0 ? <WrappingFields cart={cart} ways={ways} /> : null}
      {offer.allow_gift_receipt === '1' ? (
        <Checkbox name="receipt" defaultChecked={cart.gift_receipt_included}>
          {t('cart.gift.receipt')}
        </Checkbox>
      ) : null}
      {offer.allow_printed_card === '1' && price ? (
        <Checkbox name="card" defaultChecked={cart.printed_card_included}>
          {t('cart.gift.card', { price: formatMoney(store, price) })}
        </Checkbox>
      ) : null}
      <fieldset className={styles['words']}>
        <legend className={styles['legend']}>{t('cart.gift.message')}</legend>
        <Field name="to" label={t('cart.gift.to')} defaultValue={message?.to} maxLength={255} isOptional />
        <Field name="from" label={t('cart.gift.from')} defaultValue={message?.from} maxLength={255} isOptional />
        <TextArea
          name="message"
          label={t('cart.gift.text')}
          defaultValue={message?.message}
          hint={wish ? t('cart.gift.example', { text: wish }) : undefined}
          maxLength={1000}
          rows={3}
          isOptional
        />
      </fieldset>
    </>
  )
}

type WrappingProps = { readonly cart: CartGiftsFragment; readonly ways: readonly Wrapped[] }

/** The wrapping design, and whether to wrap everything together or piece by piece; wrapping by piece also asks for quantities. */
function WrappingFields({ cart, ways }: WrappingProps) {
  const t = useT()
  const store = useStore()
  const [wrapping, setWrapping] = useState(() => choiceOf(cart).wrapping)
  const options = cart.available_gift_wrappings.flatMap((offered) =>
    offered
      ? [
          {
            value: offered.uid,
            label: t('cart.gift.option', { design: offered.design, price: formatMoney(store, offered.price) }),
          },
        ]
      : [],
  )
  return (
    <>
      <Select
        name="wrapping"
        label={t('cart.gift.wrapping')}
        options={[{ value: '', label: t('cart.gift.none') }, ...options]}
        value={wrapping}
        onChange={(event) => setWrapping(event.currentTarget.value)}
        isOptional
      />
      {ways.includes('separately') ? <PieceFields cart={cart} ways={ways} isWrapped={wrapping !== ''} /> : null}
    </>
  )
}

/** Which pieces are wrapped. */
function PieceFields({ cart, ways, isWrapped }: WrappingProps & { readonly isWrapped: boolean }) {
  const t = useT()
  const [choice] = useState(() => choiceOf(cart))
  const [wrapped, setWrapped] = useState<Wrapped>(ways.includes(choice.wrapped) ? choice.wrapped : 'separately')
  return (
    <div className={styles['parts']} data-wrapped={isWrapped ? wrapped : 'no'}>
      {ways.length > 1 ? (
        <Choice
          legend={t('cart.gift.how')}
          name="wrapped"
          layout="pair"
          value={wrapped}
          onChange={(value) => setWrapped(value === 'separately' ? 'separately' : 'together')}
          options={[
            { value: 'together', label: t('cart.gift.together') },
            { value: 'separately', label: t('cart.gift.separately') },
          ]}
        />
      ) : (
        <input type="hidden" name="wrapped" value={wrapped} />
      )}
      <div className={styles['pieces']}>
        {wrappableLines(cart).map(({ uid, name, quantity }) => (
          <Field
            key={uid}
            type="number"
            inputMode="numeric"
            name={pieceField(uid)}
            label={t('cart.gift.pieces', { name, count: quantity })}
            min={0}
            max={quantity}
            defaultValue={Math.min(choice.pieces.get(uid) ?? quantity, quantity)}
          />
        ))}
      </div>
    </div>
  )
}
