import { expect, it } from 'vitest'
import { desktop, expectAccessible, phone, untilInteractive, visit } from './browser.ts'
import { endVisit } from './visits.ts'
import { linkTo, newCustomer, newEmail, signInHere } from './faults/people.ts'
import { admin } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const letters = /Zgadzam się na otrzymywanie newslettera/

it.each([phone, desktop])(
  'NEWS-07 NEWS-08 a customer subscribes, confirms by email, and unsubscribes with one click in the mail program',
  async (viewport) => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const customer = await newCustomer()
    await signInHere(page, customer)
    const card = page.locator('main')
    await page.goto('/communications')
    await card.getByText(t('customer.communications.off')).waitFor()
    await card.getByRole('checkbox', { name: t('customer.create.newsletter') }).check({ force: true })
    await card.getByRole('checkbox', { name: letters }).check({ force: true })
    await card
      .getByRole('button', { name: t('customer.save') })
      .first()
      .click()
    await card.getByText(t('customer.communications.awaited')).waitFor()
    await expectAccessible(page)

    await page.goto((await linkTo(customer.email, '/newsletter/subscriber/confirm')).pathname)
    await page
      .locator('main')
      .getByRole('button', { name: t('consent.confirm.submit') })
      .click()
    await page.getByText(t('consent.confirm.done')).waitFor()
    await page.goto('/communications')
    await card.getByText(t('customer.communications.on')).waitFor()
    // The link logs the consent for the owner of the address, which this account has not proven to be (decision 0194).
    await card.getByRole('heading', { name: t('consent.account.title') }).waitFor()
    expect(await card.getByRole('checkbox', { name: letters }).count()).toBe(0)

    const link = await linkTo(customer.email, '/newsletter/subscriber/unsubscribe')
    await page.goto(link.pathname)
    await page.getByRole('heading', { level: 1, name: t('consent.unsubscribe.title') }).waitFor()
    await expectAccessible(page)
    // A mail program sends no cookies and no origin (RFC 8058).
    const response = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(response.status).toBe(200)
    await page.goto('/communications')
    await card.getByText(t('customer.communications.off')).waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)

it('a consent that is ticked before the form hydrates stays ticked, also when sending fails', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/newsletter-consents-*.js', async (route) => {
    await held.promise
    await route.fallback()
  })
  const opened = page.goto('/newsletter/subscriber/new', { waitUntil: 'commit' })
  const form = page.locator('main form')
  const consent = form.getByRole('checkbox', { name: letters })
  await consent.check({ force: true })
  await form.getByRole('textbox').fill('ada@example.com')
  held.resolve()
  await opened
  await untilInteractive(form.getByRole('textbox'))
  expect(await consent.isChecked()).toBe(true)
  await page.route('**/graphql*', (route) => route.abort())
  await form.getByRole('button', { name: t('consent.newsletter.submit') }).click()
  await form.getByText(t('forms.server.network')).waitFor()
  expect(await consent.isChecked()).toBe(true)
  await consent.click({ force: true })
  expect(await consent.isChecked()).toBe(false)
  await endVisit(page)
})

const sk = textsOf('sk-SK')

it('NEWS-01 NEWS-02 NEWS-03 NEWS-04 VAL-08 a visitor on a phone asks for emails and text messages in the footer', async () => {
  const { page, complaints } = await visit({ viewport: phone, locale: 'sk-SK' })
  const email = newEmail()
  await page.goto('/sk')
  const form = page.locator('footer form')
  await form.scrollIntoViewIfNeeded()
  await untilInteractive(form)
  const submit = form.getByRole('button', { name: sk('consent.newsletter.submit') })
  const sms = form.getByRole('checkbox', { name: sk('consent.newsletter.sms') })
  const letters = form.getByRole('checkbox', { name: /Súhlasím so zasielaním newslettera/ })
  const telephone = form.getByRole('textbox', { name: sk('consent.newsletter.phone') })
  await sms.check({ force: true })
  await submit.click()
  await form.getByText(sk('forms.validation.smsNeedsEmail')).waitFor()
  await form.locator('input[name="email"]').fill(email)
  await submit.click()
  await form.getByText(sk('forms.validation.required')).first().waitFor()
  await expectAccessible(page)
  await letters.check({ force: true })
  await form.getByRole('checkbox', { name: /Chcem od obchodu Bocian dostávať SMS/ }).check({ force: true })
  await telephone.fill('512345678')
  await submit.click()
  await form.getByText(/0912345678/).waitFor()
  await telephone.fill('0912345678')
  expect(await telephone.inputValue()).toBe('0912 345 678')
  await submit.click()
  await form.getByText(email).waitFor()
  expect(await letters.isChecked()).toBe(false)

  await page.goto((await linkTo(email, '/sk/newsletter/subscriber/confirm')).pathname)
  await page
    .locator('main')
    .getByRole('button', { name: sk('consent.confirm.submit') })
    .click()
  await page.getByText(sk('consent.confirm.done')).waitFor()
  expect(await admin('newsletter', 'export')).toMatch(new RegExp(`^${email},sk,.*,0912345678$`, 'm'))
  expect(complaints).toEqual([])
  await endVisit(page)
})
