import type { Locator, Page } from 'playwright-core'
import { untilInteractive } from '../browser.ts'
import { admin, filledCart } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { fill, success } from './fields.ts'
import { cartOf, placedOrder, type OwnedCart } from './orders.ts'
import { callAs } from './people.ts'
import { scenario } from './scenario.ts'
import { eventually, sharedByAll } from './waits.ts'

const t = textsOf('pl-PL')
const batch = 12

interface Bought {
  readonly codes: string[]
  readonly email: string
}

/**
 * Locked cards that were bought to be sent by post. They are bought once per file, because an operator has to mark their orders
 * as paid.
 */
async function buyCards(): Promise<Bought> {
  const { products } = await callAs<{ products: { items: { giftcard_amounts: { uid: string }[] }[] } }>(
    undefined,
    '{ products(filter: { sku: { eq: "ROLE-GP" } }) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }',
  )
  const uid = products.items[0]?.giftcard_amounts[0]?.uid ?? ''
  const { number, email } = await placedOrder({ payment: 'banktransfer' }, [
    { sku: 'ROLE-GP', quantity: batch, selected_options: [uid] },
  ])
  await admin('order', 'pay', number)
  const codes: string[] = []
  await eventually(
    async () => {
      // Refused until the cards exist.
      const printed = await admin('gift-card', 'print', number).catch(() => '')
      codes.splice(0, Infinity, ...(printed.match(/^\d{16}/gm) ?? []))
      return codes.length
    },
    (count) => count >= batch,
    `gift cards of the order ${number}`,
  )
  return { codes, email }
}

const bought = sharedByAll(buyCards)

async function lockedCard(): Promise<{ code: string; email: string }> {
  const { codes, email } = await bought()
  const code = codes.pop()
  if (code === undefined) throw new Error('All gift cards of this file are used')
  return { code, email }
}

const unlock =
  'mutation ($code: String!, $email: String!) { unlockGiftCard(input: { gift_card_code: $code, email: $email }) { code } }'
const balance = 'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code } }'

/** One card for the carts of all cells, since none of them is ordered. */
const openCard = sharedByAll(async () => {
  const card = await lockedCard()
  await callAs(undefined, unlock, card)
  return card.code
})

const box = (page: Page): Locator => page.getByRole('region', { name: t('cart.giftCard.label') })
const cards = async (owned: OwnedCart): Promise<number> => (await cartOf(owned)).applied_gift_cards?.length ?? 0
const press = async (button: Locator): Promise<void> => {
  await untilInteractive(button)
  await button.click()
}

export const giftCardScenarios = [
  scenario({
    mutation: 'UnlockGiftCard',
    arrange: async () => ({ path: '/gift-card', ...(await lockedCard()) }),
    prepare: (page, { code, email }) => fill(page, { unlock_code: code, email }),
    press: (page) => press(page.locator('main').getByRole('button', { name: t('giftCard.unlock') })),
    done: success,
    held: ({ code }) =>
      callAs(undefined, balance, { code }).then(
        () => 1,
        () => 0,
      ),
  }),
  scenario({
    mutation: 'ApplyGiftCard',
    arrange: async () => {
      const code = await openCard()
      return { path: '/cart', cart: await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }]), code }
    },
    prepare: async (page, { code }) => {
      await box(page).locator('summary').click()
      await box(page).locator('[name="code"]').fill(code)
    },
    press: (page) => press(box(page).getByRole('button', { name: t('cart.giftCard.apply') })),
    done: (page) => box(page).locator('[value="card-off"]').locator('..'),
    held: (state) => cards(state),
  }),
  scenario({
    mutation: 'RemoveGiftCard',
    arrange: async () => {
      const code = await openCard()
      const cart = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }])
      await callAs(
        undefined,
        'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }',
        { id: cart, code },
      )
      return { path: '/cart', cart }
    },
    press: (page) => press(box(page).locator('form:has([value="card-off"]) button')),
    done: (page) => page.locator('main:has(h1):not(:has([value="card-off"]))'),
    held: async (state) => 1 - (await cards(state)),
  }),
]
