import { colon } from '@bocian/rules/colon.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import type { WithdrawalItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { SentText } from '#src/ui/form/sent-field.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { itemsOf } from './read-withdrawal.ts'
import * as styles from './withdrawal-items.module.css'

type Props = {
  /** The items of a known order. Without them, the consumer names the items. */
  readonly items: readonly (WithdrawalItemFragment | null)[]
  readonly outcome: FormOutcome | undefined
}

/** The whole order, or single items of it. CSS shows the items only once they are chosen, so this needs no JavaScript. */
export function WithdrawalItems({ items, outcome }: Props) {
  const t = useT()
  const known = items.filter((item) => item !== null)
  const error = errorText(t, outcome?.errors['goods'])
  return (
    <div className={styles['scope']}>
      <Choice
        legend={t('withdrawal.scope')}
        name="scope"
        layout="pair"
        defaultValue={outcome?.values['scope'] || 'all'}
        options={[
          { value: 'all', label: t('withdrawal.all') },
          { value: 'some', label: t('withdrawal.some') },
        ]}
      />
      <div className={styles['some']}>
        {known.length === 0 ? (
          <SentText
            outcome={outcome}
            name="goods"
            label={t('withdrawal.goods')}
            hint={t('withdrawal.goodsHint')}
            rows={4}
            maxLength={2_000}
          />
        ) : (
          <fieldset className={styles['items']}>
            <legend className={styles['legend']}>{t('withdrawal.items')}</legend>
            {known.map((item, index) => (
              <ItemChoice key={item.id} item={item} outcome={outcome} error={index === 0 ? error : undefined} />
            ))}
          </fieldset>
        )}
      </div>
    </div>
  )
}

type ItemProps = {
  readonly item: WithdrawalItemFragment
  readonly outcome: FormOutcome | undefined
  readonly error: string | undefined
}

function ItemChoice({ item, outcome, error }: ItemProps) {
  const t = useT()
  const store = useStore()
  const options = (item.selected_options ?? []).flatMap((option) => (option ? [`${option.label} ${option.value}`] : []))
  const name = [item.product_name, ...options].join(', ')
  const most = item.quantity_ordered ?? 1
  const before = itemsOf(outcome ?? { values: {} }).find((chosen) => chosen.name === name)
  return (
    <div className={styles['item']}>
      <Checkbox name={`item-${item.id}`} value={name} defaultChecked={before !== undefined} error={error}>
        {name}
      </Checkbox>
      {most > 1 ? (
        <Select
          label={t('withdrawal.quantity')}
          aria-label={`${t('withdrawal.quantity')}${colon(store.locale)} ${name}`}
          name={`quantity-${item.id}`}
          defaultValue={String(before?.quantity ?? most)}
          options={Array.from({ length: most }, (_, index) => String(index + 1)).map((value) => ({
            value,
            label: value,
          }))}
        />
      ) : null}
    </div>
  )
}
