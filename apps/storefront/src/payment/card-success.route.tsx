import { useT } from '#src/i18n/store-context.tsx'
import { SuccessPage } from '#src/order/success-page.tsx'

/** Back from paying by card. The address alone proves no payment, so the page says what the shop itself knows: the order. */
export function Component() {
  return <SuccessPage note={useT()('payment.return.card')} />
}
