import type { Page } from 'playwright-core'
import { fillContact } from '../checkout.ts'
import { textsOf } from '../texts.ts'
import { atCheckout, byHand, press, seen, toDelivery, toPayment } from './checkout-steps.ts'
import { placedOrder, statusOf, type OwnedCart } from './orders.ts'
import { callAs } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
interface Steps {
  cart: {
    email: string | null
    selected_payment_method: { code: string } | null
    shipping_addresses: {
      selected_shipping_method: { carrier_code: string } | null
      pickup_location: { pickup_location_code: string } | null
    }[]
  }
}

async function stepsOf({ cart, customer }: OwnedCart): Promise<Steps['cart']> {
  const query = `query ($id: String!) { cart(cart_id: $id) { email selected_payment_method { code }
    shipping_addresses { selected_shipping_method { carrier_code } pickup_location { pickup_location_code } } } }`
  return (await callAs<Steps>(customer, query, { id: cart })).cart
}

const other = 'inpostcourier/standard'

const locker = 'inpostlocker/standard'
const places = (page: Page) => page.getByRole('region', { name: t('checkout.pickup.title') })
const delivery = (page: Page, value: string) => page.locator(`input[name="delivery"][value="${value}"]`)

export const checkoutScenarios = [
  scenario({
    mutation: 'SavePickup',
    arrange: atCheckout,
    prepare: async (page, { email }) => {
      await toDelivery(page, email)
      await delivery(page, locker).check({ force: true })
      await places(page).getByRole('radio').first().check({ force: true })
    },
    press: (page) =>
      places(page)
        .getByRole('button', { name: t('checkout.pickup.collect') })
        .click(),
    done: (page) => page.getByRole('region', { name: t('checkout.pickup.chosen') }),
    held: async (state) => ((await stepsOf(state)).shipping_addresses[0]?.pickup_location ? 1 : 0),
  }),
  scenario({
    mutation: 'SaveContact',
    arrange: atCheckout,
    prepare: (page, { email }) => fillContact(page, { email }),
    press: (page) => press(page, 'checkout.toDelivery'),
    done: (page) => seen(page, 'checkout.toPayment'),
    held: async (state) => ((await stepsOf(state)).email === state.email ? 1 : 0),
  }),
  scenario({
    mutation: 'SaveDelivery',
    arrange: atCheckout,
    prepare: (page, { email }) => toDelivery(page, email),
    press: (page) => delivery(page, other).check({ force: true }),
    done: (page) => page.locator(`input[name="delivery"][value="${other}"]:checked`),
    held: async (state) =>
      (await stepsOf(state)).shipping_addresses[0]?.selected_shipping_method?.carrier_code === other.split('/')[0]
        ? 1
        : 0,
  }),
  scenario({
    mutation: 'SavePayment',
    arrange: atCheckout,
    prepare: (page, { email }) => toPayment(page, email),
    press: (page) => page.locator(`input[name="payment"][value="${byHand}"]`).check({ force: true }),
    done: (page) => page.locator(`input[name="payment"][value="${byHand}"]:checked`),
    held: async (state) => ((await stepsOf(state)).selected_payment_method?.code === byHand ? 1 : 0),
  }),
  scenario({
    mutation: 'StartPayment',
    arrange: async () => {
      const order = await placedOrder({ payment: 'adyen_cc' })
      return { path: '/checkout/adyen_failed', order, tab: tabOf(order) }
    },
    press: (page) =>
      page
        .getByRole('group', { name: t('payment.choose') })
        .getByRole('button')
        .first()
        .click(),
    done: (page) => page.locator('button[value="accept"]'),
    held: async ({ order }) => {
      const query = 'query ($token: String!) { orderPayment(input: { token: $token }) { status } }'
      const { orderPayment } = await callAs<{ orderPayment: { status: string } }>(undefined, query, {
        token: order.token,
      })
      return orderPayment.status === 'PENDING' ? 1 : 0
    },
  }),
  scenario({
    mutation: 'ReturnOrderToCart',
    arrange: async () => {
      const order = await placedOrder({ payment: 'adyen_cc' })
      return { path: '/checkout/adyen_failed', order, tab: tabOf(order) }
    },
    press: (page) => press(page, 'payment.backToCart'),
    done: (page) => page.getByRole('heading', { level: 1, name: t('cart.title') }),
    held: async ({ order }) => ((await statusOf(order)) === 'Anulowane' ? 1 : 0),
  }),
]

/** The data that a tab stores about an order placed in it. */
function tabOf({ number, token }: { number: string; token: string }) {
  return { order_number: number, order_details: { token, cartId: '' } }
}
