import { expect, it } from 'vitest'
import { desktop, expectAccessible, phone, visit } from './browser.ts'
import { acceptRequired, fill, submit } from './faults/fields.ts'
import { linkTo, newEmail, password } from './faults/people.ts'
import { callGraphql } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const nextPassword = 'Bocian-2027!'

/** Whether the email and password sign somebody in. */
const canSignIn = (email: string, secret: string): Promise<boolean> =>
  callGraphql(
    'mutation ($email: String!, $secret: String!) { generateCustomerToken(email: $email, password: $secret) { token } }',
    { email, secret },
    'pl',
  ).then(
    () => true,
    () => false,
  )

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'AUTH-03 without scripts on %s a visitor registers, confirms the address, and sets a new password by email, and reads why signing in needs them',
  async (_device, viewport) => {
    const { page } = await visit({ viewport, locale: 'pl-PL', javaScriptEnabled: false })
    const email = newEmail()
    await page.goto('/create-account')
    await fill(page, { firstname: 'Ada', lastname: 'Nowak', email, password, confirmPassword: 'other' })
    await submit(page)
    await page.getByText(t('forms.validation.notSame')).first().waitFor()
    expect(await page.locator('main input[name="email"]').inputValue()).toBe(email)
    await fill(page, { password, confirmPassword: password })
    await acceptRequired(page)
    await submit(page)
    await page.getByRole('heading', { level: 1, name: t('customer.create.confirm.title') }).waitFor()
    expect(await canSignIn(email, password)).toBe(false)
    const confirmation = await linkTo(email, '/customer/account/confirm')
    await page.goto(confirmation.pathname + confirmation.search)
    await submit(page)
    await page.getByText(t('customer.confirm.done')).waitFor()
    await page.locator('main a[href$="/sign-in"]').click()
    // Searches for text leave out such elements.
    const needsScript = page.locator('main noscript > *')
    await needsScript.waitFor()
    expect(await needsScript.textContent()).toContain(t('customer.signIn.needsScript'))
    expect(await canSignIn(email, password)).toBe(true)

    await page.getByRole('link', { name: t('customer.signIn.forgot') }).click()
    await fill(page, { email: 'ada@' })
    await submit(page)
    await page.getByText(t('forms.validation.email')).first().waitFor()
    await fill(page, { email })
    await submit(page)
    await page.getByText(t('customer.forgot.sentText')).waitFor()
    const reset = await linkTo(email, '/customer/account/createPassword')
    await page.goto(reset.pathname + reset.search)
    await fill(page, { password: nextPassword, confirmPassword: nextPassword })
    await submit(page)
    await page.getByText(t('customer.reset.done')).waitFor()
    expect([await canSignIn(email, password), await canSignIn(email, nextPassword)]).toEqual([false, true])
    await endVisit(page)
  },
)

it('AUTH-03 the pages that work without scripts are accessible with the errors that the server found', async () => {
  // axe is a script, so the forms are posted as a browser without scripts would.
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  for (const path of ['/create-account', '/forgot-password']) {
    await page.goto(path)
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
    await page.locator('main [aria-invalid="true"]').first().waitFor()
    await expectAccessible(page)
  }
  await endVisit(page)
})
