import type { OrderParcelsFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './order-head.module.css'

/** Where the parcels of an order are: each with its carrier and number, as a link if the carrier has a page for it. */
export function OrderParcels({ order }: { readonly order: OrderParcelsFragment }) {
  const parcels = (order.shipments ?? []).flatMap((shipment) => shipment?.tracking ?? [])
  return parcels.map((parcel) => (parcel ? <Parcel key={parcel.number ?? parcel.title} parcel={parcel} /> : null))
}

type Tracking = NonNullable<NonNullable<NonNullable<OrderParcelsFragment['shipments']>[number]>['tracking']>[number]

function Parcel({ parcel: { title, number, url } }: { readonly parcel: NonNullable<Tracking> }) {
  const t = useT()
  const name = [title, number ? t('order.track.parcel', { number }) : null].filter(Boolean).join(' · ')
  return url ? (
    <p>
      <ShopLink className={styles['tracking']} to={url}>
        {name}
      </ShopLink>
    </p>
  ) : (
    <p>{name}</p>
  )
}
