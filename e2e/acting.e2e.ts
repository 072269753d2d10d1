import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, expectAccessible, phone, untilNetworkIdle, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { ownCart } from './faults/orders.ts'
import { callAs, password, signInHere, tokenOf, type Customer } from './faults/people.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const agent = { email: 'agent@example.com', password, token: '' }

/** A customer with this many items in the cart. */
async function newClient(quantity: number): Promise<Customer> {
  const email = `klara.${Date.now()}@example.com`
  await callAs(
    undefined,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: { email, password, firstname: 'Klara', lastname: 'Wilk' } },
  )
  const client = { email, password, token: await tokenOf(email) }
  await callAs(
    client,
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id: await ownCart(client), items: [{ sku: 'ROLE-S1', quantity }] },
  )
  return client
}

async function adopt(page: Page, { email }: Customer): Promise<void> {
  await signInHere(page, agent)
  await page.goto('/contact')
  await page.locator('[data-trigger="agentMenu"]').click()
  const panel = page.locator('[data-drawer="agentMenu"]')
  await panel.locator('input[name="email"]').fill(email)
  await panel.locator('input[name="email"]').press('Enter')
  const choose = panel.getByRole('button', { name: `${t('agent.choose')}: Klara Wilk` })
  await choose.waitFor()
  await Promise.all([page.waitForEvent('load'), choose.click()])
}

const bar = (page: Page) => page.getByRole('banner').getByRole('region', { name: /Klara Wilk, klara\./ })
const badge = (page: Page, pieces: number) =>
  page.getByRole('link', { name: new RegExp(`^Koszyk, ${pieces} `) }).first()

it.runIf(isLong)('AGENT-10 every page’s header shows the client of the agent and the client’s cart', async () => {
  const client = await newClient(3)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await adopt(page, client)
  await bar(page).waitFor()
  await badge(page, 3).waitFor()
  await page.setViewportSize(phone)
  expect(await bar(page).isVisible()).toBe(true)
  await expectAccessible(page)
  await page.goto('/cart')
  await bar(page).waitFor()
  expect(await page.getByRole('banner').innerText()).toContain(client.email)
  await Promise.all([
    page.waitForEvent('load'),
    bar(page)
      .getByRole('button', { name: t('agent.signOut') })
      .click(),
  ])
  await page.getByText(t('agent.notice.left')).first().waitFor()
  await untilNetworkIdle(page)
  expect(await bar(page).count()).toBe(0)
  await endVisit(page)
})

it('AGENT-12 an adoption that expired while no page was open is reported, and the client’s cart is removed', async () => {
  const client = await newClient(2)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await adopt(page, client)
  await badge(page, 2).waitFor()
  await page.evaluate(() => {
    for (const name of ['agent_token', 'agent_client']) {
      const stored = JSON.parse(localStorage.getItem(`shop:${name}`) ?? '{}') as { storedAt: number }
      localStorage.setItem(`shop:${name}`, JSON.stringify({ ...stored, storedAt: stored.storedAt - 3_601_000 }))
    }
  })
  await page.goto('/contact')
  await page.getByText(t('agent.notice.ended')).first().waitFor()
  await untilNetworkIdle(page)
  expect(await bar(page).count()).toBe(0)
  expect(await badge(page, 2).count()).toBe(0)
  await endVisit(page)
})

it.runIf(isLong)(
  'CART-07 in a store group that a customer visits for the first time, the badge shows the customer’s cart',
  async () => {
    const client = await newClient(2)
    const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
    await signInHere(page, client)
    await page.evaluate(() => {
      document.cookie = 'cart_poland=; Path=/; Max-Age=0'
      const key = 'shop:signin_token:base'
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { groups: string[] } }
      localStorage.setItem(key, JSON.stringify({ ...stored, value: { ...stored.value, groups: ['czechia'] } }))
    })
    await page.goto('/contact')
    await badge(page, 2).waitFor()
    await endVisit(page)
  },
)
