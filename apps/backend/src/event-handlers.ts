import type { EventHandler } from './platform/events.ts'
import { eventHandlers as catalogue } from './catalogue/catalogue.ts'
import { eventHandlers as consent } from './consent/consent.ts'
import { eventHandlers as customer } from './customer/customer.ts'
import { eventHandlers as order } from './order/order.ts'
import { eventHandlers as payment } from './payment/payment.ts'
import { eventHandlers as productAlert } from './product-alert/product-alert.ts'
import { eventHandlers as store } from './store/store.ts'

/** Who listens to what happened, in the order of the domains' ranks. */
export const eventHandlers: EventHandler[] = [
  ...store,
  ...catalogue,
  ...customer,
  ...consent,
  ...productAlert,
  ...payment,
  ...order,
]
