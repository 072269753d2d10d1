import { customerRoles } from '#demo/roles.ts'
import { customerIdOf } from '../customer/customer.ts'
import { insertMark, selectMark } from '../import-export/queries.ts'
import type { OrderAction } from '../order/order.ts'
import { offeredPayments } from '../payment/payment.ts'
import type { Database } from '../platform/database.ts'
import { storeViews } from '../store/store.ts'
import { selectSizedProducts } from './demo-order-queries.ts'
import { contextOfBuyer, placeDemoOrder, type DemoBuyer } from './place-demo-order.ts'

const mark = 'demo buyers'

const pay: OrderAction = { name: 'pay', reference: null }
const ship: OrderAction = { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: '0000123456789U' }

const buyer = (firstname: string, lastname: string, email: string, place: [string, string, string]): DemoBuyer => ({
  email,
  address: {
    firstname,
    lastname,
    street: [place[0]],
    postcode: place[1],
    city: place[2],
    country_code: 'PL',
    telephone: '601202304',
  },
})
const piotr = buyer('Piotr', 'Zieliński', 'piotr.zielinski@example.com', ['ul. Szeroka 4', '31-053', 'Kraków'])
const maria = buyer('Maria', 'Wiśniewska', 'maria.wisniewska@example.com', ['ul. Morska 18', '81-323', 'Gdynia'])
const tomasz = buyer('Tomasz', 'Kamiński', 'tomasz.kaminski@example.com', ['ul. Polna 9', '60-535', 'Poznań'])

interface Purchase {
  by: DemoBuyer
  /** `online` is the first method of a provider that the store offers. */
  payment: 'banktransfer' | 'cashondelivery' | 'checkmo' | 'online'
  actions: readonly OrderAction[]
}

/** An order in each state, by several buyers who pay in different ways. */
const purchases: readonly Purchase[] = [
  { by: piotr, payment: 'banktransfer', actions: [] },
  { by: maria, payment: 'cashondelivery', actions: [] },
  { by: maria, payment: 'cashondelivery', actions: [ship] },
  { by: tomasz, payment: 'online', actions: [] },
  { by: piotr, payment: 'checkmo', actions: [pay] },
  { by: tomasz, payment: 'banktransfer', actions: [pay, ship] },
  { by: maria, payment: 'banktransfer', actions: [{ name: 'cancel' }] },
  { by: tomasz, payment: 'checkmo', actions: [pay, ship, { name: 'refund', amount: null }] },
]

/** Places orders of guests once, so that staff of the demo find one in each state. A shop without the demo's customers gets none. */
export async function loadDemoBuyers(
  database: Database,
  now: Date,
  chooseProducts: typeof selectSizedProducts = selectSizedProducts,
): Promise<void> {
  if ((await selectMark(database.reader, mark)) !== undefined) return
  await database.transaction(async (tx) => {
    const store = (await storeViews(tx)).find(({ code }) => code === 'pl')
    if (store === undefined) return
    if ((await customerIdOf(tx, store.websiteId, customerRoles.RT)) === undefined) return
    const online = (await offeredPayments(contextOfBuyer(database, { tx, store, customerId: null, now }), false)).find(
      ({ isOnline }) => isOnline,
    )
    const products = await chooseProducts(tx, store.id, purchases.length)
    for (const [index, { sku }] of products.entries()) {
      const purchase = purchases[index]
      const payment = purchase?.payment === 'online' ? online?.code : purchase?.payment
      if (purchase === undefined || payment === undefined) continue
      const ctx = contextOfBuyer(database, { tx, store, customerId: null, now })
      await placeDemoOrder(ctx, tx, purchase.by, { sku, payment, actions: purchase.actions })
    }
    await insertMark(tx, mark, true)
  })
}
