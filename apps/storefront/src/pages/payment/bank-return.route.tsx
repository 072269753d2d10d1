import { SuccessPage } from '#src/domains/order-placed/success-page.tsx'

/** The return page from a bank. URL parameters prove nothing, so the page shows the payment status that the shop knows. */
export function Component() {
  return <SuccessPage isReturning />
}
