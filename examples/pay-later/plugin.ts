import { definePlugin } from '@bocian/plugin'
import { captureShipped } from './capture.ts'
import { payLater } from './payment.ts'
import { offerOf } from './offer.ts'

export default definePlugin({
  name: 'pay_later',
  apiVersion: '1.0',
  environment: ['PAY_LATER_URL', 'PAY_LATER_KEY'],
  settings: {
    days: { type: 'count', default: 30, isPublic: true },
  },
  graphql: {
    types: `
      "Paying after the delivery."
      type PayLaterOffer {
        "How many days after the delivery it is paid."
        days: Int!
      }
      extend interface ProductInterface {
        "Null for products that must be paid at once."
        pay_later: PayLaterOffer
      }
    `,
    resolvers: { ProductInterface: { pay_later: offerOf } },
  },
  events: [{ event: 'order.shipped', name: 'capture', handle: captureShipped }],
  payments: [payLater],
  slots: [{ place: 'product.price', component: './offer-line.tsx', fields: 'pay_later { days }' }],
})
