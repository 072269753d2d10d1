import { errorText } from '#src/platform/forms/error-text.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import type { ReturnableItemFragment, ReturnableOrderFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { SentField, SentText } from '#src/ui/form/sent-field.tsx'
import { SentForm } from '#src/ui/form/sent-form.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Select, type SelectOption } from '#src/ui/select/select.tsx'
import { optionText } from './option-text.ts'
import { itemFields } from './return-form.ts'
import * as styles from './returns.module.css'

type Props = {
  readonly order: ReturnableOrderFragment
  readonly outcome: FormOutcome | undefined
  /** The URL of the page that exchanges goods of this order. */
  readonly toExchange: string
}

/** The form of a new return. Without scripts it posts the same fields. */
export function NewReturn({ order, outcome, toExchange }: Props) {
  const t = useT()
  const store = useStore()
  const terms = order.return_terms
  const items = (order.items_eligible_for_return ?? []).flatMap((item) =>
    (item?.returnable_pieces ?? []).flatMap((pieces) => (item ? [{ item, pieces }] : [])),
  )
  if (!terms || items.length === 0) return <Notice title={t('returns.nothing')}>{t('returns.tooLate')}</Notice>
  const reasons = [
    { value: '', label: t('returns.chooseReason') },
    ...terms.reasons.map(({ code, label }) => ({ value: code, label })),
  ]
  const nothingChosen = outcome?.errors['items'] ? t('forms.server.returnItems') : undefined
  return (
    <SentForm outcome={outcome} submit={t('returns.submit')} name={order.number}>
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="country" value={terms.bank_country} />
      <p>
        {t('customer.orders.number', { number: order.number })} ·{' '}
        {t('returns.until', { date: formatDate(store, terms.last_day) })}
      </p>
      {order.can_exchange ? (
        <p>
          <ShopLink className={styles['link']} to={toExchange}>
            {t('exchange.title')}
          </ShopLink>
        </p>
      ) : null}
      <fieldset className={styles['items']} aria-invalid={nothingChosen ? true : undefined}>
        <legend className={styles['legend']}>{t('returns.items')}</legend>
        {items.map(({ item, pieces }, index) => (
          <Item
            key={`${item.id} ${pieces.sku}`}
            item={item}
            pieces={pieces}
            reasons={reasons}
            outcome={outcome}
            error={index === 0 ? nothingChosen : undefined}
          />
        ))}
      </fieldset>
      {terms.needs_bank_account ? (
        <SentField
          outcome={outcome}
          name="account"
          label={t('returns.account')}
          hint={t('returns.accountHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={48}
        />
      ) : (
        <p>{t('returns.sameWay')}</p>
      )}
      <SentText outcome={outcome} name="comment" label={t('returns.comment')} isOptional rows={3} maxLength={2_000} />
    </SentForm>
  )
}

type ReturnablePieces = NonNullable<ReturnableItemFragment['returnable_pieces']>[number]

type ItemProps = {
  readonly item: ReturnableItemFragment
  readonly pieces: ReturnablePieces
  readonly reasons: readonly SelectOption[]
  readonly outcome: FormOutcome | undefined
  readonly error: string | undefined
}

/** Pieces of an item with their checkbox; quantity and reason are shown once it is checked. */
function Item({ item, pieces, reasons, outcome, error }: ItemProps) {
  const t = useT()
  const id = [item.id, pieces.exchange_uid].filter(Boolean).join(' ')
  const { take, quantity, maximum: most, reason } = itemFields(id)
  const maximum = pieces.quantity
  const options = optionText(pieces.selected_options)
  const sent = outcome?.values ?? {}
  return (
    <div className={styles['item']}>
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name={most} value={maximum} />
      <Picture url={item.product?.thumbnail?.url} alt="" width={72} />
      <div className={styles['fields']}>
        <Checkbox name={take} defaultChecked={take in sent} error={error}>
          {t('returns.take', { name: item.product_name ?? '' })}
          {options ? <span className={styles['below']}> {options}</span> : null}
        </Checkbox>
        <div className={styles['details']}>
          <Field
            name={quantity}
            label={t('returns.quantity')}
            hint={t('returns.quantityHint', { count: maximum })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={sent[quantity] ?? '1'}
            error={errorText(t, outcome?.errors[quantity])}
          />
          <Select
            name={reason}
            label={t('returns.reason')}
            options={reasons}
            defaultValue={sent[reason] ?? ''}
            error={errorText(t, outcome?.errors[reason])}
          />
        </div>
      </div>
    </div>
  )
}
