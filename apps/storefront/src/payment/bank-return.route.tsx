import { useT } from '#src/i18n/store-context.tsx'
import { SuccessPage } from '#src/order/success-page.tsx'

/** Back from a bank. What the bank wrote into the address proves nothing, so the page says what the shop itself knows: the order. */
export function Component() {
  return <SuccessPage note={useT()('payment.return.bank')} />
}
