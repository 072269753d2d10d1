import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertImported, insertRecords, selectGranted } from '#src/consent/log/record-queries.ts'
import { agreementDraft, saveDrafts } from '#src/consent/agreements/testing-agreements.ts'
import { listMails } from '#src/platform/email/email-queue.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

const textsOf = (code: string) => ({
  labels: { pl_PL: `${code}, po polsku` },
  contents: { pl_PL: `Treść: ${code}` },
  smallDescriptions: code === 'offers' ? { pl_PL: 'Najwyżej raz w tygodniu' } : {},
})
const drafts = [
  agreementDraft('account', 'registration', true, 1, textsOf('account')),
  agreementDraft('offers', 'registration', false, 2, textsOf('offers')),
  agreementDraft('letters', 'newsletter', false, 3, textsOf('letters')),
  agreementDraft('texts', 'newsletter_sms', false, 4, textsOf('texts')),
  agreementDraft('sale', 'checkout', true, 5, textsOf('sale')),
  agreementDraft('gift', 'checkout', false, 6, textsOf('gift')),
]

let shop: TestShop
let ids: Readonly<Record<string, number>>
beforeAll(async () => {
  shop = await testShop()
  ids = await saveDrafts(shop.database, drafts)
})
afterAll(() => shop.close())

type Headers = Readonly<Record<string, string>>
const scope = async (name: string) => {
  const { data } = await shop.execute<{ agreements: Record<string, unknown>[] }>(
    'query ($scope: String!) { agreements(scope: $scope) { id front_label required small_description } }',
    { scope: name },
  )
  return data.agreements
}
const own = async (headers: Headers) => {
  const { data } = await shop.execute<{ customerAcceptedAgreements: Record<string, unknown>[] }>(
    '{ customerAcceptedAgreements { agreement_id scope content required date } }',
    {},
    headers,
  )
  return data.customerAcceptedAgreements
}
const add = (headers: Headers, code: string, acceptant: string) =>
  shop.execute(
    'mutation ($id: Int!, $acceptant: String!) { addAgreement(id: $id, acceptant: $acceptant) { id type acceptant } }',
    { id: ids[code] ?? 0, acceptant },
    headers,
  )
const revoke = (headers: Headers, code: string, acceptant: string) =>
  shop.execute(
    'mutation ($id: Int!, $acceptant: String!) { revokeAgreement(id: $id, acceptant: $acceptant) { id scope } }',
    { id: ids[code] ?? 0, acceptant },
    headers,
  )
const log = async (email: string) => {
  const { rows } = await sql<{ code: string; is_granted: boolean; wording: string; version: number }>`
    select a.code, r.is_granted, r.wording, r.version from consent_record r
    join consent_agreement a on a.id = r.agreement_id where r.email = ${email} order by r.id`.execute(
    shop.database.reader,
  )
  return rows.map(({ code, is_granted: isGranted }) => `${isGranted ? '+' : '-'}${code}`)
}

describe('CONS-01 CONS-02 CONS-03 the agreements of a scope', () => {
  it('are those of its kind, with the sentence below the label', async () => {
    expect(await scope('registration')).toEqual([
      { id: ids['account'], front_label: 'account, po polsku', required: true, small_description: null },
      {
        id: ids['offers'],
        front_label: 'offers, po polsku',
        required: false,
        small_description: 'Najwyżej raz w tygodniu',
      },
    ])
    expect(await scope('newsletterSms')).toMatchObject([{ id: ids['texts'] }])
  })

  it('are in the account all that a customer can change there', async () => {
    expect((await scope('my-account')).map(({ id }) => id)).toEqual(
      ['account', 'offers', 'letters', 'texts'].map((code) => ids[code]),
    )
    expect(await scope('unknown')).toEqual([])
  })
})

describe('AUTH-03 a registration', () => {
  const register = (email: string, agreements?: readonly number[]) =>
    shop.execute<{ createCustomerV2: unknown }>(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
      {
        input: {
          email,
          firstname: 'Ada',
          lastname: 'Nowak',
          password: 'Bocian-2026!',
          ...(agreements ? { agreements } : {}),
        },
      },
    )

  it('is refused without a required agreement, and stores no account', async () => {
    const { errors } = await register('refused@example.com', [ids['offers'] ?? 0])
    expect(errors).toMatchObject([
      { message: 'Please accept the required consents.', extensions: { code: 'CONSENT_MISSING' } },
    ])
    const { data } = await shop.execute('{ isEmailAvailable(email: "refused@example.com") { is_email_available } }')
    expect(data).toEqual({ isEmailAvailable: { is_email_available: true } })
  })

  it('works for Magento clients, which do not know agreements', async () => {
    expect((await register('plain@example.com')).errors).toBeUndefined()
    expect(await log('plain@example.com')).toEqual([])
  })

  it('stores the accepted wordings, but nothing for the owner of a taken address', async () => {
    const all = [ids['account'] ?? 0, ids['offers'] ?? 0]
    expect((await register('new@example.com', all)).errors).toBeUndefined()
    expect(await log('new@example.com')).toEqual(['+account', '+offers'])
    await sql`delete from platform_attempt`.execute(shop.database.reader)
    await register('new@example.com', all)
    expect(await log('new@example.com')).toEqual(['+account', '+offers'])
  })
})

describe('GQL-45 GQL-46 CONS-12 the consents of a customer', () => {
  it('are added and withdrawn, each change once, and every change stays in the log', async () => {
    const headers = await newCustomer(shop, 'ada@example.com')
    expect(await own(headers)).toEqual([])
    expect((await add(headers, 'letters', ' Ada@Example.com')).data).toEqual({
      addAgreement: { id: ids['letters'], type: 'newsletter', acceptant: 'ada@example.com' },
    })
    await add(headers, 'letters', 'ada@example.com')
    expect(await own(headers)).toEqual([
      {
        agreement_id: ids['letters'],
        scope: 'newsletter',
        content: 'letters, po polsku',
        required: false,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
    ])
    expect((await revoke(headers, 'letters', 'ada@example.com')).data).toEqual({
      revokeAgreement: { id: ids['letters'], scope: 'newsletter' },
    })
    await revoke(headers, 'letters', 'ada@example.com')
    expect(await own(headers)).toEqual([])
    await add(headers, 'letters', 'ada@example.com')
    expect(await log('ada@example.com')).toEqual(['+letters', '-letters', '+letters'])
    // The log keeps the whole text, for withdrawals too, whatever becomes of the agreement.
    const { rows } = await sql<{ wording: string; content: string }>`
      select wording, content from consent_record where email = 'ada@example.com'`.execute(shop.database.reader)
    const text = { wording: 'letters, po polsku', content: 'Treść: letters' }
    expect(rows).toEqual([text, text, text])
  })

  it('CONS-01 are what `accepted` of an agreement says to the customer, and to nobody else', async () => {
    const headers = await newCustomer(shop, 'ola@example.com')
    await add(headers, 'offers', 'ola@example.com')
    const accepted = async (as: Headers) => {
      const { data } = await shop.execute<{ agreements: { id: number; accepted: boolean | null }[] }>(
        '{ agreements(scope: "registration") { id accepted } }',
        {},
        as,
      )
      return data.agreements.map((one) => one.accepted)
    }
    expect(await accepted(headers)).toEqual([false, true])
    expect(await accepted(await newCustomer(shop, 'una@example.com'))).toEqual([false, false])
    expect(await accepted({})).toEqual([null, null])
  })

  it('GQL-46 are withdrawn whatever form they were given in, in the wording that was granted, unless required', async () => {
    const email = 'any@example.com'
    const headers = await newCustomer(shop, email)
    const { rows } = await sql<{ id: number }>`
      select id from customer_customer where email = ${email}`.execute(shop.database.reader)
    const person = { websiteId: 1, email, unprovenCustomerId: rows[0]?.id ?? 0 }
    const given = ['gift', 'sale'].map((code) => ({
      agreementId: ids[code] ?? 0,
      isGranted: true,
      wording: `${code} as it was`,
      content: 'once',
      version: 1,
    }))
    await shop.database.transaction((tx) => insertRecords(tx, person, 1, given, new Date()))
    expect((await revoke(headers, 'gift', email)).data).toEqual({
      revokeAgreement: { id: ids['gift'], scope: 'checkout' },
    })
    expect((await revoke(headers, 'sale', email)).errors).toMatchObject([{ extensions: { code: 'CONSENT_REQUIRED' } }])
    const logged = await sql<object>`
      select wording, content from consent_record where email = ${email} and not is_granted`.execute(
      shop.database.reader,
    )
    expect(logged.rows).toEqual([{ wording: 'gift as it was', content: 'once' }])
    // Not granted any more, so it is an agreement of another form again.
    expect((await revoke(headers, 'gift', email)).errors).toMatchObject([
      { extensions: { code: 'AGREEMENT_NOT_FOUND' } },
    ])
  })

  it('cannot be changed for another address, whether it has an account or not', async () => {
    const headers = await newCustomer(shop, 'eve@example.com')
    await newCustomer(shop, 'ewa@example.com')
    const [known, unknown] = await Promise.all([
      add(headers, 'letters', 'ewa@example.com'),
      add(headers, 'letters', 'nobody@example.com'),
    ])
    expect(known.errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
    expect(known.errors?.map(({ message }) => message)).toEqual(unknown.errors?.map(({ message }) => message))
    expect((await revoke(headers, 'letters', 'ewa@example.com')).errors).toHaveLength(1)
    expect(await log('ewa@example.com')).toEqual([])
  })

  it('are refused for guests, for agreements of other forms, and for a withdrawal of a required one', async () => {
    const headers = await newCustomer(shop, 'iga@example.com')
    for (const { errors } of [
      await add({}, 'letters', 'iga@example.com'),
      await revoke({}, 'letters', 'iga@example.com'),
    ])
      expect(errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
    expect((await shop.execute('{ customerAcceptedAgreements { scope } }')).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ])
    expect((await add(headers, 'sale', 'iga@example.com')).errors).toMatchObject([
      { extensions: { category: 'graphql-no-such-entity', code: 'AGREEMENT_NOT_FOUND' } },
    ])
    await add(headers, 'account', 'iga@example.com')
    expect((await revoke(headers, 'account', 'iga@example.com')).errors).toMatchObject([
      { extensions: { code: 'CONSENT_REQUIRED' } },
    ])
    expect(await log('iga@example.com')).toEqual(['+account'])
  })

  it('follow the customer to a new email, and end for the old one', async () => {
    const headers = await newCustomer(shop, 'old@example.com')
    await add(headers, 'offers', 'old@example.com')
    const change =
      'mutation { updateCustomerEmail(email: "moved@example.com", password: "Bocian-2026!") { customer { id } } }'
    expect((await shop.execute(change, {}, headers)).errors).toBeUndefined()
    expect(await own(headers)).toMatchObject([{ agreement_id: ids['offers'] }])
    expect(await log('old@example.com')).toEqual(['+offers', '-offers'])
  })
})

describe('the consents of an account that has not proven its address', () => {
  const email = 'owner@example.com'
  let headers: Headers
  beforeAll(async () => {
    // The owner of the address has agreed without an account, then a stranger opens one.
    await shop.database.transaction((tx) =>
      insertImported(tx, [{ websiteId: 1, email, code: 'letters' }], new Date('2026-11-02T08:00:00Z')),
    )
    headers = await newCustomer(shop, email)
  })

  it('are not those of the owner, who notices nothing of its changes', async () => {
    expect(await own(headers)).toEqual([])
    await add(headers, 'letters', email)
    await add(headers, 'offers', email)
    await revoke(headers, 'letters', email)
    expect(await own(headers)).toMatchObject([{ agreement_id: ids['offers'] }])
    expect(await grantedToOwner()).toEqual([ids['letters']])
  })

  it('do not move with it to another address', async () => {
    const change =
      'mutation { updateCustomerEmail(email: "stranger@example.com", password: "Bocian-2026!") { customer { id } } }'
    expect((await shop.execute(change, {}, headers)).errors).toBeUndefined()
    expect(await own(headers)).toMatchObject([{ agreement_id: ids['offers'] }])
    expect(await grantedToOwner()).toEqual([ids['letters']])
  })

  it('join those of the owner when the address is proven', async () => {
    await sql`delete from platform_attempt`.execute(shop.database.reader)
    const theirs = await newCustomer(shop, email)
    await add(theirs, 'offers', email)
    await requestAndOpenLink()
    const token = await shop.execute<{ generateCustomerToken: { token: string } }>(
      `mutation { generateCustomerToken(email: "${email}", password: "Nowe-Hasło-7") { token } }`,
    )
    const proven = { authorization: `Bearer ${token.data.generateCustomerToken.token}` }
    expect((await own(proven)).map((one) => one['agreement_id'])).toEqual([ids['offers'], ids['letters']])
  })

  async function requestAndOpenLink(): Promise<void> {
    await shop.execute(`mutation { requestPasswordResetEmail(email: "${email}") }`)
    await deliverDueEvents(shop.database)
    const [mail] = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === email)
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const { data } = await shop.execute(
      'mutation ($email: String!, $token: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: "Nowe-Hasło-7") }',
      { email, token: link.searchParams.get('token') },
    )
    expect(data).toEqual({ resetPassword: true })
  }

  const grantedToOwner = async () =>
    (await selectGranted(shop.database.reader, { email, websiteId: 1 })).map(({ agreementId }) => agreementId)
})

it('the log of consents cannot be changed or deleted', async () => {
  const headers = await newCustomer(shop, 'log@example.com')
  await add(headers, 'offers', 'log@example.com')
  const change = (statement: ReturnType<typeof sql>) => statement.execute(shop.database.reader)
  await expect(change(sql`update consent_record set is_granted = false`)).rejects.toThrow('append-only')
  await expect(change(sql`delete from consent_record`)).rejects.toThrow('append-only')
})
