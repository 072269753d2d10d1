import { afterAll, beforeAll, expect, it } from 'vitest'
import { PasskeyShop } from '../customer/passkeys/testing-passkey-shop.ts'
import { fromBase32, oneTimePassword, stepAt } from '../customer/second-factor/totp.ts'
import { agentCommand } from './agent-command.ts'
import { parseCommand } from './commands.ts'

let shop: PasskeyShop
beforeAll(async () => {
  shop = await PasskeyShop.open()
})
afterAll(() => shop.shop.close())

async function run(text: string) {
  const lines: string[] = []
  const line = (one: string): unknown => lines.push(one)
  const output = { line, error: line, progress: line }
  const command = parseCommand(text.split(' ')) as Parameters<typeof agentCommand>[0]
  return { code: await agentCommand(command, { database: shop.shop.database, output }), lines }
}

it('staff see who has no second factor, and reset one that was lost: the agent starts again', async () => {
  const client = await shop.customer()
  const { email, browser } = await shop.customer({ isAgent: true })
  const app = await browser.send<{ secret: string }>('mutation { startAuthenticatorApp { secret } }')
  const code = oneTimePassword(fromBase32(app.data?.secret ?? ''), stepAt(new Date()))
  await browser.send('mutation ($code: String!) { confirmAuthenticatorApp(code: $code) { codes } }', { code })
  await browser.add()
  const found = await browser.send<{ search_id: string }[]>(
    'query ($email: String) { searchClientToAdopt(customer_email: $email) { search_id } }',
    { email: client.email },
  )
  const adopted = await browser.send<{ token: string }>(
    'mutation ($id: ID) { generateAgentToken(input: { register: false, customer_id: $id }) { token } }',
    { id: found.data?.[0]?.search_id },
  )
  expect(adopted.data?.token).toBeTruthy()
  expect((await run('agent list')).lines).toEqual([`${email}  Ewa Lis`])

  expect(await run(`agent reset ${email}`)).toEqual({ code: 0, lines: ['Saved.'] })
  expect((await run('agent list')).lines).toEqual([`${email}  Ewa Lis  without a second factor`])
  expect(await browser.email()).toBeUndefined()
  await browser.signIn(email)
  const { data } = await browser.send<object>('{ secondFactor { has_app has_passkey is_checked recovery_codes_left } }')
  expect(data).toEqual({ has_app: false, has_passkey: false, is_checked: false, recovery_codes_left: 0 })
  expect(await shop.titlesTo(email)).toContain('Twoja weryfikacja dwuetapowa została zresetowana')
  const [last, before] = (await run('agent trail')).lines
  expect(last).toMatch(/resetSecondFactor \(by staff\) {2}done$/)
  expect(before).toMatch(/removeAdoptedClient \(by staff\) {2}done$/)
  expect(await run(`agent reset ${client.email}`)).toMatchObject({ code: 1 })
})
