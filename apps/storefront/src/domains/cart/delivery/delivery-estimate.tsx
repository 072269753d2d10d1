import { Arrival } from './arrival.tsx'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { cheapestEstimate } from './cheapest-estimate.ts'
import * as styles from './delivery-estimate.module.css'
import { priceText } from './estimate-texts.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'

type Props = { readonly cartId: string; readonly worth: number }

/** The lowest delivery price and its arrival days, shown before an address is known. */
export function DeliveryEstimate({ cartId, worth }: Props) {
  const t = useT()
  const store = useStore()
  const methods = useDeliveryEstimate(cartId, worth)
  const found = methods && cheapestEstimate(methods)
  return (
    <div className={styles['estimate']} data-waiting={methods === undefined}>
      {found ? (
        <>
          <Icon name="truck" size={20} />
          <p>
            <span className={styles['price']}>{priceText(t, store, found)}</span>
            <Arrival
              delivery={{
                network: found.method.pickup_network ?? null,
                dates: found.method.delivery_dates ?? null,
              }}
            />
            {found.hasShops ? <span className={styles['shops']}>{t('cart.estimate.shops')}</span> : null}
          </p>
        </>
      ) : null}
    </div>
  )
}
