import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, expectAccessible, shop, untilInteractive, visit } from './browser.ts'
import { placedOrder } from './faults/orders.ts'
import { newCustomer, signInHere } from './faults/people.ts'
import { goTo } from './keyboard.ts'
import { admin, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')
const main = (page: Page) => page.locator('main')
const number = /\b\d \d{6} \d{6}\b/

describe.each(devices)('the loyalty club on a %s', (_device, viewport) => {
  it('ACC-03 ROUTE-29 a customer joins, earns points with an order, and uses a reward in the cart, all by keyboard', async () => {
    const customer = await newCustomer()
    // Placed over the API before the browser knows the customer's cart, and paid once the customer is a member.
    const order = await placedOrder({ customer, payment: 'banktransfer' })
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await signInHere(page, customer)

    await page.goto('/club')
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: t('loyalty.activate.title'), exact: true })
      .press('Enter')
    await main(page)
      .getByRole('link', { name: t('loyalty.activate.submitNew') })
      .waitFor()
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: t('loyalty.activate.submitNew') })
      .press('Enter')
    const join = main(page).getByRole('button', { name: t('loyalty.activate.submitNew') })
    await untilInteractive(join)
    await join.press('Enter')
    await main(page).getByRole('alert').waitFor()
    await expectAccessible(page)
    await goTo(page, main(page).locator('[name^="agreement-"][aria-required="true"]').first())
    await page.keyboard.press('Space')
    await join.press('Enter')
    await main(page).getByText(t('loyalty.activate.done')).waitFor()
    await expectAccessible(page)
    const card = (number.exec(await main(page).innerText())?.[0] ?? '').replaceAll(' ', '')

    const product = await findProduct('ROLE-PLENTY', 'pl')
    await page.goto(product.path)
    const worth = /(\d+) punkt/.exec(await main(page).locator('section li', { hasText: 'punkt' }).innerText())?.[1]
    await page.goto(`/order-history/${order.number}`)
    await main(page)
      .getByText(new RegExp(`^${worth} punkt`))
      .waitFor()
    await expectAccessible(page)
    await admin('order', 'pay', order.number)
    await admin('loyalty', 'correct', card, '+200', '--reason', 'Za opóźnioną paczkę')

    await page.goto('/loyalty/customer')
    await main(page).getByText(t('loyalty.status.ACTIVE'), { exact: true }).waitFor()
    await expect
      .poll(async () => {
        await page.reload()
        await main(page).getByText(t('loyalty.levelRule')).waitFor()
        return main(page).innerText()
      })
      .toContain(`${Number(worth) + 200} punkt`)
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: t('loyalty.history.title'), exact: true })
      .first()
      .press('Enter')
    await main(page).getByText('Za opóźnioną paczkę').waitFor()
    await main(page).getByRole('link', { name: order.number }).waitFor()
    await expectAccessible(page)

    await main(page)
      .getByRole('link', { name: t('loyalty.rewards.title'), exact: true })
      .press('Enter')
    const redeem = main(page)
      .getByRole('button', { name: new RegExp(`^${t('loyalty.rewards.redeem')}: `) })
      .first()
    await redeem.waitFor()
    await expectAccessible(page)
    await goTo(page, redeem)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await expectAccessible(page)
    await goTo(page, question.getByRole('button', { name: t('loyalty.rewards.redeem'), exact: true }))
    await page.keyboard.press('Enter')
    await page.getByText(t('loyalty.rewards.done')).waitFor()
    await expectAccessible(page)
    const use = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${t('loyalty.coupons.use')}`) })
    await goTo(page, use)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText(t('forms.server.cartEmpty')).waitFor()
    await page.keyboard.press('Escape')

    await page.goto(product.path)
    await untilInteractive(main(page).locator('form button[type="submit"]').first())
    await main(page).locator('form button[type="submit"]').first().press('Enter')
    await main(page).getByText(t('catalogue.addedShort')).waitFor()
    await page.goto('/loyalty/customer')
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t('loyalty.coupons.use')}`) })
      .press('Enter')
    await page.waitForURL(/\/cart$/)
    const applied = page.getByRole('region', { name: t('cart.coupon.label') })
    await applied.getByText(new RegExp(t('cart.coupon.applied').replace('{code}', String.raw`\S+`))).waitFor()
    await main(page)
      .getByText(/^Klubowicze dostaną za te zakupy \d+ punkt/)
      .waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('ACC-03 SHELL-04 a store view without a club has neither its pages nor links to it, and no points at its products', async () => {
  const { path } = await findProduct('ROLE-PLENTY', 'am')
  const link = `>${textsOf('hy-AM')('layout.club')}<`
  const show = async (address: string) => {
    const response = await fetch(shop + address, { redirect: 'manual' })
    const html = await response.text()
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
    return { status: response.status, hasLink: header.includes(link), hasPoints: /<li>[^<]* միավոր/.test(html) }
  }
  expect(await show(path)).toEqual({ status: 200, hasLink: true, hasPoints: true })
  expect((await show('/am/club')).status).toBe(200)
  await admin('config', 'set', 'loyalty/general/enabled', 'false', '--store', 'am')
  try {
    await expect.poll(() => show(path)).toEqual({ status: 200, hasLink: false, hasPoints: false })
    await expect.poll(async () => (await show('/am/club')).status).toBe(404)
    expect((await show('/am/loyalty/customer')).status).toBe(404)
    expect((await show('/am/loyalty/customer/activate/new')).status).toBe(404)
  } finally {
    await admin('config', 'unset', 'loyalty/general/enabled', '--store', 'am')
    // The next journey of this shop gets its club back.
    await expect.poll(async () => (await show('/am/club')).status).toBe(200)
  }
})
