import { SuccessPage } from '#src/order/success-page.tsx'

export const handle = { isCheckoutArea: true }

/** Thanks for the order of this tab. */
export function Component() {
  return <SuccessPage />
}
