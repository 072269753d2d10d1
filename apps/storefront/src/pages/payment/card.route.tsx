import { useLocation } from 'react-router'
import { CardPaymentPage } from './card-payment-page.tsx'
import { CardReturn } from './card-return.tsx'

/** The card payment page, and its return page. */
export function Component() {
  return useLocation().pathname.endsWith('/card') ? <CardPaymentPage /> : <CardReturn />
}
