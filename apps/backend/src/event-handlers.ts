import { eventHandlers as catalogue } from './catalogue/catalogue.ts'
import { eventHandlers as consent } from './consent/event-handlers.ts'
import type { ConsentEvents } from './consent/events.ts'
import { customerIdOf, eventHandlers as customer } from './customer/customer.ts'
import type { CustomerEvents } from './customer/events.ts'
import type { InventoryEvents } from './inventory/events.ts'
import { eventHandlers as opening } from './opening/opening.ts'
import { eventHandlers as openingSoon } from './opening/opening-soon/opening-soon.ts'
import type { OrderEvents } from './order/events.ts'
import { eventHandlers as order } from './order/order.ts'
import type { PaymentEvents } from './payment/events.ts'
import { eventHandlers as payment } from './payment/payment.ts'
import { paymentProviders } from './payment-providers.ts'
import { eventHandlers as privacy } from './privacy/privacy.ts'
import type { EventHandler } from './platform/events.ts'
import { eventHandlers as productAlert } from './product-alert/product-alert.ts'
import type { StoreEvents } from './store/events.ts'
import { eventHandlers as returns } from './returns/returns.ts'
import type { ReturnEvents } from './returns/events.ts'
import { eventHandlers as store } from './store/store.ts'

// Adds the events of every domain to the types of `publish` and `handler`, so that the platform imports no domain.
declare module './platform/events.ts' {
  interface EventPayloads
    extends StoreEvents, InventoryEvents, CustomerEvents, ConsentEvents, PaymentEvents, OrderEvents, ReturnEvents {}
}

/** The handlers of all domains, ordered so that a domain comes after those it depends on. */
export const eventHandlers: EventHandler[] = [
  ...store,
  ...catalogue,
  ...customer,
  ...consent(async (db, websiteId, email) => (await customerIdOf(db, websiteId, email)) !== undefined),
  ...productAlert,
  ...payment,
  ...paymentProviders.flatMap(({ eventHandlers: ofProvider = [] }) => ofProvider),
  ...opening,
  ...openingSoon,
  ...order,
  ...returns,
  ...privacy,
]
