import { textsOf } from '../texts.ts'
import { field, fill, submit, success } from './fields.ts'
import { callAs, countEmails, linkTo, newCustomer, newEmail, password, tokenOf } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
const nextPassword = 'Bocian-2027!'

const canSignIn = (email: string, secret: string): Promise<number> =>
  tokenOf(email, secret).then(
    () => 1,
    () => 0,
  )

interface Me {
  customer: { firstname: string; is_subscribed: boolean }
}
const me = '{ customer { firstname is_subscribed } }'

export const accountScenarios = [
  scenario({
    mutation: 'CreateAccount',
    isCritical: true,
    arrange: async () => ({ path: '/create-account', email: newEmail() }),
    prepare: (page, { email }) =>
      fill(page, { firstname: 'Ewa', lastname: 'Lis', email, password, confirmPassword: password }),
    press: submit,
    done: (page) =>
      page
        .getByRole('heading', { level: 1, name: /^./ })
        .and(page.locator('main:has(a[href$="/account-information"]) h1')),
    held: ({ email }) => canSignIn(email, password),
  }),
  scenario({
    mutation: 'RequestPasswordReset',
    isCritical: true,
    arrange: async () => ({ path: '/forgot-password', email: (await newCustomer()).email }),
    prepare: (page, { email }) => fill(page, { email }),
    press: submit,
    done: success,
    held: ({ email }) => countEmails(email, 'mail.reset.title'),
  }),
  scenario({
    mutation: 'ResetPassword',
    isCritical: true,
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
    isCritical: true,
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
    mutation: 'ChangePassword',
    isCritical: true,
    arrange: async () => ({ path: '/account-information', customer: await newCustomer() }),
    prepare: (page) => fill(page, { currentPassword: password, password: nextPassword, confirmPassword: nextPassword }),
    press: (page) => page.locator('main form:has([name="currentPassword"]) button[type="submit"]').click(),
    done: success,
    held: ({ customer }) => canSignIn(customer.email, nextPassword),
  }),
  scenario({
    mutation: 'ChangeSubscription',
    isCritical: true,
    arrange: async () => ({ path: '/communications', customer: await newCustomer() }),
    prepare: (page) => field(page, 'newsletter').check({ force: true }),
    press: submit,
    done: success,
    held: async ({ customer }) => {
      const token = await tokenOf(customer.email)
      return (await callAs<Me>({ token }, me)).customer.is_subscribed ? 1 : 0
    },
  }),
]
