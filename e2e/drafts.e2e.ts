import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, shop, visit } from './browser.ts'
import { callGraphql } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const password = 'Bocian-2026!'

async function newCustomer(firstname: string): Promise<string> {
  const email = `${firstname}.${Date.now()}@example.com`.toLowerCase()
  await callGraphql(
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

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
const firstname = (page: Page) => page.locator('#field-firstname')

/** Opens the name form as this customer, types into it and lets the session expire. */
async function typeUntilExpiry(page: Page, email: string): Promise<void> {
  await page.clock.install()
  await page.goto('/account-information')
  await signIn(page, email)
  await firstname(page).waitFor()
  await firstname(page).fill('Typed-By-Anna')
  await page.locator('#field-currentPassword').fill('Secret-1234!')
  await page.clock.fastForward(3_610_000)
  await page.waitForURL(`${shop}/sign-in`)
  await page.getByText(t('customer.notice.expired')).first().waitFor()
}

describe.each(anyDevice)('AMB-17 a form with an expired session on a %s', (_device, viewport) => {
  it('is restored for its owner, with the changes but no password', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    const anna = await newCustomer('Anna')
    await typeUntilExpiry(page, anna)
    expect(await stored(page)).toContain('Typed-By-Anna')
    expect(await stored(page)).not.toMatch(/Secret-1234|Wilk|anna\.\d/)
    await signIn(page, anna)
    await firstname(page).waitFor()
    await expect.poll(() => firstname(page).inputValue()).toBe('Typed-By-Anna')
    expect(await page.locator('#field-lastname').inputValue()).toBe('Wilk')
    await endVisit(page)
  })

  it('is not shown to the next customer in the same tab, and deleted', async () => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    const [anna, marek] = [await newCustomer('Anna'), await newCustomer('Marek')]
    await typeUntilExpiry(page, anna)
    await signIn(page, marek)
    await firstname(page).waitFor()
    await expect.poll(() => firstname(page).inputValue()).toBe('Marek')
    expect(await stored(page)).not.toContain('Typed-By-Anna')
    await endVisit(page)
  })
})

it('AUTH-05 a session that the server revoked is reported as expired', async () => {
  const { page } = await visit({ locale: 'pl-PL' })
  const email = await newCustomer('Anna')
  await page.goto('/sign-in')
  await signIn(page, email)
  await page.waitForURL(`${shop}/customer/account`)
  await page.evaluate(async () => {
    const { value } = JSON.parse(localStorage.getItem('shop:signin_token:base') ?? '{}') as {
      value: { token: string }
    }
    await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${value.token}` },
      body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
    })
  })
  await page.goto('/contact')
  await page.getByText(t('customer.notice.expired')).first().waitFor()
  await endVisit(page)
})
