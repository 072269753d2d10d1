import { useLocation } from 'react-router'
import { SuccessPage } from '#src/domains/order-placed/success-page.tsx'

/** The success page of this tab's order. The key reloads it when the shopper returns after choosing another payment method. */
export function Component() {
  const { key } = useLocation()
  return <SuccessPage key={key} />
}
