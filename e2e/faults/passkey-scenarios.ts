import type { Page } from 'playwright-core'
import { TestAuthenticator } from '../../apps/backend/src/customer/passkeys/testing-authenticator.ts'
import { untilInteractive } from '../browser.ts'
import type { SignInShop } from '../sign-in-shop.ts'
import { textsOf } from '../texts.ts'
import { addAuthenticator, type VirtualAuthenticator } from '../virtual-authenticator.ts'
import { field, fill } from './fields.ts'
import { callAs, newCustomer, password, tokenOf, type Customer } from './people.ts'
import { scenario, type Scenario, type Start } from './scenario.ts'

const t = textsOf('pl-PL')
const [oldName, newName] = ['Stary telefon', 'Nowy telefon']
const path = '/account-information/signing-in'

interface WithShop extends Start {
  readonly address: string
}
interface WithDevice extends WithShop {
  device?: VirtualAuthenticator
}
interface OwnsPasskey extends WithShop {
  readonly owner: Customer
  readonly authenticator: TestAuthenticator
}

/** Adds a passkey to the customer's account through the API. */
async function addPasskey(customer: Customer, address: string): Promise<TestAuthenticator> {
  const authenticator = new TestAuthenticator(address)
  const { startPasskeyRegistration: started } = await callAs<{ startPasskeyRegistration: { options: string } }>(
    customer,
    'mutation { startPasskeyRegistration { options } }',
    {},
    address,
  )
  await callAs(
    customer,
    'mutation ($response: String!, $name: String) { finishPasskeyRegistration(response: $response, name: $name) { is_recent } }',
    { response: authenticator.create(started.options), name: oldName },
    address,
  )
  return authenticator
}

async function namesOf({ email }: Customer, address: string): Promise<readonly string[]> {
  const { customerSignInWays: ways } = await callAs<{ customerSignInWays: { passkeys: { name: string }[] } }>(
    // Another tab may have ended all sessions.
    { token: await tokenOf(email, password, address) },
    '{ customerSignInWays { passkeys { name } } }',
    {},
    address,
  )
  return ways.passkeys.map(({ name }) => name)
}

/** How often the customer has signed in with a passkey. */
async function passkeySessions(customer: Customer, address: string): Promise<number> {
  const { customerSessions: sessions } = await callAs<{ customerSessions: { items: { method: string }[] } }>(
    customer,
    '{ customerSessions { items { method } } }',
    {},
    address,
  )
  return sessions.items.filter(({ method }) => method === 'PASSKEY').length
}

const signInButton = (page: Page) => page.getByRole('button', { name: t('customer.passkey.signIn') })

/** Scenarios for a shop where passkeys work; those of the other journeys have a numeric address. */
export const passkeyScenarios = (shop: () => SignInShop): readonly Scenario[] => {
  /** A customer with a passkey. */
  const start = async (more: Partial<Start> = {}) => {
    const { address } = shop()
    const customer = await newCustomer(address)
    return { address, path, customer, authenticator: await addPasskey(customer, address), ...more }
  }
  return [
    scenario({
      mutation: 'FinishPasskeyRegistration',
      arrange: async (): Promise<WithDevice & { customer: Customer }> => {
        const { address } = shop()
        return { address, path, customer: await newCustomer(address) }
      },
      prepare: async (page, state) => {
        state.device = await addAuthenticator(page)
        await fill(page, { passkeyName: newName })
        await untilInteractive(field(page, 'passkeyName'))
      },
      press: (page) => page.getByRole('button', { name: t('customer.passkey.add'), exact: true }).click(),
      done: (page) => page.locator('main li').getByText(newName, { exact: true }),
      held: async ({ customer, address, device }) => {
        const { length: known } = await namesOf(customer, address)
        // A second one on the device would be useless. A closed tab has no device.
        const created = (await device?.passkeys().catch(() => undefined)) ?? known
        return known === 0 ? 0 : Math.max(known, created)
      },
    }),
    scenario({
      mutation: 'RenamePasskey',
      arrange: start,
      prepare: async (page) => {
        const rename = page.getByRole('button', { name: `${t('customer.passkey.rename')}: ${oldName}` })
        await untilInteractive(rename)
        await rename.click()
        await fill(page, { name: newName })
      },
      press: (page) => page.locator('main li button[type="submit"]').click(),
      done: (page) => page.locator('main li').getByText(newName, { exact: true }),
      held: async ({ customer, address }) => ((await namesOf(customer, address)).includes(newName) ? 1 : 0),
    }),
    scenario({
      mutation: 'RemovePasskey',
      arrange: start,
      prepare: (page) => untilInteractive(page.getByRole('button', { name: `${t('customer.passkey.remove')}: ` })),
      press: (page) => page.getByRole('button', { name: `${t('customer.passkey.remove')}: ` }).click(),
      done: (page) => page.getByText(t('customer.passkey.none')),
      held: async ({ customer, address }) => 1 - (await namesOf(customer, address)).length,
    }),
    scenario({
      mutation: 'FinishPasskeySignIn',
      arrange: async (): Promise<OwnsPasskey> => {
        const { customer: owner, address, authenticator } = await start()
        return { address, path: '/sign-in', owner, authenticator }
      },
      prepare: async (page, { authenticator }: OwnsPasskey) => {
        // The virtual authenticator would also choose the passkey that the email field offers, and so sign in twice.
        await page.addInitScript(() => {
          PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
        })
        await page.reload()
        const device = await addAuthenticator(page)
        await device.store(authenticator.credential)
        await untilInteractive(signInButton(page))
      },
      press: (page) => signInButton(page).click(),
      done: (page, { owner }: OwnsPasskey) =>
        page.locator('main:has(a[href$="/account-information"])').getByText(owner.email),
      held: ({ owner, address }: OwnsPasskey) => passkeySessions(owner, address),
    }),
    // Confirming again changes nothing.
    scenario({
      mutation: 'ConfirmSessionWithPasskey',
      arrange: async () => {
        const { address, nextAgent } = shop()
        const email = nextAgent()
        const customer = { email, password, token: await tokenOf(email, password, address) }
        const authenticator = await addPasskey(customer, address)
        return { address, path: '/account-information/two-step', customer, authenticator }
      },
      prepare: async (page, { authenticator }) => {
        const device = await addAuthenticator(page)
        await device.store(authenticator.credential)
        await untilInteractive(page.getByRole('button', { name: t('agent.factor.passkey') }))
      },
      press: (page) => page.getByRole('button', { name: t('agent.factor.passkey') }).click(),
      done: (page) => page.getByText(t('agent.factor.passkeyDone')),
    }),
  ]
}
