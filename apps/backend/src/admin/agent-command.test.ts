import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestAgents } from '../agent/testing-agents.ts'
import { agentCommand } from './agent-command.ts'
import { parseCommand } from './commands.ts'

let agents: TestAgents
beforeAll(async () => {
  agents = await TestAgents.open()
})
afterAll(() => agents.shop.close())

async function run(text: string) {
  const lines: string[] = []
  const say = (line: string): unknown => lines.push(line)
  const output = { line: say, error: say, progress: say }
  const command = parseCommand(text.split(' ')) as Parameters<typeof agentCommand>[0]
  return { code: await agentCommand(command, { database: agents.shop.database, output }), lines }
}

test('PROD-03 operators appoint an agent, read the audit trail, and dismiss the agent', async () => {
  const customer = await agents.signIn('ola@example.com')
  expect((await agents.search(customer, { email: 'anna@example.com' })).errors).toHaveLength(1)
  expect(await run('agent add ola@example.com')).toEqual({ code: 0, lines: ['Saved.'] })
  expect((await run('agent list')).lines).toContain('ola@example.com  Ola Kot  without a second factor')
  const headers = await agents.adopt(customer)
  expect(await agents.emailOf(headers)).toBe('anna@example.com')
  expect((await run('agent trail anna@example.com')).lines).toEqual([
    expect.stringMatching(/ pl {2}ola@example\.com for anna@example\.com {2}generateAgentToken {2}done$/),
    expect.stringMatching(/ searchClientToAdopt \(e-mail\) {2}done$/),
  ])
  expect(await run('agent remove ola@example.com')).toMatchObject({ code: 0 })
  await expect(agents.emailOf(headers)).rejects.toMatchObject({ code: 'AGENT_TOKEN_INVALID' })
  const lines = (await run('agent trail')).lines
  expect(lines[0]).toMatch(/ola@example\.com for – {2}dismiss \(by staff\) {2}done$/)
  expect(lines[1]).toMatch(/for anna@example\.com {2}removeAdoptedClient \(by staff\) {2}done$/)
})

test('reports an unknown customer, a customer of another website, and an unknown store', async () => {
  expect(await run('agent add nobody@example.com')).toMatchObject({ code: 1 })
  expect(await run('agent add anna@example.com --store broel_pl')).toMatchObject({ code: 1 })
  expect(await run('agent add anna@example.com --store nowhere')).toMatchObject({ code: 1 })
  expect(() => parseCommand(['agent', 'add'])).toThrow('agent takes')
})
