import { SuccessPage } from '#src/order/success-page.tsx'

/** Thanks for the order of this tab. */
export function Component() {
  return <SuccessPage />
}
