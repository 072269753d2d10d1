import type { Locator, Page } from 'playwright-core'
import { shop } from '../browser.ts'
import { postGraphql } from '../post-graphql.ts'
import { textsOf } from '../texts.ts'
import { newAddress, newCustomer, tokenOf, type Customer } from './people.ts'
import { scenario } from './scenario.ts'

// The store whose customers may have several lists.
const t = textsOf('cs-CZ')
const sku = 'ROLE-S1'
const named = 'Narozeniny'

interface List {
  id: string
  name: string | null
  sharing_code: string | null
  bought_items: string[]
  items_v2: { items: { id: string; product: { name: string } }[] }
}

async function call<T>({ email }: Customer, query: string): Promise<T> {
  const authorization = `Bearer ${await tokenOf(email)}`
  return postGraphql(shop, {
    query,
    variables: {},
    headers: { store: 'cz', 'x-forwarded-for': newAddress(), authorization },
  })
}

async function listsOf(customer: Customer): Promise<List[]> {
  const query =
    '{ customer { wishlists { id name sharing_code bought_items items_v2 { items { id product { name } } } } } }'
  return (await call<{ customer: { wishlists: List[] } }>(customer, query)).customer.wishlists
}
const countOf = async (customer: Customer, list: number): Promise<number> =>
  (await listsOf(customer))[list]?.items_v2.items.length ?? 0

/** A customer with a product on the first list, and a second list. The page shows one of them. */
async function twoLists(shown: 0 | 1) {
  const customer = await newCustomer()
  await call(
    customer,
    `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "${sku}", quantity: 1 }]) {
      user_errors { message } } }`,
  )
  await call(
    customer,
    `mutation { createWishlist(input: { name: "${named}", visibility: PRIVATE }) { wishlist { id } } }`,
  )
  const lists = await listsOf(customer)
  const path = shown === 0 ? '/cz/wishlist' : `/cz/wishlist?list=${lists[1]?.id}`
  return { path, customer, name: lists[0]?.items_v2.items[0]?.product.name ?? '' }
}

/** The same, with the first list shared. */
async function sharedList() {
  const start = await twoLists(0)
  await call(start.customer, 'mutation { shareWishlist(wishlistId: "0") { wishlist { id } } }')
  return start
}

/** Somebody who has got the link of a shared list. */
async function asGiver() {
  const { customer: owner, name } = await sharedList()
  return { path: `/cz/wishlist/shared/${(await listsOf(owner))[0]?.sharing_code}`, owner, name }
}

const dialog = (page: Page): Locator => page.locator('main dialog[open]')
const pressIn = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click()
const open = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name, exact: true }).first().click()
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: t('wishlist.lists') }).getByRole('link', { name: new RegExp(`^${name} `) })

async function openChoice(page: Page, name: string, isCopy: boolean): Promise<void> {
  await open(page, t('wishlist.carryOf').replace('{name}', name))
  if (isCopy) await dialog(page).getByRole('checkbox').check({ force: true })
}
const choose = (page: Page): Promise<void> =>
  dialog(page)
    .getByRole('button', { name: new RegExp(`^${named}`) })
    .click()
const carried = (page: Page): Locator => page.locator('[data-toast]').filter({ hasText: named })

/** A customer with two products on the first list, the first of which is to be moved behind the second. */
async function twoProducts() {
  const customer = await newCustomer()
  for (const one of ['ROLE-C1', sku])
    await call(
      customer,
      `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "${one}", quantity: 1 }]) {
        user_errors { message } } }`,
    )
  const [first] = await namesOf(customer)
  return { path: '/cz/wishlist', customer, name: first ?? '' }
}
const namesOf = async (customer: Customer): Promise<string[]> =>
  ((await listsOf(customer))[0]?.items_v2.items ?? []).map(({ product }) => product.name)
/** The rows of the list, once its order is stored. */
const rows = (page: Page): Locator => page.locator('main [data-arrange][aria-busy="false"] > li')

export const wishlistScenarios = [
  scenario({
    mutation: 'ArrangeWishlist',
    arrange: twoProducts,
    prepare: (page) => open(page, t('wishlist.arrange')),
    press: (page, { name }) => open(page, t('wishlist.moveDown').replace('{name}', name)),
    done: (page, { name }) => rows(page).nth(1).filter({ hasText: name }),
    held: async ({ customer, name }) => (await namesOf(customer)).indexOf(name),
    agrees: async (page, { customer }) => {
      const shown = await rows(page).locator('p').allInnerTexts()
      return (await namesOf(customer)).every((name, index) => shown[index]?.startsWith(name))
    },
  }),
  scenario({
    mutation: 'CreateWishlist',
    arrange: async () => ({ path: '/cz/wishlist', customer: await newCustomer() }),
    prepare: async (page) => {
      await open(page, t('wishlist.new'))
      await dialog(page).locator('[name="name"]').fill(named)
    },
    press: (page) => pressIn(page, t('wishlist.create')),
    done: (page) => tab(page, named),
    held: async ({ customer }) => (await listsOf(customer)).filter(({ name }) => name === named).length,
  }),
  scenario({
    mutation: 'RenameWishlist',
    arrange: () => twoLists(1),
    prepare: async (page) => {
      await open(page, t('wishlist.rename'))
      await dialog(page).locator('[name="name"]').fill('Vánoce')
    },
    press: (page) => pressIn(page, t('customer.save')),
    done: (page) => tab(page, 'Vánoce'),
    held: async ({ customer }) => (await listsOf(customer)).filter(({ name }) => name === 'Vánoce').length,
  }),
  scenario({
    mutation: 'DeleteWishlist',
    arrange: () => twoLists(1),
    prepare: (page) => open(page, t('wishlist.delete')),
    press: (page) => pressIn(page, t('wishlist.delete')),
    done: (page) => page.locator('[data-toast]').filter({ hasText: t('wishlist.deleted').replace('{name}', named) }),
    held: async ({ customer }) => 2 - (await listsOf(customer)).length,
  }),
  scenario({
    mutation: 'MoveWishes',
    arrange: () => twoLists(0),
    prepare: (page, { name }) => openChoice(page, name, false),
    press: choose,
    done: carried,
    held: ({ customer }) => countOf(customer, 1),
  }),
  scenario({
    mutation: 'CopyWishes',
    arrange: () => twoLists(0),
    prepare: (page, { name }) => openChoice(page, name, true),
    press: choose,
    done: carried,
    held: ({ customer }) => countOf(customer, 1),
  }),
  scenario({
    mutation: 'ShareWishlist',
    arrange: () => twoLists(0),
    prepare: (page) => open(page, t('wishlist.share')),
    press: (page) => pressIn(page, t('wishlist.shareStart')),
    done: (page) => dialog(page).getByRole('button', { name: t('wishlist.copyLink') }),
    held: async ({ customer }) => ((await listsOf(customer))[0]?.sharing_code ? 1 : 0),
  }),
  scenario({
    mutation: 'StopSharingWishlist',
    arrange: sharedList,
    prepare: (page) => open(page, t('wishlist.share')),
    press: (page) => pressIn(page, t('wishlist.shareStop')),
    done: (page) => dialog(page).getByRole('button', { name: t('wishlist.shareStart') }),
    held: async ({ customer }) => ((await listsOf(customer))[0]?.sharing_code ? 0 : 1),
  }),
  scenario({
    mutation: 'MarkWishAsBought',
    arrange: asGiver,
    press: (page, { name }) => open(page, t('wishlist.buyOf').replace('{name}', name)),
    done: (page) => page.getByText(t('wishlist.mine')),
    held: async ({ owner }) => (await listsOf(owner))[0]?.bought_items.length ?? 0,
    without: { 'session elsewhere': 'a giver needs no session' },
  }),
  scenario({
    mutation: 'UnmarkWishAsBought',
    arrange: asGiver,
    prepare: async (page, { name }) => {
      await open(page, t('wishlist.buyOf').replace('{name}', name))
      await page.getByText(t('wishlist.mine')).waitFor()
    },
    press: (page, { name }) => open(page, t('wishlist.unbuyOf').replace('{name}', name)),
    done: (page, { name }) => page.getByRole('button', { name: t('wishlist.buyOf').replace('{name}', name) }),
    held: async ({ owner }) => 1 - ((await listsOf(owner))[0]?.bought_items.length ?? 0),
    without: { 'session elsewhere': 'a giver needs no session' },
  }),
]
