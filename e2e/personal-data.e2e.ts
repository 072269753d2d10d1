import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { expectAccessible, phone, visit } from './browser.ts'
import { endVisit } from './visits.ts'
import { countEmails, linkTo, newCustomer, signInHere, surname } from './faults/people.ts'
import { ownShop } from './own-shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')

/** The files in the shop's data folder, such as logs and media. Those of the embedded database are not files of the shop. */
const dataFiles = (): string[] =>
  fs
    .readdirSync(ownShop.dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ownShop.dataFolder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(`pg${path.sep}`))

/** Those of the files that contain the text. */
const filesWith = (text: string): string[] =>
  dataFiles().filter((file) => fs.readFileSync(path.join(ownShop.dataFolder, file)).includes(text))

it('ACC-06 ROUTE-18 ROUTE-20 a customer downloads the stored data, has it deleted, and is signed out', async () => {
  const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
  const customer = await newCustomer()
  const { email } = customer
  await signInHere(page, customer)
  await page.goto('/account-information')
  await page.getByRole('link', { name: t('customer.information.dataLink') }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('consent.download.page') }).click(),
  ])
  expect(fs.readFileSync(await download.path(), 'utf8')).toContain(email)
  await expectAccessible(page)

  await page.locator('main input[name="email"]').fill(email)
  await page.getByRole('button', { name: t('consent.sendLink') }).click()
  await page.getByText(t('consent.linkSent')).waitFor()
  const { pathname, search } = await linkTo(email, '/anonymizer/')
  expect(pathname).toBe('/anonymizer/account/approve')
  await page.goto(pathname + search)
  await page.getByRole('button', { name: t('consent.approve.submit') }).click()
  await page.getByText(t('consent.approve.done')).waitFor()
  await expect.poll(() => countEmails(email, 'mail.privacy.done.title')).toBe(1)

  const logs = ['backend', 'images', 'storefront'].map((service) => path.join('logs', `${service}.log`))
  expect(dataFiles()).toEqual(expect.arrayContaining(logs))
  // The part before the @ is also found in a URL, where the rest is encoded.
  const personal = [email.split('@')[0] ?? email, surname, new URLSearchParams(search).get('token') ?? search]
  expect(personal.flatMap(filesWith)).toEqual([])

  await page.goto('/account-information')
  await page.waitForURL((url) => url.pathname.endsWith('/sign-in'))
  expect(complaints.filter((text) => !/401/.test(text))).toEqual([])
  await endVisit(page)
})
