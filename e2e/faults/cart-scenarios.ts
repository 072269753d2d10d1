import type { Locator, Page } from 'playwright-core'
import { untilInteractive } from '../browser.ts'
import { admin, filledCart, findProduct } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { fill } from './fields.ts'
import { cartOf, ownCart, quantityIn, type OwnedCart } from './orders.ts'
import { callAs, newCustomer } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
const sku = 'ROLE-PLENTY'
const added = 'ROLE-S1'
const coupon = 'WELCOME10'
const saying = (key: string, values: Readonly<Record<string, string>>): string =>
  t(key).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Opens the cart page of a guest's cart with this many items. */
async function cartPage(quantity = 1, item = sku, product = item) {
  const cart = await filledCart([{ sku: item, quantity }])
  return { path: '/cart', cart, name: (await findProduct(product, 'pl')).name }
}

async function change(cart: string, fields: string): Promise<unknown> {
  return callAs(undefined, `mutation ($id: String!) { ${fields} }`, { id: cart })
}

const uidIn = async (cart: string): Promise<string> => (await cartOf({ cart })).items[0]?.uid ?? ''

/** A cart whose only line was saved for later. */
async function savedForLater() {
  const start = await cartPage()
  const uid = await uidIn(start.cart)
  await change(start.cart, `saveCartItemForLater(input: { cart_id: $id, cart_item_uid: "${uid}" }) { cart { id } }`)
  return start
}

/** The page of a prepared cart, in the browser of a guest who has another product in the cart. */
async function preparedCart() {
  const agent = await newCustomer()
  await admin('agent', 'add', agent.email, '--store', 'pl')
  const id = await ownCart(agent)
  await callAs(
    agent,
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items: [{ sku, quantity: 1 }] },
  )
  const { prepareCartLink: link } = await callAs<{ prepareCartLink: { code: string } }>(
    agent,
    'mutation ($id: String!) { prepareCartLink(input: { cart_id: $id }) { code } }',
    { id },
  )
  const cart = await filledCart([{ sku: added, quantity: 1 }])
  return { path: `/cart/prepared/${link.code}`, cart, name: (await findProduct(sku, 'pl')).name }
}

const main = (page: Page): Locator => page.locator('main')
const line = (page: Page, name: string): Locator => main(page).getByRole('article', { name }).first()
const press = async (button: Locator): Promise<void> => {
  await untilInteractive(button)
  await button.click()
}
const box = (page: Page): Locator => page.getByRole('region', { name: t('cart.coupon.label') })
const isEmpty = async (owned: OwnedCart): Promise<number> => ((await cartOf(owned)).items.length === 0 ? 1 : 0)
const remove = (page: Page, name: string): Promise<void> =>
  press(
    main(page)
      .getByRole('button', { name: saying('cart.removeItem', { name }) })
      .first(),
  )

const removedNotice = (page: Page, name: string): Locator =>
  main(page).getByRole('region', { name: saying('cart.removed', { name }) })

export const cartScenarios = [
  // After a reload the page says that the link was used.
  scenario({
    mutation: 'TakePreparedCart',
    arrange: preparedCart,
    press: (page) => press(main(page).getByRole('button', { name: t('cart.prepared.take') })),
    done: (page, { name }) => line(page, name),
    held: (state) => quantityIn(state, sku),
  }),
  scenario({
    mutation: 'AddToCart',
    arrange: async () => ({
      ...(await findProduct(added, 'pl')),
      cart: await filledCart([{ sku, quantity: 1 }]),
    }),
    press: (page) => press(page.getByRole('button', { name: t('catalogue.addToCart'), exact: true })),
    done: (page, { name }) => page.getByRole('status').filter({ hasText: saying('catalogue.added', { name }) }),
    held: (state) => quantityIn(state, added),
  }),
  scenario({
    mutation: 'UpdateCartItem',
    arrange: () => cartPage(),
    press: async (page) => {
      const pieces = main(page).locator('input[name="quantity"]:not([type="hidden"])')
      await untilInteractive(pieces)
      await pieces.fill('2')
      await pieces.press('Enter')
    },
    done: (page) =>
      main(page).locator('article:has([data-busy="false"]) input[name="quantity"][value="2"]:not([type="hidden"])'),
    held: async (state) => (await quantityIn(state, sku)) - 1,
    agrees: async (page, state) => {
      const shown = await main(page)
        .locator('input[name="quantity"]:not([type="hidden"])')
        .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)))
      return shown.reduce((sum, pieces) => sum + pieces, 0) === (await quantityIn(state, sku))
    },
  }),
  scenario({
    mutation: 'RemoveCartItem',
    arrange: () => cartPage(),
    // The notice disappears after ten seconds, unless it is hovered.
    press: async (page, { name }) => {
      await remove(page, name)
      await removedNotice(page, name)
        .hover({ timeout: 5000 })
        .catch(() => undefined)
    },
    done: (page, { name }) => removedNotice(page, name),
    held: (state) => isEmpty(state),
  }),
  scenario({
    mutation: 'RestoreItem',
    arrange: () => cartPage(),
    prepare: (page, { name }) => remove(page, name),
    press: (page) =>
      main(page)
        .getByRole('button', { name: t('cart.undo') })
        .click(),
    done: (page, { name }) => line(page, name).locator('input[name="quantity"]:not([type="hidden"])'),
    held: (state) => quantityIn(state, sku),
  }),
  scenario({
    mutation: 'SaveForLater',
    arrange: () => cartPage(),
    press: (page, { name }) => press(main(page).getByRole('button', { name: saying('cart.saveItem', { name }) })),
    done: (page) => page.getByRole('heading', { name: t('cart.saved.title') }),
    held: async (state) => (await cartOf(state)).saved_items.length,
  }),
  scenario({
    mutation: 'MoveToCart',
    arrange: savedForLater,
    press: (page, { name }) => press(main(page).getByRole('button', { name: saying('cart.saved.moveItem', { name }) })),
    done: (page, { name }) => line(page, name).locator('input[name="quantity"]:not([type="hidden"])'),
    held: (state) => quantityIn(state, sku),
  }),
  scenario({
    mutation: 'ForgetSaved',
    arrange: savedForLater,
    press: (page, { name }) =>
      press(main(page).getByRole('button', { name: saying('cart.saved.forgetItem', { name }) })),
    done: (page) => page.locator('main:not(:has([data-saved-title]))'),
    held: async (state) => 1 - (await cartOf(state)).saved_items.length,
  }),
  scenario({
    mutation: 'ApplyCoupon',
    arrange: () => cartPage(6),
    prepare: async (page) => {
      await box(page).locator('summary').click()
      await box(page).locator('[name="code"]').fill(coupon)
    },
    press: (page) => press(box(page).getByRole('button', { name: t('cart.coupon.apply') })),
    done: (page) => box(page).getByText(saying('cart.coupon.applied', { code: coupon })),
    held: async (state) => (await cartOf(state)).applied_coupons?.length ?? 0,
  }),
  scenario({
    mutation: 'RemoveCoupon',
    arrange: async () => {
      const start = await cartPage(6)
      await change(start.cart, `applyCouponToCart(input: { cart_id: $id, coupon_code: "${coupon}" }) { cart { id } }`)
      return start
    },
    press: (page) => press(box(page).getByRole('button', { name: saying('cart.coupon.removeCode', { code: coupon }) })),
    done: (page) => box(page).locator('summary'),
    held: async (state) => 1 - ((await cartOf(state)).applied_coupons?.length ?? 0),
  }),
  scenario({
    mutation: 'SetGiftOptions',
    arrange: () => cartPage(),
    prepare: async (page) => {
      await page
        .getByRole('region', { name: t('cart.gift.title') })
        .locator('summary')
        .click()
      await fill(page, { to: 'Zosia', from: 'Ada', message: 'Sto lat!' })
    },
    press: (page) => press(main(page).getByRole('button', { name: t('cart.gift.save') })),
    done: (page) =>
      page.getByRole('region', { name: t('cart.gift.title') }).getByRole('button', { name: t('cart.gift.change') }),
    held: async (state) => ((await cartOf(state)).gift_message?.message === 'Sto lat!' ? 1 : 0),
  }),
  // The mutation calculates totals without storing anything.
  scenario({
    mutation: 'EstimateDelivery',
    arrange: () => cartPage(),
    press: (page) => page.reload().then(() => undefined),
    done: (page) => page.getByRole('heading', { level: 1, name: t('cart.title') }),
    ignoresFailure: true,
  }),
  scenario({
    mutation: 'ChangeItemOptions',
    arrange: () => cartPage(1, 'ROLE-C1-98', 'ROLE-C1'),
    prepare: async (page, { name }) => {
      await press(
        main(page)
          .getByRole('button', { name: saying('cart.editItem', { name }) })
          .first(),
      )
      await page.getByRole('dialog').locator('label').filter({ hasText: /^110/ }).click()
      await page.getByRole('dialog').getByRole('radio', { name: /^110/, checked: true }).waitFor({ state: 'attached' })
    },
    press: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('cart.saveEdit') })
        .click(),
    done: (page) => main(page).getByRole('article').locator('dd').filter({ hasText: /^110/ }),
    held: (state) => quantityIn(state, 'ROLE-C1-110'),
  }),
]
