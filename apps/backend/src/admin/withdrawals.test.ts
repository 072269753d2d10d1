import { afterAll, beforeAll, expect, test } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { withdrawalCommand } from './withdrawal-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function staff(...args: string[]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const command = parseCommand(['withdrawals', ...args])
  if (command.name !== 'withdrawals list' && command.name !== 'withdrawals handled') throw new Error(command.name)
  const output = { line: say, error: say, progress: say }
  return { code: await withdrawalCommand(command, { database: shop.database, output }), text: lines.join('\n') }
}

test('staff list the declarations of withdrawal and mark them as handled', async () => {
  expect(await staff()).toEqual({ code: 0, text: 'No withdrawal is waiting.' })
  const { data } = await shop.execute<{ declareWithdrawal: { reference: string } }>(
    `mutation { declareWithdrawal(input: { name: "Ada", email: "ada@example.com", order_number: "42" }) { reference } }`,
  )
  const { reference } = data.declareWithdrawal
  expect((await staff('list')).text).toMatch(
    new RegExp(
      `^${reference}  .*  pl  order 42 \\(no order with this number and email\\)  ada@example\\.com\n    Do: `,
    ),
  )
  const handled = ['handled', reference.toLowerCase(), '--note', 'Refunded']
  expect(await staff(...handled)).toEqual({ code: 0, text: `Withdrawal ${reference} is handled.` })
  expect(await staff(...handled)).toMatchObject({ code: 1 })
  expect(await staff('handled', 'W1')).toMatchObject({ code: 1 })
  expect((await staff()).text).toBe('No withdrawal is waiting.')
  expect((await staff('--all')).text).toMatch(/handled .*: Refunded$/)
  expect(() => parseCommand(['withdrawals', 'drop'])).toThrow('withdrawals takes')
})
