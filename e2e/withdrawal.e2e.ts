import { expect, it } from 'vitest'
import { expectAccessible, phone, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { endVisit } from './visits.ts'
import { placedOrder } from './faults/orders.ts'
import { countEmails, newCustomer, newEmail, signInHere } from './faults/people.ts'
import { arrive, expectFocusSeen, goTo, press } from './keyboard.ts'
import { admin } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const received = 'mail.withdrawal.title'

it('UX-36 a guest withdraws from a contract by keyboard on a phone, starting in the footer of a page', async () => {
  const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
  const email = newEmail()
  await page.goto('/contact')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.withdrawal') })
    .focus()
  await page.keyboard.press('Enter')
  await arrive(page, /\/withdrawal$/)
  for (const [name, value] of Object.entries({ name: 'Ada Nowak', number: '77', email })) {
    await goTo(page, page.locator(`main [name="${name}"]`))
    await page.keyboard.type(value)
  }
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: t('withdrawal.step.check') }).waitFor()
  await expectFocusSeen(page, 'the first step')
  expect(await page.locator('main blockquote').innerText()).toContain('77')
  await expectAccessible(page)
  await goTo(page, page.getByRole('button', { name: t('withdrawal.confirm') }))
  await press(page, 'Enter')
  await page.getByText(t('withdrawal.done')).waitFor()
  await expectAccessible(page)
  expect(await countEmails(email, received, { number: '77' })).toBe(1)
  expect(await admin('withdrawals')).toContain(email)
  expect(complaints).toEqual([])
  await endVisit(page)
})

it.runIf(isLong)(
  'without scripts a guest changes the address of the order of the emailed link, and withdraws from it once however often the page is reloaded',
  async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
    const { token, number, email } = await placedOrder({})
    const field = (name: string) => page.locator(`main [name="${name}"]`)
    await page.goto(`/order/track/${token}`)
    await page.getByRole('link', { name: t('order.addressChange.title') }).click()
    await field('address.street').fill('Nowa 5')
    await field('address.postcode').fill('1')
    await page.getByRole('button', { name: t('order.addressChange.submit') }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await field('address.street').inputValue()).toBe('Nowa 5')
    await field('address.postcode').fill('00-002')
    await page.getByRole('button', { name: t('order.addressChange.submit') }).click()
    await page.getByText(t('order.addressChange.done')).waitFor()
    expect(await page.locator('main').innerText()).toContain('00-002 Warszawa')
    await page
      .locator('main')
      .getByRole('link', { name: t('layout.withdrawal') })
      .click()
    await expect.poll(() => field('email').inputValue()).toBe(email)
    expect(await field('name').inputValue()).toBe('Ada Nowak')
    await page.getByRole('radio', { name: t('withdrawal.some') }).check({ force: true })
    await page.getByRole('checkbox').first().check({ force: true })
    await page.getByRole('button', { name: t('withdrawal.next') }).click()
    await page.getByText(`– 1 × `).waitFor()
    await page.getByRole('button', { name: t('withdrawal.confirm') }).dblclick()
    await page.getByText(t('withdrawal.done')).waitFor()
    const receipt = await page.locator('main section').innerText()
    await page.reload()
    expect(await page.locator('main section').innerText()).toBe(receipt)
    expect(await countEmails(email, received, { number })).toBe(1)
    await page.goto(`/order/track/${token}`)
    const reference = /W[A-Z0-9]{9}/.exec(receipt)?.[0]
    expect(await page.locator('main').innerText()).toContain(reference)
    await endVisit(page)
  },
)

it.runIf(isLong)('a customer withdraws from an own order with everything filled in', async () => {
  const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
  const customer = await newCustomer()
  const { number } = await placedOrder({ customer })
  await signInHere(page, customer)
  await page.goto(`/order-history/${number}`)
  await page
    .locator('main')
    .getByRole('link', { name: t('layout.withdrawal') })
    .click()
  await page.getByRole('radio', { name: number }).waitFor()
  await page.reload()
  expect(await page.getByRole('radio', { name: number }).isChecked()).toBe(true)
  await page.getByRole('button', { name: t('withdrawal.next') }).click()
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await page.getByText(t('withdrawal.done')).waitFor()
  expect(await countEmails(customer.email, received, { number })).toBe(1)
  expect(complaints).toEqual([])
  await endVisit(page)
})
