import { sql } from 'kysely'
import { polishAddress } from '../cart/testing-client.ts'
import { earn } from '../loyalty/testing-club.ts'
import { password, row, type Sent, type World } from './testing-repeated.ts'
import { agreements, reward } from './testing-world.ts'

const newPassword = 'Bocian-2027!'
const street = ['Nowa 5']
const person = { firstname: 'Zuzanna', lastname: 'Lis' }

/** Sends these arguments as a new customer. */
const own =
  (args: object = {}) =>
  async (world: World): Promise<Sent> => {
    const { headers } = await world.customer()
    return { args: { ...args }, headers }
  }

const ofAddress =
  (argsOf: (data: Record<string, unknown>) => Record<string, unknown>) =>
  async (world: World): Promise<Sent> => {
    const { belongings, headers } = await world.customer()
    return { args: argsOf(await belongings.create(['addressId'])), headers }
  }

/** A customer who has two sessions, and the headers of one of them. */
const withOtherSession = async (world: World) => {
  const account = await world.customer()
  const other = await world.signIn(account.email)
  return { ...account, other }
}

const offers = (email: string) => ({ id: agreements['offers'], acceptant: email })

const inClub = async (world: World) => {
  const { headers } = await world.customer()
  const { loyalty } = await world.must<{ loyalty: { card_number: string; rewards: { uid: string; name: string }[] } }>(
    'mutation { activateLoyalty(input: {}) { loyalty { card_number rewards { uid name } } } }',
    {},
    headers,
  )
  await earn(world.shop, loyalty.card_number, 250)
  return { headers, uid: loyalty.rewards.find(({ name }) => name === reward)?.uid }
}

/** The account of a store that requires a confirmation of the email address, which this one lacks. */
const unconfirmed = async (world: World) => {
  const email = world.newEmail()
  await world.set({ 'customer/create_account/confirm': true })
  await world.must(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input: { ...person, email, password },
    },
  )
  await world.set({ 'customer/create_account/confirm': false })
  return email
}

export const accountRows = [
  row('createCustomer', async (world) => ({ args: { input: { ...person, email: world.newEmail(), password } } })),
  row('createCustomerV2', async (world) => ({ args: { input: { ...person, email: world.newEmail(), password } } })),
  row('confirmEmail', async (world) => {
    const email = await unconfirmed(world)
    return { args: { input: { email, confirmation_key: await world.fromMail(email, /[?&]key=([\w-]+)/) } } }
  }),
  row('resendConfirmationEmail', async (world) => ({ args: { email: await unconfirmed(world) } })),
  row('updateCustomer', own({ input: { firstname: 'Zuzanna' } })),
  row('updateCustomerV2', own({ input: { firstname: 'Zuzanna' } })),
  row('updateCustomerEmail', async (world) => {
    const { headers } = await world.customer()
    return { args: { email: world.newEmail(), password }, headers }
  }),
  row('changeCustomerPassword', own({ currentPassword: password, newPassword })),
  row('requestPasswordResetEmail', async (world) => ({ args: { email: (await world.customer()).email } })),
  row('resetPassword', async (world) => {
    const { email } = await world.customer()
    await world.must('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    const token = await world.fromMail(email, /createPassword[^\s]*token=([\w-]+)/)
    return { args: { email, resetPasswordToken: token, newPassword } }
  }),
  row('deleteCustomer', own()),
  row('createCustomerAddress', own({ input: { ...polishAddress, country_code: 'PL' } })),
  row(
    'updateCustomerAddress',
    ofAddress(({ addressId }) => ({ id: addressId, input: { street } })),
  ),
  row(
    'updateCustomerAddressV2',
    ofAddress(({ addressUid }) => ({ uid: addressUid, input: { street } })),
  ),
  row(
    'deleteCustomerAddress',
    ofAddress(({ addressId }) => ({ id: addressId })),
  ),
  row(
    'deleteCustomerAddressV2',
    ofAddress(({ addressUid }) => ({ uid: addressUid })),
  ),
  row('addAgreement', async (world) => {
    const { email, headers } = await world.customer()
    return { args: offers(email), headers }
  }),
  row('revokeAgreement', async (world) => {
    const { email, headers } = await world.customer()
    await world.must(
      'mutation ($id: Int!, $acceptant: String!) { addAgreement(id: $id, acceptant: $acceptant) { id } }',
      offers(email),
      headers,
    )
    return { args: offers(email), headers }
  }),
  row('activateLoyalty', own({ input: {} }), { withoutKey: 'an account has one membership' }),
  row(
    'redeemLoyaltyReward',
    async (world) => {
      const { headers, uid } = await inClub(world)
      return { args: { input: { reward_uid: uid } }, headers }
    },
    { withoutKey: 'an unused coupon of the same reward within a minute is the same exchange' },
  ),
  row('revokeCustomerSession', async (world) => {
    const { email, headers } = await withOtherSession(world)
    const id = await world.read<number>(sql`select max(t.id) from customer_token t
      join customer_customer c on c.id = t.customer_id where c.email = ${email}`)
    return { args: { uid: Buffer.from(String(id)).toString('base64') }, headers }
  }),
  row('revokeOtherCustomerSessions', async (world) => ({ headers: (await withOtherSession(world)).headers })),
  row('revokeCustomerToken', own()),
  row('renewCustomerToken', own()),
]
