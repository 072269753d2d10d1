import { customerRoles } from '#demo/roles.ts'
import { customerIdOf } from '../customer/customer.ts'
import { insertMark, selectMark } from '../import-export/queries.ts'
import { orderViews, type OrderAction, type OrderView } from '../order/order.ts'
import { declareWithdrawal } from '../order/withdrawal/declare-withdrawal.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Writer } from '../platform/database.ts'
import { encodeUid } from '../platform/uid.ts'
import { cancelExchange, shipExchange } from '../returns/exchange-steps.ts'
import type { ReturnView } from '../returns/find-returns.ts'
import { requestExchange } from '../returns/request-exchange.ts'
import { requestGuestReturn, requestReturn } from '../returns/request-return.ts'
import { approveReturn, receiveReturn, refundReturn, rejectReturn } from '../returns/returns.ts'
import { storeViews } from '../store/store.ts'
import { selectSizedProducts, type SizedProduct } from './demo-order-queries.ts'
import { contextOfBuyer, placeDemoOrder } from './place-demo-order.ts'

const mark = 'demo returns'
const email = customerRoles.RT
const address = {
  firstname: 'Zofia',
  lastname: 'Lewandowska',
  street: ['ul. Lipowa 7'],
  city: 'Wrocław',
  postcode: '50-001',
  country_code: 'PL',
  telephone: '601202303',
}

interface Scene {
  ctx: Context
  tx: Writer
  order: OrderView
  product: SizedProduct
}

type Play = (scene: Scene) => Promise<unknown>

/** A shipped order of the demo customer for each state that a return, an exchange or a withdrawal can have. */
const plays: readonly Play[] = [
  async (scene) => askReturn(scene),
  async (scene) => approve(scene, await askReturn(scene)),
  async (scene) => receive(scene, await askReturn(scene, 2), 1),
  async (scene) => {
    const { id } = await receive(scene, await askReturn(scene))
    await refundReturn(scene.tx, id, actOf(scene))
  },
  async (scene) => reject(scene, await askReturn(scene), 'Brakuje metki.'),
  async (scene) => reject(scene, await approve(scene, await askReturn(scene)), 'Produkt był noszony.'),
  async (scene) => approve(scene, await askExchange(scene)),
  async (scene) => {
    const { id } = await receive(scene, await approve(scene, await askExchange(scene)))
    await shipExchange(scene.tx, id, 'JJD000390007', actOf(scene))
  },
  async (scene) => {
    const { id } = await askExchange(scene)
    await cancelExchange(scene.ctx, { returnId: id, orderToken: null })
  },
  async ({ ctx, order }) =>
    declareWithdrawal(ctx, { name: 'Zofia Lewandowska', email, order_number: order.number, items: [] }),
]

/**
 * Places the demo customer's orders once, each with a return, an exchange or a withdrawal in another state. A guest with the same
 * address has not confirmed a return yet. A shop without that customer gets none.
 */
export async function loadDemoOrders(
  database: Database,
  now: Date,
  chooseProducts: typeof selectSizedProducts = selectSizedProducts,
): Promise<void> {
  if ((await selectMark(database.reader, mark)) !== undefined) return
  await database.transaction(async (tx) => {
    const store = (await storeViews(tx)).find(({ code }) => code === 'pl')
    if (store === undefined) return
    const customerId = await customerIdOf(tx, store.websiteId, email)
    // The shop has its own customers, with its own catalogue.
    if (customerId === undefined) return
    const open = (id: number | null) => contextOfBuyer(database, { tx, store, customerId: id, now })
    const products = await chooseProducts(tx, store.id, plays.length + 1)
    for (const [index, product] of products.entries()) {
      const play = plays[index]
      const ctx = open(play === undefined ? null : customerId)
      const scene = { ctx, tx, product, order: await sentOrder(ctx, tx, product) }
      if (play === undefined) await requestGuestReturn(ctx, scene.order, { items: [wanted(scene)], comment: null })
      else await play(scene)
    }
    await insertMark(tx, mark, true)
  })
}

/** An order of two pieces that is paid and shipped. */
async function sentOrder(ctx: Context, tx: Writer, { sku }: SizedProduct): Promise<OrderView> {
  const actions: OrderAction[] = [
    { name: 'pay', reference: null },
    { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null },
  ]
  const id = await placeDemoOrder(ctx, tx, { email, address }, { sku, payment: 'banktransfer', actions })
  const [order] = await orderViews(tx, [id])
  if (order === undefined) throw new Error(`Order ${id} not found`)
  return order
}

const actOf = ({ ctx }: Scene) => ({ staff: 'Ewa Wójcik', now: ctx.now })

const itemUid = ({ order }: Scene): string => encodeUid(order.items[0]?.id ?? 0)

const wanted = (scene: Scene, quantity = 1) => ({
  order_item_uid: itemUid(scene),
  quantity_to_return: quantity,
  selected_custom_attributes: [{ attribute_code: 'reason', value: 'too_small' }],
  entered_custom_attributes: [{ attribute_code: 'bank_account', value: 'PL61109010140000071219812874' }],
})

const askReturn = (scene: Scene, quantity = 1): Promise<ReturnView> =>
  requestReturn(scene.ctx, scene.order.id, { items: [wanted(scene, quantity)], comment: null })

const askExchange = (scene: Scene): Promise<ReturnView> =>
  requestExchange(scene.ctx, scene.order.id, {
    itemUid: itemUid(scene),
    exchangeUid: null,
    quantity: 1,
    sku: scene.product.otherSku,
  })

async function approve(scene: Scene, view: ReturnView): Promise<ReturnView> {
  await approveReturn(scene.tx, view.id, actOf(scene))
  return view
}

async function receive(scene: Scene, view: ReturnView, pieces?: number): Promise<ReturnView> {
  const accepted = new Map(pieces === undefined ? [] : [[scene.product.sku, pieces]])
  await receiveReturn(scene.tx, view.id, accepted, actOf(scene))
  return view
}

async function reject(scene: Scene, view: ReturnView, reason: string): Promise<ReturnView> {
  await rejectReturn(scene.tx, view.id, reason, actOf(scene))
  return view
}
