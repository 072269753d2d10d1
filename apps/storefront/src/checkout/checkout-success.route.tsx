import { useLocation } from 'react-router'
import { SuccessPage } from '#src/order/success-page.tsx'

/** Thanks for the order of this tab. Coming back after choosing another payment method shows the current state. */
export function Component() {
  const { key } = useLocation()
  return <SuccessPage key={key} />
}
