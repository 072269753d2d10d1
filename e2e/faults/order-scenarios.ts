import { untilInteractive } from '../browser.ts'
import { textsOf } from '../texts.ts'
import { submit } from './fields.ts'
import { ownCart, quantityIn, placedOrder, signedInAgain, statusOf } from './orders.ts'
import { callAs, countEmails, linkTo, newCustomer } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
const canceled = 'Anulowane'

async function ordered() {
  const customer = await newCustomer()
  const order = await placedOrder({ customer })
  return { path: `/order-history/${order.number}`, customer, order }
}

export const orderScenarios = [
  scenario({
    mutation: 'CancelOwnOrder',
    isCritical: true,
    arrange: ordered,
    prepare: (page) => page.getByText(t('order.cancel.title')).click(),
    press: (page) => page.getByRole('button', { name: t('order.cancel.confirm') }).click(),
    done: (page) => page.getByText(t('order.cancel.done')),
    held: async ({ order, customer }) => ((await statusOf(order, customer)) === canceled ? 1 : 0),
  }),
  scenario({
    mutation: 'Reorder',
    isCritical: true,
    arrange: ordered,
    press: async (page) => {
      const again = page.getByRole('button', { name: t('order.reorder') })
      await untilInteractive(again)
      await again.click()
    },
    done: (page) => page.getByRole('heading', { level: 1, name: t('cart.title') }),
    held: async (start) => {
      const customer = await signedInAgain(start.customer)
      return quantityIn({ cart: await ownCart(customer), customer }, 'ROLE-PLENTY')
    },
  }),
  scenario({
    mutation: 'RequestCancel',
    isCritical: true,
    arrange: async () => {
      const order = await placedOrder({})
      return { path: `/order/track/${order.token}`, order }
    },
    prepare: (page) => page.getByText(t('order.cancel.title')).click(),
    press: (page) => page.getByRole('button', { name: t('order.cancel.ask') }).click(),
    done: (page) => page.locator('main [data-tone="success"]'),
    held: ({ order }) => countEmails(order.email, 'mail.order.cancelRequest.title', { number: order.number }),
  }),
  scenario({
    mutation: 'ConfirmCancel',
    isCritical: true,
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
