import { useLocation } from 'react-router'
import { CardPaymentPage } from './card-payment-page.tsx'
import { CardReturn } from './card-return.tsx'

/** Where a card is taken, and where its payer comes back to. */
export function Component() {
  return useLocation().pathname.endsWith('/card') ? <CardPaymentPage /> : <CardReturn />
}
