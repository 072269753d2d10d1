import { expect, it } from 'vitest'
import { anyDevice, expectAccessible, untilInteractive, visit } from './browser.ts'
import { placedOrder } from './faults/orders.ts'
import { newCustomer, signInHere } from './faults/people.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './context-pool.ts'

const t = textsOf('pl-PL')

it.each(anyDevice)('CHK-09 a customer repeats an order by keyboard on a %s', async (_device, viewport) => {
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
  expect(await page.locator('main article').count()).toBe(1)
  expect(complaints).toEqual([])
  await endVisit(page)
})
