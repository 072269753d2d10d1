import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { desktop, expectSound, phone, visit } from './browser.ts'
import { ask } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const password = 'Bocian-2026!'
const patient = { timeout: 20_000 }

async function newClient(): Promise<string> {
  const email = `klara.${Date.now()}@example.com`
  await ask(
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
        const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
        return ((await answer.json()) as { data: Record<string, { token: string; id: string }> }).data
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
  await choose.waitFor(patient)
  await Promise.all([page.waitForEvent('load'), choose.click()])
}

const bar = (page: Page) => page.getByRole('banner').getByRole('region', { name: /Klara Wilk, klara\./ })
const badge = (page: Page, pieces: number) =>
  page.getByRole('link', { name: new RegExp(`^Koszyk, ${pieces} `) }).first()

it('AGENT-10 the header of every page shows for whom an agent acts and the client’s cart', async () => {
  const client = await newClient()
  await fillCart(client, 3)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await adopt(page, client)
  await bar(page).waitFor(patient)
  await badge(page, 3).waitFor(patient)
  await expectSound(page)
  await page.setViewportSize(phone)
  expect(await bar(page).isVisible()).toBe(true)
  await expectSound(page)
  await page.goto('/cart')
  await bar(page).waitFor(patient)
  expect(await page.getByRole('banner').innerText()).toContain(client)
  await expectSound(page)
  await Promise.all([
    page.waitForEvent('load'),
    bar(page)
      .getByRole('button', { name: t('agent.signOut') })
      .click(),
  ])
  await page.getByText(t('agent.notice.left')).first().waitFor(patient)
  expect(await bar(page).count()).toBe(0)
  await page.context().close()
})

it('AGENT-12 acting that expired while no page was open is reported, and the client’s cart is gone', async () => {
  const client = await newClient()
  await fillCart(client, 2)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await adopt(page, client)
  await badge(page, 2).waitFor(patient)
  await page.evaluate(() => {
    for (const name of ['agent_token', 'agent_client']) {
      const kept = JSON.parse(localStorage.getItem(`bocian:${name}`) ?? '{}') as { storedAt: number }
      localStorage.setItem(`bocian:${name}`, JSON.stringify({ ...kept, storedAt: kept.storedAt - 3_601_000 }))
    }
  })
  await page.goto('/contact')
  await page.getByText(t('agent.notice.ended')).first().waitFor(patient)
  expect(await bar(page).count()).toBe(0)
  expect(await badge(page, 2).count()).toBe(0)
  await page.context().close()
})

it('CART-07 the badge shows a customer’s cart in a store group visited for the first time', async () => {
  const client = await newClient()
  await fillCart(client, 2)
  const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await page.goto('/sign-in')
  await page.locator('#field-email').fill(client)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
  await badge(page, 2).waitFor(patient)
  await page.evaluate(() => {
    document.cookie = 'cart_poland=; Path=/; Max-Age=0'
    const key = 'bocian:signin_token:bocian'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { groups: string[] } }
    localStorage.setItem(key, JSON.stringify({ ...kept, value: { ...kept.value, groups: ['czechia'] } }))
  })
  await page.goto('/contact')
  await badge(page, 2).waitFor(patient)
  await page.context().close()
})
