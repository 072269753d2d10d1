import { expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible, phone, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { endVisit } from './visits.ts'
import { acceptRequired, fill, submit } from './faults/fields.ts'
import { countEmails, linkTo, newEmail, password } from './faults/people.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const nextPassword = 'Bocian-2027!'

const heading = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: t(key) })

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await fill(page, { email, password: secret })
  await submit(page)
  await page.locator('main:has(a[href$="/account-information"]) h1').waitFor()
}

it('AUTH-08 a visitor registers, confirms by email, forgets the password, resets it by email and signs in', async () => {
  const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
  const email = newEmail()
  await page.goto('/create-account')
  await fill(page, { firstname: 'Ada', lastname: 'Nowak', email, password, confirmPassword: password })
  await acceptRequired(page)
  await submit(page)
  await heading(page, 'customer.create.confirm.title').waitFor()
  await expectAccessible(page)

  const confirmation = await linkTo(email, '/customer/account/confirm')
  await page.goto(confirmation.pathname + confirmation.search)
  await submit(page)
  await page.getByText(t('customer.confirm.done')).waitFor()
  await page
    .locator('main')
    .getByRole('link', { name: t('customer.signIn.submit') })
    .click()
  await signIn(page, email, password)

  await page.goto('/account-information/devices')
  await page.getByText(t('customer.sessions.current')).waitFor()
  await expectAccessible(page)
  await page.goto('/customer/account')
  const menu = page.getByRole('navigation', { name: t('customer.account.menu') })
  await menu.getByRole('button', { name: t('customer.signOut') }).click()
  await page.getByText(t('customer.notice.signedOut')).waitFor()
  await page.goto('/sign-in')
  await page.getByRole('link', { name: t('customer.signIn.forgot') }).click()
  await heading(page, 'customer.forgot.title').waitFor()
  await fill(page, { email })
  await submit(page)
  await page.getByText(t('customer.forgot.sentText')).waitFor()

  const reset = await linkTo(email, '/customer/account/createPassword')
  await page.goto(reset.pathname + reset.search)
  await fill(page, { password: nextPassword, confirmPassword: nextPassword })
  await submit(page)
  await page.getByText(t('customer.reset.done')).waitFor()
  await signIn(page, email, nextPassword)
  expect(await countEmails(email, 'mail.passwordChanged.title')).toBe(1)
  expect(complaints).toEqual([])
  await endVisit(page)
})

it.runIf(isLong)(
  'AUTH-14 the response that Apple posts reaches the page, which explains on the sign-in page why it failed',
  async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto('/contact')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/social-sign-in/apple'
      for (const name of ['code', 'state'])
        form.append(Object.assign(document.createElement('input'), { name, value: 'x' }))
      document.body.append(form)
      form.submit()
    })
    await heading(page, 'customer.signIn.title').waitFor()
    // The demo has no provider.
    await page.getByText(t('customer.social.failed')).waitFor()
    expect(await page.getByRole('button', { name: 'Google' }).count()).toBe(0)
    await expectAccessible(page)
    await endVisit(page)
  },
)
