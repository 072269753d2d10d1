import { untilInteractive } from '../browser.ts'
import type { CardShop } from '../card-shop.ts'
import { textsOf } from '../texts.ts'
import { callAs, newCustomer, password, tokenOf, type Customer } from './people.ts'
import { scenario, type Scenario } from './scenario.ts'
import { eventually } from './waits.ts'

const t = textsOf('pl-PL')

async function cardsOf({ email }: Customer, address: string): Promise<number> {
  const { customerPaymentTokens: tokens } = await callAs<{ customerPaymentTokens: { items: unknown[] } }>(
    // Another tab may have ended all sessions.
    { token: await tokenOf(email, password, address) },
    '{ customerPaymentTokens { items { public_hash } } }',
    {},
    address,
  )
  return tokens.items.length
}

/** A customer who has paid an order and saved the card. */
async function customerWithCard(shop: CardShop): Promise<Customer> {
  const { address, adyen } = shop
  const customer = await newCustomer(address)
  const { number } = await shop.placeOrder(customer.token)
  const [id, session] = [...adyen.sessions].find(([, { reference }]) => reference.includes(number)) ?? []
  if (id === undefined || session === undefined) throw new Error(`The shop did not open a session for ${number}`)
  adyen.store(id)
  await shop.deliverNotification({ reference: session.reference, value: session.amount.value, psp: `PSP${number}` })
  await eventually(
    () => cardsOf(customer, address),
    (count) => count === 1,
    'saved cards',
  )
  return customer
}

/** Scenarios for a shop with Adyen, which saves cards. */
export const savedCardScenarios = (shop: () => CardShop): readonly Scenario[] => [
  scenario({
    mutation: 'RemoveSavedCard',
    arrange: async () => {
      const { address } = shop()
      return { address, path: '/account-information/cards', customer: await customerWithCard(shop()) }
    },
    prepare: (page) => untilInteractive(page.getByRole('button', { name: `${t('customer.cards.remove')}: ` })),
    press: (page) => page.getByRole('button', { name: `${t('customer.cards.remove')}: ` }).press('Enter'),
    done: (page) => page.getByText(t('customer.cards.none')),
    held: async ({ customer, address }) => 1 - (await cardsOf(customer, address)),
  }),
]
