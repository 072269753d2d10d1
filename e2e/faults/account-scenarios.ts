import type { Locator, Page } from 'playwright-core'
import { longestWait } from '../longest-wait.ts'
import { untilInteractive } from '../browser.ts'
import { textsOf } from '../texts.ts'
import { acceptRequired, field, fill, submit, success } from './fields.ts'
import { callAs, countEmails, linkTo, newCustomer, newEmail, password, tokenOf, type Customer } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
const nextPassword = 'Bocian-2027!'

const canSignIn = (email: string, secret: string): Promise<number> =>
  tokenOf(email, secret).then(
    () => 1,
    () => 0,
  )

const devices = '/account-information/devices'

async function hasEnded(customer: Customer): Promise<number> {
  const { customer: found } = await callAs<{ customer: unknown }>(customer, '{ customer { id } }').catch(() => ({
    customer: null,
  }))
  return found === null ? 1 : 0
}

interface Me {
  customer: { firstname: string; newsletter_status: string | null }
}
const me = '{ customer { firstname newsletter_status } }'

const newStreet = 'Nowa 5'
const addressFields = {
  'address.firstname': 'Ewa',
  'address.lastname': 'Lis',
  'address.street': newStreet,
  'address.postcode': '61-234',
  'address.city': 'Gniezno',
  'address.telephone': '601602603',
}

interface Address {
  readonly id: number
  readonly street: readonly string[]
}
const isMoved = ({ street }: Address): boolean => street[0] === newStreet

async function addressesOf({ email }: Customer): Promise<readonly Address[]> {
  const token = await tokenOf(email)
  const { customer } = await callAs<{ customer: { addresses: Address[] } }>(
    { token },
    '{ customer { addresses { id street } } }',
  )
  return customer.addresses
}

/** Adds a default address to the customer's address book. */
async function withAddress(customer: Customer): Promise<readonly Address[]> {
  const input = `firstname: "Ewa", lastname: "Lis", street: ["Stara 1"], postcode: "60-101", city: "Poznań", country_code: PL,
    telephone: "601602603", default_shipping: true, default_billing: true`
  await callAs(
    { token: await tokenOf(customer.email) },
    `mutation { createCustomerAddress(input: { ${input} }) { id } }`,
  )
  return addressesOf(customer)
}

const grantOffers = 'mutation ($id: Int!, $acceptant: String!) { addAgreement(id: $id, acceptant: $acceptant) { id } }'
const consents = (page: Page): Locator => page.locator('main form:has([name^="agreement-"])')
/** The optional agreement of the demo's accounts. */
const offers = (page: Page): Locator =>
  consents(page).locator('[name^="agreement-"]:not([aria-required="true"], [name="agreement-all"])')

async function saveOffers(page: Page, isGiven: boolean): Promise<void> {
  const save = consents(page).locator('button[type="submit"]')
  // A box that is changed but not saved would differ from what the shop stores.
  await save.click({ trial: true })
  await offers(page).setChecked(isGiven, { force: true })
  await save.click({ timeout: longestWait })
}

async function offersId(): Promise<number> {
  const { agreements } = await callAs<{ agreements: { id: number; required: boolean }[] }>(
    undefined,
    '{ agreements(scope: "registration") { id required } }',
  )
  return agreements.find(({ required }) => !required)!.id
}

async function hasOffers({ email }: Customer): Promise<boolean> {
  const { customerAcceptedAgreements: accepted } = await callAs<{
    customerAcceptedAgreements: { agreement_id: number }[]
  }>({ token: await tokenOf(email) }, '{ customerAcceptedAgreements { agreement_id } }')
  const id = await offersId()
  return accepted.some(({ agreement_id: one }) => one === id)
}

export const accountScenarios = [
  scenario({
    mutation: 'CreateAccount',
    arrange: async () => ({ path: '/create-account', email: newEmail() }),
    prepare: async (page, { email }) => {
      await fill(page, { firstname: 'Ewa', lastname: 'Lis', email, password, confirmPassword: password })
      await page.getByRole('checkbox', { name: t('consent.all') }).check({ force: true })
    },
    press: submit,
    done: (page) => page.getByRole('heading', { level: 1, name: t('customer.create.confirm.title') }),
    held: ({ email }) => countEmails(email, 'mail.confirm.title'),
  }),
  scenario({
    mutation: 'DeleteAccount',
    arrange: async () => ({ path: '/account-information/delete', customer: await newCustomer() }),
    prepare: async (page) => {
      await field(page, 'currentPassword').fill(password)
      await field(page, 'sure').check({ force: true })
    },
    press: submit,
    // The home page, of a guest.
    done: (page) => page.getByText(t('customer.notice.deleted')),
    held: async ({ customer }) => 1 - (await canSignIn(customer.email, password)),
  }),
  scenario({
    mutation: 'RequestPasswordReset',
    arrange: async () => ({ path: '/forgot-password', email: (await newCustomer()).email }),
    prepare: (page, { email }) => fill(page, { email }),
    press: submit,
    done: success,
    held: ({ email }) => countEmails(email, 'mail.reset.title'),
  }),
  scenario({
    mutation: 'ResetPassword',
    arrange: async () => {
      const { email } = await newCustomer()
      await callAs(undefined, 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
      const link = await linkTo(email, '/createPassword')
      return { path: link.pathname + link.search, email }
    },
    prepare: (page) => fill(page, { password: nextPassword, confirmPassword: nextPassword }),
    press: submit,
    done: (page) => page.getByRole('heading', { level: 1, name: t('customer.signIn.title') }),
    held: ({ email }) => canSignIn(email, nextPassword),
  }),
  scenario({
    mutation: 'ChangeNames',
    arrange: async () => ({ path: '/account-information', customer: await newCustomer() }),
    prepare: (page) => fill(page, { firstname: 'Zuzanna' }),
    press: submit,
    done: success,
    held: async ({ customer }) => {
      const token = await tokenOf(customer.email)
      return (await callAs<Me>({ token }, me)).customer.firstname === 'Zuzanna' ? 1 : 0
    },
  }),
  scenario({
    mutation: 'ChangeEmail',
    arrange: async () => ({ path: '/account-information', customer: await newCustomer(), email: newEmail() }),
    prepare: (page, { email }) => fill(page, { email, emailPassword: password }),
    press: (page) => page.locator('main form:has([name="emailPassword"]) button[type="submit"]').click(),
    done: success,
    held: ({ email }) => canSignIn(email, password),
  }),
  scenario({
    mutation: 'ChangeAgentAccess',
    arrange: async () => ({ path: '/account-information', customer: await newCustomer() }),
    prepare: (page) => page.locator('main input[name="agents"]').uncheck({ force: true }),
    press: (page) => page.locator('main form:has([name="agents"]) button[type="submit"]').click(),
    done: success,
    held: async ({ customer }) => {
      const token = await tokenOf(customer.email)
      const { customer: stored } = await callAs<{ customer: { allow_remote_shopping_assistance: boolean } }>(
        { token },
        '{ customer { allow_remote_shopping_assistance } }',
      )
      return stored.allow_remote_shopping_assistance ? 0 : 1
    },
  }),
  scenario({
    mutation: 'CreateAddress',
    arrange: async () => ({ path: '/address-book/new', customer: await newCustomer() }),
    prepare: (page) => fill(page, addressFields),
    press: submit,
    done: (page) => page.locator('main address').filter({ hasText: newStreet }),
    held: async ({ customer }) => (await addressesOf(customer)).filter(isMoved).length,
  }),
  scenario({
    mutation: 'UpdateAddress',
    arrange: async () => {
      const customer = await newCustomer()
      const [address] = await withAddress(customer)
      return { path: `/address-book/${address!.id}`, customer }
    },
    prepare: (page) => fill(page, { 'address.street': newStreet }),
    press: submit,
    done: (page) => page.locator('main address').filter({ hasText: newStreet }),
    held: async ({ customer }) => (await addressesOf(customer)).filter(isMoved).length,
  }),
  scenario({
    mutation: 'DeleteAddress',
    arrange: async () => {
      const customer = await newCustomer()
      await withAddress(customer)
      return { path: '/address-book', customer }
    },
    prepare: (page) =>
      page
        .getByRole('button', { name: `${t('customer.addresses.delete')}: ` })
        .first()
        .click(),
    press: (page) =>
      page
        .getByRole('button', { name: t('customer.addresses.deleteConfirm') })
        .first()
        .click(),
    done: (page) => page.getByText(t('customer.addresses.none')),
    held: async ({ customer }) => ((await addressesOf(customer)).length === 0 ? 1 : 0),
  }),
  scenario({
    mutation: 'ChangePassword',
    arrange: async () => ({ path: '/account-information', customer: await newCustomer() }),
    prepare: (page) => fill(page, { currentPassword: password, password: nextPassword, confirmPassword: nextPassword }),
    press: (page) => page.locator('main form:has([name="currentPassword"]) button[type="submit"]').click(),
    done: success,
    held: ({ customer }) => canSignIn(customer.email, nextPassword),
  }),
  // The session that ends is the one of the customer's API token.
  scenario({
    mutation: 'EndSession',
    arrange: async () => ({ path: devices, customer: await newCustomer() }),
    press: (page) =>
      page
        .getByRole('button', { name: `${t('customer.sessions.end')}: ` })
        .first()
        .click(),
    done: (page) => page.locator('[data-toast]').filter({ hasText: t('customer.sessions.ended') }),
    held: ({ customer }) => hasEnded(customer),
  }),
  scenario({
    mutation: 'EndOtherSessions',
    arrange: async () => ({ path: devices, customer: await newCustomer() }),
    press: (page) => page.getByRole('button', { name: t('customer.sessions.endOthers') }).click(),
    done: (page) => page.locator('[data-toast]').filter({ hasText: t('customer.sessions.othersEnded') }),
    held: ({ customer }) => hasEnded(customer),
  }),
  scenario({
    mutation: 'ChangeSubscription',
    arrange: async () => ({ path: '/communications', customer: await newCustomer() }),
    prepare: async (page) => {
      await field(page, 'newsletter').check({ force: true })
      await acceptRequired(page)
    },
    press: submit,
    done: success,
    held: async ({ customer }) => {
      const token = await tokenOf(customer.email)
      return (await callAs<Me>({ token }, me)).customer.newsletter_status === 'NOT_ACTIVE' ? 1 : 0
    },
  }),
  scenario({
    mutation: 'AddAgreement',
    arrange: async () => ({ path: '/communications', customer: await newCustomer() }),
    prepare: async (page) => untilInteractive(offers(page)),
    press: (page) => saveOffers(page, true),
    done: (page) => success(page).filter({ hasText: t('customer.information.done') }),
    held: async ({ customer }) => ((await hasOffers(customer)) ? 1 : 0),
    agrees: async (page, { customer }) =>
      (await offers(page).isChecked({ timeout: 2000 })) === (await hasOffers(customer)),
    errorText: t('consent.account.failed'),
  }),
  scenario({
    mutation: 'RevokeAgreement',
    arrange: async () => {
      const customer = await newCustomer()
      await callAs({ token: await tokenOf(customer.email) }, grantOffers, {
        id: await offersId(),
        acceptant: customer.email,
      })
      return { path: '/communications', customer }
    },
    prepare: async (page) => untilInteractive(offers(page)),
    press: (page) => saveOffers(page, false),
    done: (page) => success(page).filter({ hasText: t('customer.information.done') }),
    held: async ({ customer }) => ((await hasOffers(customer)) ? 0 : 1),
    agrees: async (page, { customer }) =>
      (await offers(page).isChecked({ timeout: 2000 })) === (await hasOffers(customer)),
    errorText: t('consent.account.failed'),
  }),
]
