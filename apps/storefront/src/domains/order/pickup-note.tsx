import type { PickupNoteFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'

/** Says why the delivery address of an open order to a pickup location cannot be changed. */
export function PickupNote({ order }: { readonly order: PickupNoteFragment }) {
  const t = useT()
  const isOpen = ['new', 'pending_payment', 'processing'].includes(order.state)
  if (!order.pickup_location || !isOpen || (order.shipments ?? []).length > 0) return null
  return <p>{t('order.addressChange.pickup')}</p>
}
