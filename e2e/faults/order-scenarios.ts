import type { Page } from 'playwright-core'
import { textsOf } from '../texts.ts'
import { fill, submit } from './fields.ts'
import { orderAgain, ownCart, quantityIn, placedOrder, signedInAgain, statusOf, type PlacedOrder } from './orders.ts'
import { callAs, countEmails, linkTo, newCustomer } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
const canceled = 'Anulowane'

/** Opens the form of an action on the page of an order. */
async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: t(name) }).click()
  await page.getByRole('heading', { level: 2, name: t(name) }).waitFor()
}

async function streetOf({ token }: PlacedOrder): Promise<string | undefined> {
  const { guestOrderByToken: order } = await callAs<{
    guestOrderByToken: { shipping_address: { street: string[] } }
  }>(
    undefined,
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { shipping_address { street } } }',
    { token },
  )
  return order.shipping_address.street[0]
}

const newStreet = 'Nowa 5'

async function ordered() {
  const customer = await newCustomer()
  const order = await placedOrder({ customer })
  return { path: `/order-history/${order.number}`, customer, order }
}

export const orderScenarios = [
  scenario({
    mutation: 'ChangeOrderAddress',
    arrange: async () => {
      const order = await placedOrder({})
      return { path: `/order/track/${order.token}`, order }
    },
    prepare: async (page) => {
      await openForm(page, 'order.addressChange.title')
      await fill(page, { 'address.street': newStreet })
    },
    press: submit,
    done: (page) => page.getByText(t('order.addressChange.done')),
    held: async ({ order }) =>
      (await streetOf(order)) === newStreet
        ? countEmails(order.email, 'mail.order.address.title', { number: order.number })
        : 0,
  }),
  scenario({
    mutation: 'CancelOwnOrder',
    arrange: ordered,
    prepare: (page) => openForm(page, 'order.cancel.title'),
    press: (page) => page.getByRole('button', { name: t('order.cancel.confirm') }).click(),
    done: (page) => page.getByText(t('order.cancel.done')),
    held: async ({ order, customer }) => ((await statusOf(order, customer)) === canceled ? 1 : 0),
  }),
  scenario({
    mutation: 'Reorder',
    arrange: ordered,
    press: orderAgain,
    done: (page) => page.getByRole('heading', { level: 1, name: t('cart.title') }),
    held: async (start) => {
      const customer = await signedInAgain(start.customer)
      return quantityIn({ cart: await ownCart(customer), customer }, 'ROLE-PLENTY')
    },
  }),
  scenario({
    mutation: 'RequestCancel',
    arrange: async () => {
      const order = await placedOrder({})
      return { path: `/order/track/${order.token}`, order }
    },
    prepare: (page) => openForm(page, 'order.cancel.title'),
    press: (page) => page.getByRole('button', { name: t('order.cancel.ask') }).click(),
    done: (page) => page.locator('main [data-tone="success"]'),
    held: ({ order }) => countEmails(order.email, 'mail.order.cancelRequest.title', { number: order.number }),
  }),
  scenario({
    mutation: 'ConfirmCancel',
    arrange: async () => {
      const order = await placedOrder({})
      await callAs(
        undefined,
        'mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Other" }) { error } }',
        { token: order.token },
      )
      const { pathname, search } = await linkTo(order.email, 'cancel=')
      return { path: pathname + search, order }
    },
    press: submit,
    done: (page) => page.getByText(t('order.cancel.done')),
    held: async ({ order }) => ((await statusOf(order)) === canceled ? 1 : 0),
  }),
]
