import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashesDuring } from '#src/testing/testing-hashes.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { customerOfSession, saveCustomers, type CustomerDraft } from './customer.ts'

let shop: TestShop
const now = new Date('2026-11-21T10:00:00Z')
const anna: CustomerDraft = {
  websiteId: 1,
  email: 'Anna@Example.com',
  password: 'Bocian-2026!',
  firstname: 'Anna',
  lastname: 'Nowak',
  telephone: '600100200',
  isAgent: false,
  isSubscribed: true,
  addresses: [{ street: ['Długa 1', 'm. 2'], city: 'Warszawa', postcode: '00-238', countryCode: 'PL' }],
  agreements: ['terms', 'newsletter'],
}
const save = (drafts: CustomerDraft[]) => shop.database.transaction((tx) => saveCustomers(tx, drafts, now))

beforeAll(async () => {
  shop = await testShop()
  await save([anna])
})
afterAll(() => shop.close())

const tokenQuery =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token customer_token_lifetime } }'
type TokenAnswer = { generateCustomerToken: { token: string; customer_token_lifetime: number } | null }
const signIn = (email: string, password: string, headers = {}) =>
  shop.execute<TokenAnswer>(tokenQuery, { email, password }, headers)

async function tokenOf(email: string, password: string): Promise<string> {
  const { data, errors } = await signIn(email, password)
  expect(errors).toBeUndefined()
  return data.generateCustomerToken?.token ?? ''
}

const sessionAt = (token: string, at: Date) =>
  customerOfSession(shop.database.reader, { token, store: { websiteId: 1 }, now: at })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('signing in', () => {
  it('GQL-36 AUTH-07 returns a token that is valid for 3600 seconds and gives access to the customer', async () => {
    const { data } = await signIn('anna@example.com', 'Bocian-2026!')
    expect(data.generateCustomerToken?.customer_token_lifetime).toBe(3_600)
    const shown = await shop.execute(
      '{ customer { email firstname lastname is_subscribed is_agent customer_type } }',
      {},
      bearer(data.generateCustomerToken?.token ?? ''),
    )
    expect(shown.data).toEqual({
      customer: {
        email: 'anna@example.com',
        firstname: 'Anna',
        lastname: 'Nowak',
        is_subscribed: true,
        is_agent: false,
        customer_type: 'PERSON',
      },
    })
  })

  it('GQL-38 shows the address book to its owner', async () => {
    const token = await tokenOf('anna@example.com', 'Bocian-2026!')
    const { data } = await shop.execute<{
      customer: { default_shipping: string; addresses: Record<string, unknown>[] }
    }>(
      '{ customer { id default_shipping addresses { id street city postcode country_code firstname telephone default_billing region { region } } } }',
      {},
      bearer(token),
    )
    expect(data.customer.addresses).toMatchObject([
      { street: ['Długa 1', 'm. 2'], city: 'Warszawa', country_code: 'PL', firstname: 'Anna', default_billing: true },
    ])
    expect(data.customer.default_shipping).toBe(String(data.customer.addresses[0]?.['id']))
  })

  it.each([
    ['anna@example.com', 'wrong-Password1'],
    ['nobody@example.com', 'Bocian-2026!'],
    ['anna@example.com', 'x'.repeat(100_000)],
  ])('returns the same error for %s, whether the password is wrong or the email unknown', async (email, password) => {
    const { data, errors } = await signIn(email, password)
    expect(data.generateCustomerToken).toBeNull()
    expect(errors).toMatchObject([
      {
        message:
          'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
        extensions: { category: 'graphql-authentication' },
      },
    ])
  })

  it('hashes as many passwords for an unknown e-mail as for a known one, and so takes as long', async () => {
    const input = { email: 'timed@example.com', firstname: 'Ada', lastname: 'Byron', password: 'Bocian-2026!' }
    const create = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }'
    expect((await shop.execute(create, { input })).errors).toBeUndefined()
    const hashesFor = (email: string) => hashesDuring(() => signIn(email, 'wrong-Password1'))
    expect([await hashesFor('timed@example.com'), await hashesFor('nobody@example.com')]).toEqual([1, 1])
  })

  it('is separate for each website', async () => {
    const { errors } = await signIn('anna@example.com', 'Bocian-2026!', { store: 'broel_pl' })
    expect(errors).toHaveLength(1)
  })

  it.each([
    ['', 'a', 'Specify the "email" value.'],
    ['a@b.pl', '', 'Specify the "password" value.'],
  ])('names the missing argument: %j, %j', async (email, password, message) => {
    expect((await signIn(email, password)).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ])
  })
})

describe('a token', () => {
  it('is stored as a hash only', async () => {
    const token = await tokenOf('anna@example.com', 'Bocian-2026!')
    expect(token).toMatch(/^[\w-]{43}$/)
    const { rows } = await sql<{ token_hash: string }>`select token_hash from customer_token`.execute(
      shop.database.reader,
    )
    expect(rows.map((row) => row.token_hash)).not.toContain(token)
  })

  it('expires after its lifetime', async () => {
    const token = await tokenOf('anna@example.com', 'Bocian-2026!')
    const before = new Date(Date.now() + 3_500_000)
    const after = new Date(Date.now() + 3_700_000)
    expect(await sessionAt(token, before)).toBeDefined()
    expect(await sessionAt(token, after)).toBeUndefined()
  })

  it('GQL-36 is revoked together with all other tokens of the customer', async () => {
    const [first, second] = [await tokenOf(anna.email, anna.password), await tokenOf(anna.email, anna.password)]
    const { data } = await shop.execute('mutation { revokeCustomerToken { result } }', {}, bearer(first))
    expect(data).toEqual({ revokeCustomerToken: { result: true } })
    expect(await sessionAt(second, new Date())).toBeUndefined()
  })

  it.each(['{ customer { email } }', 'mutation { revokeCustomerToken { result } }'])(
    'is required for %s',
    async (query) => {
      const { errors } = await shop.execute(query, {}, bearer('made-up'))
      expect(errors).toMatchObject([
        { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
      ])
    },
  )
})

describe('isEmailAvailable', () => {
  const query = 'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }'

  it.each(['anna@example.com', 'nobody@example.com'])('does not reveal whether %s is a customer', async (email) => {
    expect((await shop.execute(query, { email })).data).toEqual({ isEmailAvailable: { is_email_available: true } })
  })

  it.each([
    ['', 'Email must be specified'],
    ['anna', 'Email is invalid'],
  ])('refuses “%s” in the words of Magento', async (email, message) => {
    expect((await shop.execute(query, { email })).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input', code: 'ACCOUNT_EMAIL_INVALID' } },
    ])
  })
})

describe('saving customers', () => {
  it('changes nothing the second time', async () => {
    expect(await save([anna])).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    const { rows } = await sql<{ addresses: number; consents: number }>`
      select (select count(*)::int from customer_address) as addresses,
        (select count(*)::int from consent_record) as consents`.execute(shop.database.reader)
    expect(rows).toEqual([{ addresses: 1, consents: 2 }])
  })

  it('stores one customer per website and e-mail, ignoring case', async () => {
    const report = await save([
      { ...anna, email: 'ola@example.com' },
      { ...anna, email: 'OLA@example.com', lastname: 'Wójcik' },
      { ...anna, email: 'ola@example.com', websiteId: 2 },
    ])
    expect(report).toMatchObject({ created: 2, changed: 0 })
    expect([...report.ids.keys()]).toEqual(['1 ola@example.com', '2 ola@example.com'])
  })

  it('updates the password', async () => {
    await save([{ ...anna, email: 'ewa@example.com' }])
    expect(await save([{ ...anna, email: 'ewa@example.com', password: 'Inne-2026!' }])).toMatchObject({ changed: 1 })
    expect((await signIn('ewa@example.com', 'Bocian-2026!')).errors).toHaveLength(1)
    expect(await tokenOf('ewa@example.com', 'Inne-2026!')).not.toBe('')
  })
})
