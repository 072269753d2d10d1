import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, shop, visit } from './browser.ts'
import { ask } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const password = 'Bocian-2026!'
const patient = { timeout: 20_000 }

async function newCustomer(firstname: string): Promise<string> {
  const email = `${firstname}.${Date.now()}@example.com`.toLowerCase()
  await ask(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: { email, password, firstname, lastname: 'Wilk' } },
    'pl',
  )
  return email
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
const firstname = (page: Page) => page.locator('#field-firstname')

/** Opens the name form as this customer, types into it and lets the session expire. */
async function typeUntilExpiry(page: Page, email: string): Promise<void> {
  await page.clock.install()
  await page.goto('/account-information')
  await signIn(page, email)
  await firstname(page).waitFor(patient)
  await firstname(page).fill('Typed-By-Anna')
  await page.locator('#field-currentPassword').fill('Secret-1234!')
  await page.clock.fastForward(3_610_000)
  await page.waitForURL(`${shop}/sign-in`)
  await page.getByText(t('customer.notice.expired')).first().waitFor(patient)
}

describe.each(devices)('AMB-17 a form on a %s whose session expired', (_device, viewport) => {
  it('is restored for its owner, with the changes but no password', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    const anna = await newCustomer('Anna')
    await typeUntilExpiry(page, anna)
    expect(await kept(page)).toContain('Typed-By-Anna')
    expect(await kept(page)).not.toMatch(/Secret-1234|Wilk|anna\.\d/)
    await signIn(page, anna)
    await firstname(page).waitFor(patient)
    await expect.poll(() => firstname(page).inputValue(), patient).toBe('Typed-By-Anna')
    expect(await page.locator('#field-lastname').inputValue()).toBe('Wilk')
    await page.context().close()
  })

  it('shows nothing to the next customer of that tab, and is removed', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    const [anna, marek] = [await newCustomer('Anna'), await newCustomer('Marek')]
    await typeUntilExpiry(page, anna)
    await signIn(page, marek)
    await firstname(page).waitFor(patient)
    await expect.poll(() => firstname(page).inputValue(), patient).toBe('Marek')
    expect(await kept(page)).not.toContain('Typed-By-Anna')
    await page.context().close()
  })
})

it('AUTH-05 a session revoked by the server is reported as expired', async () => {
  const { page } = await visit({ locale: 'pl-PL' })
  const email = await newCustomer('Anna')
  await page.goto('/sign-in')
  await signIn(page, email)
  await page.waitForURL(`${shop}/customer/account`)
  await page.evaluate(async () => {
    const { value } = JSON.parse(localStorage.getItem('bocian:signin_token:bocian') ?? '{}') as {
      value: { token: string }
    }
    await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${value.token}` },
      body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
    })
  })
  await page.goto('/contact')
  await page.getByText(t('customer.notice.expired')).first().waitFor(patient)
  await page.context().close()
})
