import { describe, expect, it, onTestFinished } from 'vitest'
import { devices, expectAccessible, expectNoOverflow, shop, untilInteractive, visit } from './browser.ts'
import { endVisit } from './visits.ts'
import { placedOrder } from './faults/orders.ts'
import { linkTo } from './faults/people.ts'
import { admin } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const [oldSize, newSize] = ['ROLE-C1-SAGE-98', 'ROLE-C1-SAGE-104']

async function stockSizes(quantity: string): Promise<void> {
  for (const sku of [oldSize, newSize]) await admin('stock', sku, quantity)
}

describe.each(devices)('a guest’s exchange on a %s', (_device, viewport) => {
  it('UX-36 takes two clicks from the order, and goes over the confirmation to the new size', async () => {
    onTestFinished(() => stockSizes('9'))
    await stockSizes('20')
    const order = await placedOrder({}, [{ sku: oldSize, quantity: 1 }])
    await admin('order', 'ship', order.number)
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto(`${shop}/order/track/${order.token}`)
    await page.getByRole('link', { name: t('exchange.title') }).click()
    const size = page.getByRole('button', { name: t('exchange.to').replace('{size}', '104') })
    await untilInteractive(size)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await size.click()
    await page.getByText(t('exchange.done.confirmTitle')).waitFor()

    const link = await linkTo(order.email, 'confirm=')
    await page.goto(link.href)
    await page.getByRole('button', { name: t('exchange.confirm.submit') }).click()
    await page.getByText(t('exchange.done.title')).waitFor()
    await expectAccessible(page)
    expect(await admin('stock', newSize)).toContain('19')
    const number = `${order.number}-1`
    await admin('returns', 'approve', number, '--as', 'Ewa Nowak')
    await page.getByRole('link', { name: t('returns.see') }).click()
    await page.getByRole('button', { name: t('exchange.cancel') }).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)

    await admin('returns', 'receive', number, '--as', 'Ewa Nowak')
    await admin('returns', 'ship', number, 'JJD9', '--as', 'Ewa Nowak')
    await page.goto(`${shop}/order/track/${order.token}`)
    await page.getByText(t('exchange.status.exchanged')).waitFor()
    await page.getByRole('link', { name: t('exchange.number').replace('{number}', number) }).click()
    await page.getByText(t('order.track.parcel').replace('{number}', 'JJD9')).waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
