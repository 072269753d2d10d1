import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { devices, expectAccessible, phone, visit } from './browser.ts'
import { openAfterOrder } from './checkout.ts'
import { placedOrder } from './faults/orders.ts'
import { newCustomer } from './faults/people.ts'
import { untilSeen } from './skip-pauses.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const thanks = (page: Page) => page.getByRole('heading', { name: t('order.thanks'), level: 1 }).waitFor()

/** Drops every response that contains the order's details, until the returned function is called. */
async function loseDetails(page: Page): Promise<() => void> {
  let isLost = true
  await page.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string }
    return isLost && operationName === 'OrderReceipt' ? route.abort() : route.fallback()
  })
  return () => (isLost = false)
}

it.each(devices)(
  'on a %s the success page reports that the order’s details failed to load, and after a retry shows how to pay',
  async (_device, viewport) => {
    const { page } = await visit({ viewport, locale: 'pl-PL' })
    const find = await loseDetails(page)
    await page.clock.install()
    await openAfterOrder(page, '/checkout/success', await placedOrder({ payment: 'banktransfer' }))
    await thanks(page)
    await untilSeen(page.locator('main').getByText(t('forms.server.network')))
    expect(await page.getByText(t('notices.unexpected')).count()).toBe(0)
    await expectAccessible(page)
    find()
    await page
      .locator('main')
      .getByRole('button', { name: t('notices.trouble.again') })
      .click()
    await page.getByText(t('transfer.reference')).first().waitFor()
    expect(await page.locator('main').getByText(t('forms.server.network')).count()).toBe(0)
    await endVisit(page)
  },
)

it('an account’s order opened while signed out asks to sign in', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await openAfterOrder(page, '/checkout/success', await placedOrder({ customer: await newCustomer() }))
  await page.getByText(t('order.ofAccount')).waitFor()
  expect(
    await page
      .locator('main')
      .getByRole('link', { name: t('customer.signIn.submit') })
      .getAttribute('href'),
  ).toContain('/sign-in?from=%2Fcheckout%2Fsuccess')
  await endVisit(page)
})
