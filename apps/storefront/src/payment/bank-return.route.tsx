import { SuccessPage } from '#src/order/success-page.tsx'

/** Back from a bank. What the bank wrote into the address proves nothing, so the page says what the shop itself knows. */
export function Component() {
  return <SuccessPage isReturning />
}
