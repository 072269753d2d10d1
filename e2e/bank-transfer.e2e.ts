import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, shop, visit } from './browser.ts'
import { openPaymentStep, placeOrderButton } from './checkout.ts'
import { readyCart } from './faults/orders.ts'
import { admin, callGraphql, filledCart } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const account = 'PL47 0000 0000 0000 0012 3456 7890'

async function expectDetails(page: Page, number: string): Promise<void> {
  const details = page.getByRole('region', { name: t('transfer.title') })
  await details.waitFor()
  await expect.poll(() => details.innerText()).toContain(account)
  expect(await details.innerText()).toContain(number)
  expect(await details.innerText()).toMatch(/\d,\d\d\szł/)
  const code = details.getByRole('img', { name: t('transfer.codeAlt') })
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
}

const numberOf = async (page: Page): Promise<string> =>
  /\d{10,}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''

describe.each(anyDevice)('a bank transfer on a %s', (_device, viewport) => {
  it('shows its details on the success page and the order page until it is paid', async () => {
    const { page, complaints } = await visit({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })
    const email = 'ada@example.com'
    await openPaymentStep(page, await readyCart({ email, payment: 'banktransfer' }), { email })
    await placeOrderButton(page).click()
    await page.waitForURL(`${shop}/checkout/success`)
    await page.getByRole('region', { name: t('transfer.title') }).waitFor()
    const number = await numberOf(page)
    await expectDetails(page, number)
    await expectAccessible(page)

    const copy = t('transfer.copy').replace('{name}', t('transfer.iban'))
    await page.getByRole('button', { name: copy }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(account.replaceAll(' ', ''))

    const { guestOrder } = await callGraphql<{ guestOrder: { token: string } }>(
      `query ($number: String!) { guestOrder(input: { number: $number, email: "ada@example.com", lastname: "Nowak" }) {
        token } }`,
      { number },
      'pl',
    )
    await page.goto(`${shop}/order/track/${guestOrder.token}`)
    await expectDetails(page, number)

    await admin('order', 'pay', number)
    await page.reload()
    await page.getByText(number).first().waitFor()
    await expect.poll(() => page.getByRole('region', { name: t('transfer.title') }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('bank transfer without an account', () => {
  const setting = 'payment/banktransfer/account'
  afterEach(async () => {
    await admin('config', 'set', setting, account, '--store', 'pl')
    await admin('payment', 'on', 'banktransfer', '--store', 'pl')
  })

  it('is not offered', async () => {
    await expect(admin('config', 'unset', setting, '--store', 'pl')).rejects.toThrow('payment off banktransfer')
    await admin('payment', 'off', 'banktransfer', '--store', 'pl')
    await admin('config', 'unset', setting, '--store', 'pl')
    const id = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const { cart } = await callGraphql<{ cart: { available_payment_methods: { code: string }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code } } }',
      { id },
      'pl',
    )
    expect(cart.available_payment_methods.map(({ code }) => code)).not.toContain('banktransfer')
    await expect(admin('payment', 'on', 'banktransfer', '--store', 'pl')).rejects.toThrow(setting)
  })
})
