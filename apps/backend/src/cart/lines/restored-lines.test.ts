import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeUid } from '#src/platform/uid.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveWrappings } from '../gifts/gifts.ts'
import { CartClient, type ItemInput } from '../testing-client.ts'

let shop: TestShop
let client: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = new CartClient(shop)
  const wrapping = { designs: {}, defaultMessages: {}, image: null, position: 0, isActive: true }
  await shop.database.transaction((tx) => saveWrappings(tx, [{ ...wrapping, code: 'kraft', prices: { PLN: 8_00 } }]))
})
afterAll(() => shop.close())

interface Line {
  uid: string
  quantity: number
  product: { sku: string }
  gift_wrapping: { uid: string } | null
  gift_wrapping_quantity: number
  gift_message: { from: string; to: string; message: string } | null
  sender_name?: string
  recipient_email?: string
  message?: string
  amount?: { value: number }
}
interface Cart {
  items: Line[]
  saved_items: { uid: string }[]
}
type Changed = Record<string, { cart: Cart; user_errors?: { code: string }[] }>

const gifts = 'gift_wrapping { uid } gift_wrapping_quantity gift_message { from to message }'
const fields = `cart { items { uid quantity product { sku }
    ... on SimpleCartItem { ${gifts} }
    ... on GiftCardCartItem { ${gifts} sender_name recipient_email message amount { value } } }
  saved_items { uid } }`

async function change(mutation: string, id: string, uid: string): Promise<{ cart: Cart; user_errors?: unknown[] }> {
  const answer = await client.must<Changed>(`mutation ($id: String!, $uid: ID!) { ${mutation} }`, { id, uid })
  return Object.values(answer)[0] as { cart: Cart }
}

const remove = (id: string, uid: string) =>
  change(`removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { ${fields} }`, id, uid)
const restore = (id: string, uid: string) =>
  change(`restoreCartItem(input: { cart_id: $id, cart_item_uid: $uid }) { ${fields} user_errors { code } }`, id, uid)
const save = (id: string, uid: string) =>
  change(`saveCartItemForLater(input: { cart_id: $id, cart_item_uid: $uid }) { ${fields} }`, id, uid)
const move = (id: string, uid: string) =>
  change(
    `moveSavedItemToCart(input: { cart_id: $id, saved_item_uid: $uid }) { ${fields} user_errors { code } }`,
    id,
    uid,
  )

async function cartWith(item: ItemInput): Promise<{ id: string; uid: string }> {
  const id = await client.newCart()
  expect((await client.add(id, [item])).data.addProductsToCart.user_errors).toEqual([])
  const { cart } = await client.must<{ cart: Cart }>('query ($id: String!) { cart(cart_id: $id) { items { uid } } }', {
    id,
  })
  return { id, uid: cart.items[0]?.uid ?? '' }
}

/** A cart with three gift-wrapped pieces and a message. */
async function wrapped(): Promise<{ id: string; uid: string; line: Line | undefined }> {
  const { id, uid } = await cartWith({ sku: 'ROLE-PLENTY', quantity: 3 })
  const { cart } = await change(
    `updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, gift_wrapping_id: "${encodeUid(1)}",
      gift_message: { from: "Ada", to: "Zosia", message: "Sto lat" } }] }) { ${fields} }`,
    id,
    uid,
  )
  return { id, uid, line: cart.items[0] }
}

const asItWas = ({ uid: _, ...line }: Line) => line

it('CART-30 a line saved for later keeps its wrapping and message when moved back', async () => {
  const { id, uid, line } = await wrapped()
  expect(line).toMatchObject({ gift_wrapping_quantity: 3, gift_message: { message: 'Sto lat' } })
  const saved = await save(id, uid)
  expect(saved.cart.items).toEqual([])
  const { cart, user_errors } = await move(id, saved.cart.saved_items[0]?.uid ?? '')
  expect(user_errors).toEqual([])
  expect(cart.items.map(asItWas)).toEqual([line].flatMap((one) => (one ? [asItWas(one)] : [])))
})

it('UX-24 CART-30 a removed line can be restored once with its wrapping and message', async () => {
  const { id, uid, line } = await wrapped()
  expect((await remove(id, uid)).cart.items).toEqual([])
  const { cart } = await restore(id, uid)
  expect(cart.items.map(asItWas)).toEqual([line].flatMap((one) => (one ? [asItWas(one)] : [])))
  await expect(restore(id, uid)).rejects.toThrow('cart item')
  const other = await cartWith({ sku: 'ROLE-S1', quantity: 1 })
  await remove(id, cart.items[0]?.uid ?? '')
  await expect(restore(other.id, cart.items[0]?.uid ?? '')).rejects.toThrow('cart item')
})

it('a restored line is merged into an equal line added meanwhile, without wrapping more pieces', async () => {
  const { id, uid } = await wrapped()
  await remove(id, uid)
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
  const { cart } = await restore(id, uid)
  expect(cart.items).toMatchObject([{ quantity: 5, gift_wrapping_quantity: 3, gift_message: { from: 'Ada' } }])
})

it('UX-24 GIFT-03 a restored gift card keeps its texts', async () => {
  const { products } = await client.must<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
    `{ products(filter: { sku: { eq: "ROLE-GV" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }`,
  )
  const texts = {
    // Control characters are removed. PostgreSQL could not even store the first one.
    sender_name: 'Anna\u0000\u0007\nNowak',
    sender_email: 'anna@example.com',
    recipient_name: 'Zosia',
    recipient_email: 'zosia@example.com',
    message: 'Na rower',
  }
  const { id, uid } = await cartWith({
    sku: 'ROLE-GV',
    quantity: 1,
    selected_options: [products.items[0]?.giftcard_amounts[0]?.uid ?? ''],
    entered_options: Object.entries(texts).map(([name, value]) => ({ uid: encodeUid(`giftcard/${name}`), value })),
  })
  await remove(id, uid)
  const { cart } = await restore(id, uid)
  expect(cart.items).toMatchObject([
    {
      product: { sku: 'ROLE-GV' },
      sender_name: 'Anna Nowak',
      recipient_email: 'zosia@example.com',
      message: 'Na rower',
    },
  ])
})
