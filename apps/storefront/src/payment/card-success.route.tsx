import { SuccessPage } from '#src/order/success-page.tsx'

/** Back from paying by card. The address alone proves no payment, so the page says what the shop itself knows. */
export function Component() {
  return <SuccessPage />
}
