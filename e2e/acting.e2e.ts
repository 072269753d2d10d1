import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, expectAccessible, phone, visit } from './browser.ts'
import { callGraphql } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const password = 'Bocian-2026!'
const longTimeout = { timeout: 20_000 }

async function newClient(): Promise<string> {
  const email = `klara.${Date.now()}@example.com`
  await callGraphql(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: { email, password, firstname: 'Klara', lastname: 'Wilk' } },
    'pl',
  )
  return email
}

/** Adds items to a customer's cart, as on another device. */
async function fillCart(email: string, quantity: number): Promise<void> {
  const call = async (page: Page, query: string, token = '') =>
    page.evaluate(
      async ({ query, token }) => {
        const headers = { 'content-type': 'application/json', store: 'pl', authorization: token && `Bearer ${token}` }
        const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
        return ((await response.json()) as { data: Record<string, { token: string; id: string }> }).data
      },
      { query, token },
    )
  const { page } = await visit({ viewport: desktop })
  await page.goto('/contact')
  const signIn = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`
  const token = (await call(page, signIn))['generateCustomerToken']?.token
  const id = (await call(page, '{ customerCart { id } }', token))['customerCart']?.id
  await call(
    page,
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "ROLE-S1", quantity: ${quantity} }]) { cart { id } } }`,
    token,
  )
  await page.context().close()
}

async function adopt(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in')
  await page.locator('#field-email').fill('agent@example.com')
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
  await page.waitForURL('**/customer/account')
  await page.locator('[data-trigger="agentMenu"]').click()
  const panel = page.locator('[data-drawer="agentMenu"]')
  await panel.locator('input[name="email"]').fill(email)
  await panel.locator('input[name="email"]').press('Enter')
  const choose = panel.getByRole('button', { name: `${t('agent.choose')}: Klara Wilk` })
  await choose.waitFor(longTimeout)
  await Promise.all([page.waitForEvent('load'), choose.click()])
}

const bar = (page: Page) => page.getByRole('banner').getByRole('region', { name: /Klara Wilk, klara\./ })
const badge = (page: Page, pieces: number) =>
  page.getByRole('link', { name: new RegExp(`^Koszyk, ${pieces} `) }).first()

it('AGENT-10 every page’s header shows the client of the agent and the client’s cart', async () => {
  const client = await newClient()
  await fillCart(client, 3)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await adopt(page, client)
  await bar(page).waitFor(longTimeout)
  await badge(page, 3).waitFor(longTimeout)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  expect(await bar(page).isVisible()).toBe(true)
  await expectAccessible(page)
  await page.goto('/cart')
  await bar(page).waitFor(longTimeout)
  expect(await page.getByRole('banner').innerText()).toContain(client)
  await expectAccessible(page)
  await Promise.all([
    page.waitForEvent('load'),
    bar(page)
      .getByRole('button', { name: t('agent.signOut') })
      .click(),
  ])
  await page.getByText(t('agent.notice.left')).first().waitFor(longTimeout)
  expect(await bar(page).count()).toBe(0)
  await page.context().close()
})

it('AGENT-12 an adoption that expired while no page was open is reported, and the client’s cart is removed', async () => {
  const client = await newClient()
  await fillCart(client, 2)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await adopt(page, client)
  await badge(page, 2).waitFor(longTimeout)
  await page.evaluate(() => {
    for (const name of ['agent_token', 'agent_client']) {
      const stored = JSON.parse(localStorage.getItem(`bocian:${name}`) ?? '{}') as { storedAt: number }
      localStorage.setItem(`bocian:${name}`, JSON.stringify({ ...stored, storedAt: stored.storedAt - 3_601_000 }))
    }
  })
  await page.goto('/contact')
  await page.getByText(t('agent.notice.ended')).first().waitFor(longTimeout)
  expect(await bar(page).count()).toBe(0)
  expect(await badge(page, 2).count()).toBe(0)
  await page.context().close()
})

it('CART-07 in a store group that a customer visits for the first time, the badge shows the customer’s cart', async () => {
  const client = await newClient()
  await fillCart(client, 2)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await page.goto('/sign-in')
  await page.locator('#field-email').fill(client)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
  await badge(page, 2).waitFor(longTimeout)
  await page.evaluate(() => {
    document.cookie = 'cart_poland=; Path=/; Max-Age=0'
    const key = 'bocian:signin_token:bocian'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { groups: string[] } }
    localStorage.setItem(key, JSON.stringify({ ...stored, value: { ...stored.value, groups: ['czechia'] } }))
  })
  await page.goto('/contact')
  await badge(page, 2).waitFor(longTimeout)
  await page.context().close()
})
