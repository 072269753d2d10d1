import { describe, expect, it } from 'vitest'
import { anyDevice, expectAccessible, expectNoOverflow, shop, untilInteractive, visit } from './browser.ts'
import { endVisit } from './visits.ts'
import { placedOrder } from './faults/orders.ts'
import { linkTo } from './faults/people.ts'
import { admin } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const account = 'PL61109010140000071219812874'

describe.each(anyDevice)('a guest’s return on a %s', (_device, viewport) => {
  it('ROUTE-24 ACC-07 goes from the order number over the confirmed request to the refund', async () => {
    const order = await placedOrder({}, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
    await admin('order', 'ship', order.number)
    await admin('order', 'pay', order.number)
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const button = (name: string) => page.getByRole('button', { name: t(name) })
    await page.goto(`${shop}/returns/guest/login`)
    await page.getByLabel(t('returns.guest.number')).fill(order.number)
    await page.getByLabel(t('returns.guest.email')).fill(order.email)
    await page.getByLabel(t('returns.guest.lastname')).fill('Nowak')
    await button('returns.guest.find').click()
    await page.getByText(t('returns.guest.none')).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('customer.returns.new') }).click()

    await untilInteractive(button('returns.submit'))
    await page.getByRole('checkbox').first().check({ force: true })
    await button('returns.submit').click()
    await page.getByText(t('forms.validation.required')).first().waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('combobox').first().selectOption('too_small')
    await page.getByLabel(t('returns.account')).fill(account)
    await button('returns.submit').click()
    await page.getByText(t('returns.done.confirmTitle')).waitFor()
    await expectAccessible(page)

    const link = await linkTo(order.email, 'confirm=')
    await page.goto(link.href)
    await button('returns.confirm.submit').click()
    await page.getByText(t('returns.done.title')).waitFor()
    await page.getByRole('link', { name: t('returns.see') }).click()
    await page.getByText(t('returns.status.pending')).waitFor()

    const number = `${order.number}-1`
    await admin('returns', 'approve', number, '--as', 'Ewa Nowak')
    await page.reload()
    await page.getByText(t('returns.sendTo')).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const label = await page.getByRole('link', { name: t('returns.label') }).getAttribute('href')
    const pdf = await fetch(`${shop}${label}`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')

    await admin('returns', 'receive', number, '--as', 'Ewa Nowak')
    await admin('returns', 'refund', number, '--as', 'Ewa Nowak')
    await page.reload()
    await page.getByText(t('returns.status.processed')).waitFor()
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
    await endVisit(page)
  })
})
