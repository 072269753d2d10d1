export { PaymentFailedPage as Component } from './payment-failed-page.tsx'
