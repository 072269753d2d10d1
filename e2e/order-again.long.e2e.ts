import { expect, it } from 'vitest'
import { devices, expectAccessible, phone, untilInteractive, visit } from './browser.ts'
import { faultMatrix } from './faults/matrix.ts'
import { orderAgain, placedOrder, quantityIn } from './faults/orders.ts'
import { newCustomer, signInHere } from './faults/people.ts'
import { scenario } from './faults/scenario.ts'
import { filledCart } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

it.each(devices)('CHK-09 a customer repeats an order by keyboard on a %s', async (_device, viewport) => {
  const customer = await newCustomer()
  const { number } = await placedOrder({ customer, payment: 'banktransfer' }, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
  const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
  await signInHere(page, customer)
  await page.goto(`/order-history/${number}`)
  const again = page.getByRole('button', { name: t('order.reorder') })
  await again.waitFor()
  await expectAccessible(page)
  await untilInteractive(again)
  await again.press('Enter')
  await page.waitForURL(/\/cart$/)
  await page.locator('main article').first().waitFor()
  expect(await page.locator('main article:not([data-gallery] *)').count()).toBe(1)
  expect(complaints).toEqual([])
  await endVisit(page)
})

it('CHK-09 a guest repeats an order from its link, next to what the cart holds already', async () => {
  const { token } = await placedOrder({}, [
    { sku: 'ROLE-PLENTY', quantity: 2 },
    { sku: 'ROLE-C1-98', quantity: 1 },
  ])
  const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
  await page.goto(`/order/track/${token}`)
  const quantity = page.locator('main article input[name="quantity"]:not([type="hidden"])')
  for (const quantities of [
    ['2', '1'],
    ['4', '2'],
  ]) {
    await orderAgain(page)
    await page.waitForURL(/\/cart$/)
    await expect
      .poll(async () => Promise.all((await quantity.all()).map((one) => one.inputValue())))
      .toEqual(quantities)
    await page.goBack()
  }
  expect(complaints).toEqual([])
  await endVisit(page)
})

faultMatrix('a guest who orders again', [
  scenario({
    mutation: 'AddToCart',
    arrange: async () => {
      const { token } = await placedOrder({})
      return { path: `/order/track/${token}`, cart: await filledCart([{ sku: 'ROLE-C1-98', quantity: 1 }]) }
    },
    press: orderAgain,
    done: (page) => page.getByRole('heading', { level: 1, name: t('cart.title') }),
    held: (state) => quantityIn(state, 'ROLE-PLENTY'),
  }),
])
