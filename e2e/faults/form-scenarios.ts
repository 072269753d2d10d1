import { untilInteractive } from '../browser.ts'
import { findProduct } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { acceptRequired, fill, submit, success } from './fields.ts'
import { callAs, countEmails, linkTo, newCustomer, newEmail } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')

/** An email address that is subscribed to an alert, so that the shop will email it. */
async function withAlert(): Promise<string> {
  const email = newEmail()
  const { agreements } = await callAs<{ agreements: { id: number }[] }>(
    undefined,
    '{ agreements(scope: "subscribe_to_stock_alert") { id } }',
  )
  await callAs(
    undefined,
    'mutation ($sku: String!, $email: String!, $ids: [Int]) { subscribeToStockAlert(sku: $sku, email: $email, agreements: $ids) { success message } }',
    { sku: soldOut, email, ids: agreements.map(({ id }) => id) },
  )
  return email
}
export const soldOut = 'ROLE-S0'

/**
 * Email addresses typed in the cells of SubscribeToStockAlert. The emails that they receive once the product is back in stock
 * show what was stored.
 */
export const alertAddresses: string[] = []

const anonymization = 'mutation ($email: String!) { requestAnonymization(input: { email: $email }) { success } }'
const subscribe = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
const confirm =
  'mutation ($id: Int!, $code: String!) { confirmNewsletterSubscription(id: $id, code: $code) { status } }'
const confirmation = /\/id\/(\d+)\/code\/([\w-]+)$/
const alertLink =
  'mutation ($email: String!) { requestProductAlertLink(input: { type: stock, email: $email }) { success } }'

export const formScenarios = [
  scenario({
    mutation: 'ContactUs',
    arrange: async () => ({ path: '/contact', email: newEmail() }),
    prepare: (page, { email }) =>
      fill(page, { name: email, email, telephone: '512345678', comment: 'Czy są jeszcze niebieskie?' }),
    press: submit,
    done: success,
    held: ({ email }) => countEmails(email, 'mail.contact.title', { name: email }),
  }),
  scenario({
    mutation: 'AddBlogComment',
    arrange: async () => {
      const { blogPosts } = await callAs<{ blogPosts: { items: { post_url: string }[] } }>(
        undefined,
        '{ blogPosts(pageSize: 1) { items { post_url } } }',
      )
      return { path: `/${blogPosts.items[0]?.post_url}`, email: newEmail() }
    },
    prepare: (page, { email }) => fill(page, { text: 'Działa!', nickname: email, email }),
    press: (page) => page.getByRole('button', { name: t('blog.comments.send') }).click(),
    done: success,
    held: ({ email }) => countEmails(email, 'mail.blogComment.title', { name: email }),
  }),
  scenario({
    mutation: 'DeclareWithdrawal',
    arrange: async () => ({ path: '/withdrawal', email: newEmail() }),
    prepare: async (page, { email }) => {
      await fill(page, { name: 'Ada Nowak', number: '4000000042', email })
      await submit(page)
      await page.getByRole('button', { name: t('withdrawal.confirm') }).waitFor()
    },
    press: (page) => page.getByRole('button', { name: t('withdrawal.confirm') }).click(),
    done: success,
    held: ({ email }) => countEmails(email, 'mail.withdrawal.title', { number: '4000000042' }),
  }),
  scenario({
    mutation: 'SubscribeToNewsletter',
    arrange: async () => ({ path: '/newsletter/subscriber/new', email: newEmail() }),
    prepare: async (page, { email }) => {
      await fill(page, { email })
      await acceptRequired(page)
    },
    press: (page) => page.locator('main form:has([name="email"]) button[type="submit"]').first().click(),
    done: success,
    held: ({ email }) => countEmails(email, 'mail.newsletter.title'),
  }),
  // The API does not reveal whether an email address is subscribed, and confirming is idempotent.
  scenario({
    mutation: 'ConfirmNewsletter',
    arrange: async () => {
      const email = newEmail()
      await callAs(undefined, subscribe, { email })
      return { path: (await linkTo(email, '/newsletter/subscriber/confirm')).pathname, email }
    },
    press: submit,
    done: success,
  }),
  scenario({
    mutation: 'UnsubscribeFromNewsletter',
    arrange: async () => {
      const email = newEmail()
      await callAs(undefined, subscribe, { email })
      const [, id, code] = confirmation.exec((await linkTo(email, '/newsletter/subscriber/confirm')).pathname) ?? []
      await callAs(undefined, confirm, { id: Number(id), code })
      return { path: (await linkTo(email, '/newsletter/subscriber/unsubscribe')).pathname, email }
    },
    press: submit,
    done: success,
  }),
  scenario({
    mutation: 'RequestAnonymization',
    arrange: async () => ({ path: '/customer/anonymization', email: newEmail() }),
    prepare: (page, { email }) => fill(page, { email }),
    press: submit,
    done: success,
    held: ({ email }) => countEmails(email, 'mail.anonymization.title'),
  }),
  scenario({
    mutation: 'ConfirmAnonymization',
    arrange: async () => {
      const email = newEmail()
      await callAs(undefined, anonymization, { email })
      const { pathname, search } = await linkTo(email, '/anonymizer/')
      return { path: pathname + search, email }
    },
    press: submit,
    done: success,
    held: ({ email }) => countEmails(email, 'mail.forget.title', { email }),
  }),
  scenario({
    mutation: 'RequestPersonalDataLink',
    arrange: async () => ({ path: '/customer/anonymization', customer: await newCustomer() }),
    // The button is offered after a download that has only the data of the account.
    prepare: async (page) => {
      const download = page.getByRole('button', { name: t('consent.download.page') })
      await untilInteractive(download)
      await download.click()
      await page.getByText(t('consent.download.partialText')).waitFor()
    },
    press: (page) => page.getByRole('button', { name: t('consent.download.sendLink') }).click(),
    done: (page, { customer }) =>
      page.getByText(t('consent.linkSentText').replace('{email}', customer.email), { exact: true }),
    held: ({ customer }) => countEmails(customer.email, 'mail.data.title'),
  }),
  scenario({
    mutation: 'RequestAlertLink',
    arrange: async () => {
      const email = newEmail()
      return { path: `/productalert/unsubscribe/stock/email/${encodeURIComponent(email)}`, email }
    },
    press: submit,
    done: success,
    held: ({ email }) => countEmails(email, 'mail.alert.title'),
  }),
  scenario({
    mutation: 'EndProductAlert',
    arrange: async () => {
      const email = await withAlert()
      await callAs(undefined, alertLink, { email })
      const { pathname, search } = await linkTo(email, '/productalert/')
      return { path: pathname + search, email }
    },
    press: submit,
    done: success,
  }),
  scenario({
    mutation: 'SubscribeToStockAlert',
    arrange: async () => ({ path: (await findProduct(soldOut, 'pl')).path, email: newEmail() }),
    prepare: async (page, { email }) => {
      const open = page.getByRole('button', { name: t('productAlert.open') })
      await untilInteractive(open)
      await open.click()
      await page.getByRole('dialog').locator('[name="email"]').fill(email)
      for (const box of await page.getByRole('dialog').locator('[type="checkbox"]').all())
        await box.check({ force: true })
      alertAddresses.push(email)
    },
    press: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('productAlert.submit') })
        .click(),
    done: (page) => page.locator('[data-toast]').filter({ hasText: t('productAlert.done').slice(0, 12) }),
  }),
]
