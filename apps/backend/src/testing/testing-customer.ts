import type { TestShop } from './testing.ts'

/** Creates an account with this email, signs in, and resolves with the session's headers. */
export async function newCustomer(shop: TestShop, email: string): Promise<{ authorization: string }> {
  await shop.execute(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: { email, firstname: 'Ada', lastname: 'Nowak', password: 'Bocian-2026!' } },
  )
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Bocian-2026!") { token } }',
    { email },
  )
  return { authorization: `Bearer ${data.generateCustomerToken.token}` }
}
