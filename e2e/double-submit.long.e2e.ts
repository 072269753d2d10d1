import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { countEmails, newEmail } from './faults/people.ts'
import { desktop, visit } from './browser.ts'
import { carryCart } from './checkout.ts'
import { quantityIn } from './faults/orders.ts'
import { filledCart, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('pl-PL')

/** A page without scripts, where nothing guards against double clicks and reloads. */
async function withoutScripts(): Promise<Page> {
  return (await visit({ viewport: desktop, locale: 'pl-PL', javaScriptEnabled: false })).page
}

const add = (page: Page) => page.getByRole('button', { name: t('catalogue.addToCart'), exact: true })

it('AMB-09 without scripts a double click on "add to cart" adds one item, and a later click adds another', async () => {
  const page = await withoutScripts()
  const cart = await filledCart([{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await carryCart(page, cart)
  const { path } = await findProduct('ROLE-S1', 'pl')
  await page.goto(path)
  const form = page.locator('main form', { has: add(page) }).first()
  const fields = await form
    .locator('[name]')
    .evaluateAll((all) => all.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]))
  const post = async (): Promise<void> => {
    const posted = await page.request.post('/cart', { form: Object.fromEntries(fields) as Record<string, string> })
    expect(new URL(posted.url()).pathname).toBe('/cart')
  }
  await Promise.all([post(), post()])
  expect(await quantityIn({ cart }, 'ROLE-S1')).toBe(1)
  await page.waitForTimeout(2000)
  await add(page).click()
  await page.waitForURL('**/cart')
  await page.reload()
  expect(await quantityIn({ cart }, 'ROLE-S1')).toBe(2)
  await endVisit(page)
})

it('AMB-09 without scripts a contact message is sent once, however often the next page is reloaded', async () => {
  const page = await withoutScripts()
  const email = newEmail()
  await page.goto('/contact')
  for (const [name, value] of Object.entries({ name: email, email, telephone: '512345678', comment: 'Dzień dobry' }))
    await page.locator(`main [name="${name}"]`).fill(value)
  await page.locator('main form button[type="submit"]').first().dblclick()
  await page.locator('main [data-tone="success"]').waitFor()
  await page.reload()
  await page.locator('main [data-tone="success"]').waitFor()
  expect(await countEmails(email, 'mail.contact.title', { name: email })).toBe(1)
  await endVisit(page)
})
