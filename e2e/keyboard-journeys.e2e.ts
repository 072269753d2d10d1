import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, anyDevice, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { arrive, expectFocusSeen, goTo, press } from './keyboard.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('en-GB')
const read = { waitUntil: 'networkidle' } as const

const open = async (path: string, viewport: BrowserContextOptions['viewport']) => {
  const visitor = await visit({ viewport: viewport ?? desktop, locale: 'en', reducedMotion: 'reduce' })
  await visitor.page.goto(path, read)
  return visitor
}

it('A4 a shopper gets from the home page to the first step of the checkout by keyboard alone', async () => {
  const { page, complaints } = await open('/eu/', desktop)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await press(page, 'Tab')
  expect(await link(t('layout.skipToContent')).evaluate((one) => one === document.activeElement)).toBe(true)
  await goTo(page, page.locator('[data-top]:text-is("Girls")'))
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction(() => document.activeElement?.textContent === 'See all: Girls')
  await goTo(page, page.locator('[data-panel]').getByRole('link', { name: 'Skirts' }), 'ArrowDown', 20)
  await press(page, 'Enter')
  await arrive(page, /skirts/)

  const filter = page.locator('#filters details').filter({ has: page.locator('a[href*="color:"]') })
  await goTo(page, filter.locator('summary'))
  await press(page, 'Enter')
  await goTo(page, filter.locator('a[href*="color:"]'), 'Tab', 5)
  await page.keyboard.press('Enter')
  await page.waitForURL(/color:/)
  await expectFocusSeen(page, 'a filter')
  await goTo(page, page.locator('main [data-list] article h2 a'))
  await page.keyboard.press('Enter')
  await arrive(page, /skirts?[^/]*\.html|\/eu\/[^/]+\.html/)

  await goTo(page, page.locator('input[type="radio"][name^="option_"]'))
  await press(page, 'Space')
  await goTo(page, page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }))
  await press(page, 'Enter')
  await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
  await expectFocusSeen(page, 'adding')
  await goTo(page, page.locator('main').getByRole('link', { name: t('catalogue.goToCart') }))
  await page.keyboard.press('Enter')
  await arrive(page, /\/eu\/cart$/)
  await goTo(page, link(t('cart.checkout')))
  await page.keyboard.press('Enter')
  await arrive(page, /\/eu\/checkout$/)
  await goTo(page, page.locator('main input[name="email"]'))
  await page.keyboard.type('ada@example.com')
  await goTo(page, page.getByRole('button', { name: t('checkout.toDelivery') }))
  await press(page, 'Enter')
  await page.getByText(t('forms.validation.required')).first().waitFor()
  await expectFocusSeen(page, 'an incomplete form')
  expect(complaints).toEqual([])
  await endVisit(page)
})

describe.runIf(isLong).each(anyDevice)('a visitor with only a keyboard on a %s', (_device, viewport) => {
  it('A4 signs in', async () => {
    const { page, complaints } = await open('/eu/sign-in', viewport)
    await goTo(page, page.locator('#field-email'))
    await page.keyboard.type('anna@example.com')
    await goTo(page, page.locator('#field-password'))
    await page.keyboard.type('Bocian-2026!')
    await page.keyboard.press('Enter')
    await arrive(page, /\/eu\/customer\/account$/)
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('A4 switches the store in the footer', async () => {
    const { page, complaints } = await open('/eu/contact', viewport)
    await goTo(page, page.locator('footer').getByRole('button', { name: t('layout.stores') }))
    await press(page, 'Enter')
    await goTo(page, page.getByRole('link', { name: /Česko/ }), 'Tab', 20)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cz\//)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
