import type { OrderEvent, PublishedOrder, PublishedPayment } from '@bocian/plugin'
import type { LoadedPlugin } from '@bocian/service/plugins.ts'
import { orderViews, type OrderAction, type OrderView } from '#src/order/order.ts'
import { attemptsOf } from '#src/payment/payment.ts'
import type { Database } from '#src/platform/database.ts'
import { handler, type EventHandler } from '#src/platform/events.ts'
import { settingsOfStore, storeViewOf } from '#src/store/store.ts'
import { shopOf } from './shop-of-plugin.ts'

/** Which actions on an order are published as an event. */
const actionsOf: Readonly<Partial<Record<OrderEvent, readonly OrderAction['name'][]>>> = {
  'order.paid': ['pay'],
  'order.shipped': ['ship'],
  'order.cancelled': ['cancel', 'expire'],
}

/** The event handlers of a plugin. The queue delivers to them as to the shop's own. */
export function pluginHandlers(loaded: LoadedPlugin): EventHandler[] {
  const { name: plugin, events = [] } = loaded.plugin
  return events.map(({ event, name, handle }) => {
    const fullName = `plugin.${plugin}.${name}`
    const deliver = async (database: Database, orderId: number, key: string, publishedAt: Date): Promise<void> => {
      const [order] = await orderViews(database.reader, [orderId])
      if (order === undefined) return
      const store = await storeViewOf(database.reader, order.storeId)
      const shop = shopOf(loaded, store, await settingsOfStore(database.reader, store.id))
      await handle({ order: await publishedOrder(database, order), key: `${order.number}-${key}`, publishedAt }, shop)
    }
    if (event === 'order.placed')
      return handler('order.placed', fullName, (database, { orderId }, at) => deliver(database, orderId, 'placed', at))
    if (event === 'order.refunded')
      return handler('order.refunded', fullName, (database, { orderId, refundId }, at) =>
        deliver(database, orderId, `refund-${refundId}`, at),
      )
    return handler('order.changed', fullName, async (database, { orderId, historyId, action }, at) => {
      if (actionsOf[event]?.includes(action) === true) await deliver(database, orderId, String(historyId), at)
    })
  })
}

async function publishedOrder(database: Database, order: OrderView): Promise<PublishedOrder> {
  const payments = (await attemptsOf(database.reader, order.id)).map(
    ({ method, reference, providerReference, state, amount }): PublishedPayment => ({
      method,
      reference,
      providerReference,
      state,
      amount,
    }),
  )
  return {
    number: order.number,
    status: order.status,
    currency: order.currency,
    total: order.grandTotal,
    email: order.email,
    items: order.items.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    payments,
  }
}
