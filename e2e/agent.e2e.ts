import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectNoOverflow, phone, untilInteractive, untilNetworkIdle, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { addressInPoland, giveConsents } from './checkout.ts'
import { goTo, press } from './keyboard.ts'
import { callAs, password, signInHere, type Customer } from './faults/people.ts'
import { admin, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const desk = { width: 1440, height: 900 }
const agent = { email: 'agent@example.com', password, token: '' }

async function newClient(): Promise<Customer> {
  const email = `client.${Date.now()}@example.com`
  await callAs(
    undefined,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: { email, password, firstname: 'Klara', lastname: 'Wilk' } },
  )
  return { email, password, token: '' }
}

/** The agent and client that each request to the shop names. */
function agentData(page: Page): { name: string; header: string }[] {
  const calls: { name: string; header: string }[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/graphql')) return
    const text = request.postData() ?? decodeURIComponent(request.url())
    const name = /(?:query|mutation)[ +]+(\w+)/.exec(text)?.[1] ?? ''
    calls.push({ name, header: request.headers()['agent-data'] ?? 'none' })
  })
  return calls
}

const trigger = (page: Page) => page.locator('[data-trigger="agentMenu"]')
const drawer = (page: Page) => page.locator('[data-drawer="agentMenu"]')
const stored = (page: Page, name: string) =>
  page.evaluate((key) => {
    const text = localStorage.getItem(`shop:${key}`)
    return text === null ? null : (JSON.parse(text) as { value: unknown; ttl: number })
  }, name)

async function openAgentPanel(page: Page): Promise<void> {
  await trigger(page).waitFor()
  await untilInteractive(trigger(page))
  await trigger(page).focus()
  await press(page, 'Enter')
  await drawer(page).getByRole('heading', { level: 2 }).waitFor()
}

it('AGENT-01 ROLE-03 only an agent on a desktop sees the button for choosing a client, and nobody on a phone', async () => {
  const { page, complaints } = await visit({ viewport: desk, locale: 'pl-PL' })
  const visible = trigger(page).filter({ visible: true })
  for (const [person, count] of [
    [await newClient(), 0],
    [agent, 1],
  ] as const) {
    await signInHere(page, person)
    await page.goto('/customer/account')
    await page.getByText(person.email).first().waitFor()
    await untilNetworkIdle(page)
    await expect.poll(() => visible.count()).toBe(count)
  }
  await page.setViewportSize(phone)
  await expect.poll(() => visible.count()).toBe(0)
  expect(complaints).toEqual([])
  await endVisit(page)
})

it('PROD-03 AGENT-02 AGENT-03 AGENT-04 AGENT-05 AGENT-09 AGENT-10 AGENT-11 AGENT-12 AGENT-13 an agent finds a client by keyboard, places an order for the client and ends the adoption', async () => {
  const { email: client } = await newClient()
  const { page, complaints } = await visit({ viewport: desk, locale: 'pl-PL' })
  await signInHere(page, agent)
  await page.goto('/contact')
  await trigger(page).waitFor()
  await untilInteractive(trigger(page))
  await goTo(page, trigger(page))
  await press(page, 'Enter')
  const panel = drawer(page)
  const email = panel.locator('input[name="email"]')
  await email.waitFor()

  await goTo(page, panel.getByRole('button', { name: t('agent.search') }))
  await press(page, 'Enter')
  await panel.getByText(t('agent.noValue')).waitFor()
  await expectAccessible(page)
  const search = async (text: string) => {
    await email.focus()
    await email.fill(text)
    await page.keyboard.press('Enter')
  }
  await search('nobody.here@example.com')
  await panel.getByText(t('agent.none')).waitFor()
  await page.route(/graphql/, (route) =>
    route.request().postData()?.includes('FindClients')
      ? route.fulfill({ json: { errors: [{ message: 'Internal server error' }], data: null } })
      : route.fallback(),
  )
  await search(client)
  await panel.getByText(t('agent.failed')).waitFor()
  await page.unroute(/graphql/)
  await search(client)
  const choose = panel.getByRole('button', { name: `${t('agent.choose')}: Klara Wilk` })
  await choose.waitFor()
  await expectAccessible(page)

  const calls = agentData(page)
  await goTo(page, choose)
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
  await expect.poll(() => calls.some(({ name }) => name === 'CustomerCart')).toBe(true)
  const token = (await stored(page, 'agent_token'))?.value
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await stored(page, 'agent_client')).toMatchObject({ ttl: 3600, value: { email: client } })
  expect(await stored(page, 'agent_token')).toMatchObject({ ttl: 3600 })
  const [adopting = { name: '', header: '' }, ...later] = calls
  expect(adopting).toEqual({ name: 'AdoptClient', header: '' })
  expect(later.length).toBeGreaterThan(1)
  expect(later.filter(({ header }) => header !== token)).toEqual([])

  await openAgentPanel(page)
  await panel.getByRole('heading', { name: t('agent.loggedAs') }).waitFor()
  await panel.getByText(client).waitFor()
  await expectAccessible(page)
  await press(page, 'Escape')

  const product = await findProduct('ROLE-S1', 'pl')
  await page.goto(product.path)
  const add = page.getByRole('button', { name: t('catalogue.addToCart'), exact: true })
  await untilInteractive(add)
  await goTo(page, add)
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: t('catalogue.goToCart') })
    .first()
    .waitFor()
  await page.goto('/checkout')
  await page.getByRole('heading', { name: t('checkout.title'), level: 1 }).waitFor()
  for (const [field, value] of Object.entries(addressInPoland))
    await page.locator(`[name="shipping.${field}"]`).fill(value)
  await page.getByRole('button', { name: t('checkout.toDelivery') }).press('Enter')
  await page.getByRole('button', { name: t('checkout.toPayment') }).press('Enter')
  const place = page.getByRole('button', { name: t('checkout.placeOrder') })
  await place.waitFor()
  await giveConsents(page)
  await place.press('Enter')
  await page.waitForURL(/\/checkout\/success$/)
  await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
  const number = /\d{9,}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  const shown = await admin('order', 'show', number)
  expect(shown).toContain(client)
  expect(shown).toContain(`placed by the agent ${agent.email}`)
  expect(shown).toContain('place by agent')
  expect(await admin('agent', 'trail', client)).toMatch(
    new RegExp(`${agent.email} for ${client.replaceAll('.', '\\.')} {2}placeOrder {2}done`),
  )
  expect(calls.slice(1).filter(({ header }) => header !== token)).toEqual([])
  expect(calls.filter(({ name }) => /^createCart$/i.test(name))).toEqual([])

  await page.goto('/contact')
  await openAgentPanel(page)
  await goTo(page, panel.getByRole('button', { name: t('agent.signOut') }))
  const left = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await left
  await page.getByText(t('agent.notice.left')).waitFor()
  expect([await stored(page, 'agent_token'), await stored(page, 'agent_client')]).toEqual([null, null])
  const before = calls.length
  await page.goto('/customer/account')
  await page.getByText(agent.email).first().waitFor()
  expect(calls.slice(before).filter(({ header }) => header !== '')).toEqual([])
  expect(complaints).toEqual([])
  await endVisit(page)
})

it.runIf(isLong)(
  'AGENT-02 AGENT-08 AGENT-12 CHK-06 an agent creates an account for a client, and sees a message when the shop ends the adoption',
  async () => {
    const { page, complaints } = await visit({ viewport: desk, locale: 'pl-PL' })
    await signInHere(page, agent)
    await page.goto('/contact')
    await openAgentPanel(page)
    const panel = drawer(page)
    await goTo(page, panel.getByRole('checkbox', { name: t('agent.new') }))
    await press(page, 'Space')
    const email = panel.locator('input[name="email"]')
    await goTo(page, panel.getByRole('button', { name: t('agent.create') }))
    await press(page, 'Enter')
    await panel.getByText(t('forms.validation.required')).waitFor()
    await email.fill('anna@example.com')
    await email.press('Enter')
    await page.locator('[data-toast]').getByText('Konto z tym adresem e-mail już istnieje').waitFor()
    const address = `new.${Date.now()}@example.com`
    await email.fill(address)
    const reloaded = page.waitForEvent('load')
    await email.press('Enter')
    await reloaded
    await openAgentPanel(page)
    await panel.getByText(address).waitFor()

    try {
      await admin('agent', 'remove', agent.email)
    } finally {
      await admin('agent', 'add', agent.email)
    }
    const ended = page.waitForEvent('load')
    await page.reload()
    await ended
    await page.getByText(t('agent.notice.ended')).waitFor()
    expect(await stored(page, 'agent_token')).toBeNull()
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)

it.runIf(isLong)(
  'an agent hands over a cart by a link, which a guest opens on a phone and puts into their own cart, once',
  async () => {
    const desktop = await visit({ viewport: desk, locale: 'pl-PL' })
    await signInHere(desktop.page, agent)
    const product = await findProduct('ROLE-S1', 'pl')
    await desktop.page.goto(product.path)
    const add = desktop.page.getByRole('button', { name: t('catalogue.addToCart'), exact: true })
    await untilInteractive(add)
    await add.click()
    await desktop.page
      .getByRole('link', { name: t('catalogue.goToCart') })
      .first()
      .waitFor()
    await desktop.page.goto('/contact')
    await openAgentPanel(desktop.page)
    const panel = drawer(desktop.page)
    await goTo(desktop.page, panel.getByRole('button', { name: t('agent.link.create') }))
    await press(desktop.page, 'Enter')
    await panel.getByRole('button', { name: t('agent.link.copy') }).waitFor()
    await expectAccessible(desktop.page)
    const link = (await panel.locator('a[href*="/cart/prepared/"]').getAttribute('href')) ?? ''
    expect(desktop.complaints).toEqual([])
    await endVisit(desktop.page)

    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto(link)
    await page.getByText(`1 × ${product.name}`).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const take = page.getByRole('button', { name: t('cart.prepared.take') })
    await untilInteractive(take)
    await take.press('Enter')
    await page.waitForURL(/\/cart$/)
    await page.locator('main').getByRole('article', { name: product.name }).first().waitFor()
    await page.goto(link)
    await page.getByText(t('cart.prepared.gone')).waitFor()
    expect(await take.count()).toBe(0)
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)
