import { useEffect, useRef, useState, type InvalidEvent, type RefObject } from 'react'
import { checkEmail, requireValue } from '@bocian/rules/validators.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { GiftCardFieldsFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'
import { giftFieldsOf, type GiftField, type GiftFor } from './gift-fields.ts'
import * as styles from '#src/domains/catalogue/option-tiles.module.css'

type Props = {
  readonly product: GiftCardFieldsFragment
  /** Called with the chosen amount. */
  readonly onAmount: (amount: number) => void
}
type Errors = Readonly<Record<string, string | undefined>>

const amountName = 'option_giftcard_amount'

/** The fields of a gift card: amount, recipient and message. A card sent by post needs no names. */
export function GiftCardFields({ product, onAmount }: Props) {
  const t = useT()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [giftFor, setGiftFor] = useState<GiftFor>('other')
  const [errors, setErrors] = useState<Errors>({})
  const isPosted = product.giftcard_type === 'PHYSICAL'
  // An amount may have been chosen before hydration.
  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked')
    if (chosen) onAmount(amountOf(product, chosen.value))
  }, [product, onAmount])
  const setError = (name: string, error: string | undefined) => setErrors((known) => ({ ...known, [name]: error }))
  // Replaces the browser's validation message by one of the shop.
  const showError = (event: InvalidEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    event.preventDefault()
    if (input.form?.querySelector('input:invalid') === input) input.focus()
    const error = input.type === 'radio' ? requireValue('') : (requireValue(input.value) ?? checkEmail(input.value))
    setError(input.name, errorText(t, error))
  }
  return (
    <>
      <Amounts
        product={product}
        fieldset={fieldset}
        error={errors[amountName]}
        onInvalid={showError}
        onChoose={(uid) => {
          setError(amountName, undefined)
          onAmount(amountOf(product, uid))
        }}
      />
      {isPosted ? null : (
        <Choice
          legend={t('giftForm.for')}
          name="gift_for"
          layout="pair"
          value={giftFor}
          options={[
            { value: 'other', label: t('giftForm.forOther') },
            { value: 'me', label: t('giftForm.forMe') },
          ]}
          onChange={(value) => setGiftFor(value === 'me' ? 'me' : 'other')}
        />
      )}
      {giftFieldsOf(product, giftFor).map((field) => (
        <GiftInput
          key={field.uid}
          field={field}
          longestMessage={product.message_max_length}
          error={errors[`entered_${field.uid}`]}
          onInvalid={showError}
          onEdit={() => setError(`entered_${field.uid}`, undefined)}
        />
      ))}
    </>
  )
}

const amountOf = ({ giftcard_amounts: amounts }: GiftCardFieldsFragment, uid: string): number =>
  amounts?.find((amount) => amount?.uid === uid)?.value ?? 0

type AmountsProps = {
  readonly product: GiftCardFieldsFragment
  readonly fieldset: RefObject<HTMLFieldSetElement | null>
  readonly error: string | undefined
  readonly onInvalid: (event: InvalidEvent<HTMLInputElement>) => void
  readonly onChoose: (uid: string) => void
}

// Whole amounts are easier to read and fit into one row on phones.
const withoutCents = (text: string): string => text.replace(/[.,]00(?!\d)/, '')

function Amounts({ product, fieldset, error, onInvalid, onChoose }: AmountsProps) {
  const t = useT()
  const store = useStore()
  const amounts = (product.giftcard_amounts ?? []).filter((amount) => amount !== null)
  return (
    <fieldset
      ref={fieldset}
      className={styles['option']}
      data-missing={Boolean(error)}
      aria-describedby={error ? 'missing-amount' : undefined}
    >
      <legend className={styles['legend']}>{t('catalogue.giftCardAmount')}</legend>
      <div className={styles['tiles']} data-amounts="">
        {amounts.map((amount) => (
          <label key={amount.uid} className={styles['tile']}>
            <input
              type="radio"
              name={amountName}
              value={amount.uid}
              required
              className={styles['radio']}
              onInvalid={onInvalid}
              onChange={() => onChoose(amount.uid)}
            />
            <span className={styles['label']}>{withoutCents(formatMoney(store, { value: amount.value ?? 0 }))}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="missing-amount" className={styles['error']} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

type InputProps = {
  readonly field: GiftField
  readonly longestMessage: number | null | undefined
  readonly error: string | undefined
  readonly onInvalid: (event: InvalidEvent<HTMLInputElement>) => void
  readonly onEdit: () => void
}

function GiftInput({ field, longestMessage, error, onInvalid, onEdit }: InputProps) {
  const t = useT()
  const label = t(`catalogue.giftCard.${field.name}`)
  const name = `entered_${field.uid}`
  if (field.name === 'message')
    return <TextArea label={label} name={name} rows={3} maxLength={longestMessage ?? undefined} isOptional />
  const isEmail = field.name.endsWith('email')
  return (
    <Field
      label={label}
      name={name}
      type={isEmail ? 'email' : 'text'}
      autoComplete={field.name === 'sender_email' ? 'email' : field.name === 'sender_name' ? 'name' : 'off'}
      maxLength={isEmail ? 254 : 255}
      required={field.isRequired}
      isOptional={!field.isRequired}
      error={error}
      onInvalid={onInvalid}
      onChange={({ currentTarget: input }) => {
        input.setCustomValidity(isEmail && input.value && checkEmail(input.value) ? 'x' : '')
        onEdit()
      }}
    />
  )
}
