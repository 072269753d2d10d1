import { Form, useNavigation } from 'react-router'
import type { FormOutcome } from '#src/platform/forms/form-outcome.ts'
import type { ExchangeableOrderFragment, ExchangeablePiecesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { optionText } from './option-text.ts'
import * as styles from './returns.module.css'

type Props = {
  readonly order: ExchangeableOrderFragment
  readonly outcome: FormOutcome | undefined
  readonly intro: string
  /** The URL of the form that returns goods of this order. */
  readonly toReturn: string
}

/** The pieces of an order with the other sizes of each. A size is a button that requests the exchange, with or without scripts. */
export function ChooseSize({ order, outcome, intro, toReturn }: Props) {
  const t = useT()
  const rows = (order.items ?? []).flatMap((item) =>
    (item?.returnable_pieces ?? []).flatMap((pieces) => (item && pieces.sizes.length > 0 ? [{ item, pieces }] : [])),
  )
  return (
    <>
      {outcome?.refusal ? <Notice tone="error" title={outcome.refusal} /> : null}
      <p>{t('customer.orders.number', { number: order.number })}</p>
      {rows.length === 0 ? (
        <Notice title={t('exchange.nothing')}>{t('exchange.nothingText')}</Notice>
      ) : (
        <p className={styles['intro']}>{intro}</p>
      )}
      {rows.map(({ item, pieces }) => (
        <section className={styles['item']} key={`${item.id} ${pieces.sku}`} aria-label={item.product_name ?? ''}>
          <Picture url={item.product?.thumbnail?.url} alt="" width={72} />
          <div className={styles['fields']}>
            <div>
              <p className={styles['name']}>{item.product_name}</p>
              <p className={styles['soft']}>{optionText(pieces.selected_options)}</p>
            </div>
            <Sizes orderId={order.id} itemId={item.id} pieces={pieces} />
            <Cheaper pieces={pieces} toReturn={toReturn} />
          </div>
        </section>
      ))}
    </>
  )
}

type SizesProps = {
  readonly orderId: string
  readonly itemId: string
  readonly pieces: ExchangeablePiecesFragment
}

function Sizes({ orderId, itemId, pieces }: SizesProps) {
  const t = useT()
  const { state, formData } = useNavigation()
  const { exchange_uid: exchange, quantity, sizes } = pieces
  const isBusy = state === 'submitting'
  const counts = Array.from({ length: quantity }, (_, index) => String(index + 1))
  return (
    <Form method="post" className={styles['fields']}>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="item" value={itemId} />
      <input type="hidden" name="exchange" value={exchange ?? ''} />
      {quantity > 1 ? (
        <Select
          name="quantity"
          label={t('exchange.quantity')}
          options={counts.map((count) => ({ value: count, label: count }))}
          defaultValue="1"
        />
      ) : (
        <input type="hidden" name="quantity" value="1" />
      )}
      <ul className={styles['sizes']}>
        {sizes.map(({ availability, label, sku }) => (
          <li key={sku}>
            {availability === 'AVAILABLE' ? (
              <Button
                type="submit"
                variant="secondary"
                name="sku"
                value={sku}
                aria-label={t('exchange.to', { size: label })}
                aria-disabled={isBusy}
                isLoading={isBusy && formData?.get('sku') === sku}
                onClick={(event) => (isBusy ? event.preventDefault() : undefined)}
              >
                {label}
              </Button>
            ) : (
              <span className={styles['gone']}>
                <s>{label}</s>
                {availability === 'SOLD_OUT' ? ` ${t('catalogue.outOfStock')}` : null}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** Sizes that cost less now than was paid, and the way to them that saves the buyer money. */
function Cheaper({ pieces, toReturn }: Pick<SizesProps, 'pieces'> & Pick<Props, 'toReturn'>) {
  const t = useT()
  const cheaper = pieces.sizes.filter(({ availability }) => availability === 'CHEAPER')
  if (cheaper.length === 0) return null
  return (
    <p className={styles['soft']}>
      {t('exchange.cheaper', { size: cheaper.map(({ label }) => label).join(', ') })}{' '}
      <ShopLink className={styles['link']} to={toReturn}>
        {t('exchange.return')}
      </ShopLink>
    </p>
  )
}
