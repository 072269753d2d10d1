import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { saveCustomers } from '../customer/customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const customer = { email: 'anna@example.com', password: 'Bocian-2026!' }
beforeAll(async () => {
  shop = await testShop()
  const draft = { ...customer, websiteId: 1, firstname: 'Anna', lastname: 'Nowak' }
  await shop.database.transaction((tx) => saveCustomers(tx, [draft], new Date()))
})
afterAll(() => shop.close())

async function signedIn(): Promise<Record<string, string>> {
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    customer,
  )
  return { authorization: `Bearer ${data.generateCustomerToken.token}` }
}
const refusal = ({ errors }: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => [
  errors?.[0]?.message,
  errors?.[0]?.extensions['category'],
]

describe('saved payments', () => {
  const list = '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }'
  const remove =
    'mutation { deletePaymentToken(public_hash: "abc") { result customerPaymentTokens { items { public_hash } } } }'

  it('are empty for a customer, and deleting one is refused', async () => {
    const headers = await signedIn()
    expect((await shop.execute(list, {}, headers)).data).toEqual({ customerPaymentTokens: { items: [] } })
    expect(refusal(await shop.execute(remove, {}, headers))).toEqual([
      'Could not find a token using public hash: abc',
      'graphql-no-such-entity',
    ])
  })

  it('require a guest to sign in', async () => {
    for (const query of [list, remove])
      expect(refusal(await shop.execute(query))).toEqual([
        "The current customer isn't authorized.",
        'graphql-authorization',
      ])
  })
})

describe('a payment with an unsupported provider', () => {
  const urls = 'return_url: "https://a.example", cancel_url: "https://a.example"'
  it.each([
    ['Braintree', 'mutation { createBraintreeClientToken }'],
    [
      'PayPal',
      `mutation { createPaypalExpressToken(input: { cart_id: "x", code: "paypal_express", urls: { ${urls} } }) { token } }`,
    ],
    [
      'PayPal',
      `mutation { createPayflowProToken(input: { cart_id: "x", urls: { ${urls}, error_url: "https://a.example" } }) { result } }`,
    ],
    ['PayPal', 'mutation { handlePayflowProResponse(input: { cart_id: "x", paypal_payload: "y" }) { cart { id } } }'],
    ['PayPal', '{ getHostedProUrl(input: { cart_id: "x" }) { secure_form_url } }'],
    ['PayPal', '{ getPayflowLinkToken(input: { cart_id: "x" }) { mode } }'],
  ])('%s is refused: %s', async (provider, query) => {
    expect(refusal(await shop.execute(query))).toEqual([
      `Płatność przez ${provider} nie jest tu dostępna.`,
      'graphql-input',
    ])
  })

  it('is refused as the method of a cart, whatever details come with its code', async () => {
    const { data } = await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }')
    const answer = await shop.execute(
      `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
        code: "braintree", braintree: { payment_method_nonce: "x", is_active_payment_token_enabler: false } } }) { cart { id } } }`,
      { id: data.createEmptyCart },
    )
    expect(refusal(answer)[1]).toBe('graphql-input')
  })
})

describe('payment settings in StoreConfig', () => {
  const query = `{ storeConfig { check_money_order_enabled check_money_order_title check_money_order_make_check_payable_to
    check_money_order_send_check_to check_money_order_sort_order zero_subtotal_enabled braintree_cc_vault_active
    payment_payflowpro_cc_vault_active category_canonical_tag product_canonical_tag } }`

  it('contain the cheque settings if cheques are accepted, and are off otherwise', async () => {
    expect((await shop.execute(query)).data).toEqual({
      storeConfig: {
        check_money_order_enabled: true,
        check_money_order_title: 'Czek lub przekaz pocztowy',
        check_money_order_make_check_payable_to: 'Bocian Sp. z o.o.',
        check_money_order_send_check_to: 'ul. Gniazdowa 7, 00-999 Warszawa, Polska',
        check_money_order_sort_order: expect.any(Number),
        zero_subtotal_enabled: true,
        braintree_cc_vault_active: '0',
        payment_payflowpro_cc_vault_active: '0',
        category_canonical_tag: true,
        product_canonical_tag: true,
      },
    })
    await sql`update payment_method set is_active = false where code = 'checkmo'`.execute(shop.database.reader)
    expect((await shop.execute(query)).data).toMatchObject({
      storeConfig: {
        check_money_order_enabled: false,
        check_money_order_title: null,
        check_money_order_make_check_payable_to: null,
        check_money_order_send_check_to: null,
        check_money_order_sort_order: null,
      },
    })
  })
})

it('supports Venia’s queries for captchas, robots, dynamic blocks and search terms', async () => {
  await sql`insert into suggest_query (store_id, folded, query, submissions, heat, last_at)
    values (1, 'kurtka', 'Kurtka', 12, 1, now()), (1, 'rzadkie', 'rzadkie', 2, 1, now()),
      (1, '600100200', '600100200', 99, 1, now())`.execute(shop.database.reader)
  const { data, errors } = await shop.execute(`{
    recaptchaV3Config { website_key badge_position language_code forms }
    recaptchaFormConfig(formType: PLACE_ORDER) { is_enabled configurations { website_key } }
    robotsConfig { defaultRobots customInstructions }
    dynamicBlocks(input: { type: SPECIFIED, dynamic_block_uids: ["MQ=="], cart_id: "x", product_uid: "MQ==", locations: [HEADER] }) {
      items { uid content { html } } total_count page_info { current_page total_pages } }
    known: searchTerm(Search: "KURTKA") { query_text redirect popularity }
    rare: searchTerm(Search: " rzadkie ") { query_text redirect popularity }
    personal: searchTerm(Search: "600100200") { redirect popularity }
    nothing: searchTerm { query_text redirect popularity }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    recaptchaV3Config: null,
    recaptchaFormConfig: { is_enabled: false, configurations: null },
    robotsConfig: { defaultRobots: 'INDEX, FOLLOW', customInstructions: expect.stringMatching(/^User-agent: \*/) },
    dynamicBlocks: { items: [], total_count: 0, page_info: { current_page: 1, total_pages: 0 } },
    known: { query_text: 'Kurtka', redirect: null, popularity: 12 },
    // Venia takes null instead of an object for a redirect.
    rare: { query_text: 'rzadkie', redirect: null, popularity: 0 },
    personal: { redirect: null, popularity: 0 },
    nothing: { query_text: '', redirect: null, popularity: 0 },
  })
})
