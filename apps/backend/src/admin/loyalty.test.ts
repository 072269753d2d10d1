import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveMember } from '../loyalty/loyalty.ts'
import { ClubClient } from '../loyalty/testing-club.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'
import { UsageError } from './usage-error.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function run(...args: string[]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '', folder: '' }
  return { code: await runCommand(parseCommand(['loyalty', ...args]), setup), lines }
}

describe('staff', () => {
  test('ACC-03 issue cards, give them points, and a customer activates one of them', async () => {
    const { lines: issued } = await run('cards', 'issue', '2')
    expect(issued).toHaveLength(2)
    const [number = '', other = ''] = issued
    expect(await run('cards', 'points', number, '80')).toEqual({ code: 0, lines: [`${number}  80 points  nobody’s`] })
    expect((await run('cards')).lines.toSorted()).toEqual(
      [`${number}  80 points  nobody’s`, `${other}  0 points  nobody’s`].toSorted(),
    )
    const club = await ClubClient.register(shop, 'ada@example.com')
    expect((await club.activate(number)).errors).toBeUndefined()
    expect(await run('cards', 'points', number, '90')).toMatchObject({ code: 1 })
    expect((await run('list', 'ADA@')).lines).toEqual([`${number}  active  80 points  ada@example.com`])
    expect(await run('show', other)).toEqual({ code: 0, lines: [`${other}  0 points  nobody’s`] })
    expect(await run('show', '1')).toEqual({ code: 1, lines: ['There is no card "1".'] })
    expect(await run('cards', 'issue', '1', '--store', 'xx')).toMatchObject({ code: 1 })
  })

  test('ACC-03 correct a balance with a reason that the member sees, and block and unblock the member', async () => {
    const club = await ClubClient.join(shop, 'ola@example.com')
    const { card_number: number } = await club.member()
    expect(await run('correct', number, '+50', '--reason', 'Late parcel')).toMatchObject({ code: 0 })
    const { lines } = await run('correct', number, '-70', '--reason', 'Entered twice')
    expect(lines).toEqual([
      `${number}  active  -20 points  ola@example.com`,
      expect.stringMatching(/^ {2}[\d-]+ [\d:]+ {2}-70 {2}correction {2}Entered twice$/) as string,
      expect.stringMatching(/^ {2}[\d-]+ [\d:]+ {2}\+50 {2}correction {2}Late parcel$/) as string,
    ])
    expect(await club.member()).toMatchObject({
      points: -20,
      history: {
        items: [
          { points: -70, reason: 'CORRECTION', note: 'Entered twice' },
          { points: 50, reason: 'CORRECTION', note: 'Late parcel' },
        ],
      },
    })
    expect((await run('block', number)).lines[0]).toBe(`${number}  blocked  -20 points  ola@example.com`)
    expect(await club.member()).toMatchObject({ status: 'BLOCKED' })
    await run('unblock', number)
    expect(await club.member()).toMatchObject({ status: 'ACTIVE' })
    for (const args of [
      ['block', '1'],
      ['unblock', '1'],
      ['correct', '1', '5', '--reason', 'x'],
    ])
      expect(await run(...args)).toEqual({ code: 1, lines: ['Nobody owns the card "1".'] })
  })

  test('ACC-03 see the points of a card that its member has not activated, and cannot correct them', async () => {
    await ClubClient.register(shop, 'iga@example.com')
    const draft = { number: '2990000000019', websiteId: 1, email: 'iga@example.com', points: 75, joinedAt: null }
    await shop.database.transaction((tx) => saveMember(tx, { ...draft, status: 'inactive' }, new Date()))
    expect((await run('show', draft.number)).lines).toEqual([
      '2990000000019  inactive  0 points  iga@example.com',
      '  75 points wait for the activation',
    ])
    expect(await run('correct', draft.number, '5', '--reason', 'x')).toEqual({
      code: 1,
      lines: ['The card is not activated, so there is no balance yet.'],
    })
  })

  test.each([
    [['correct', '2990000000019', '5']],
    [['correct', '2990000000019', '0', '--reason', 'x']],
    [['correct', '2990000000019', 'five', '--reason', 'x']],
    [['show']],
    [['block']],
    [['cards', 'issue', '0']],
    [['cards', 'issue', '1001']],
    [['cards', 'points', '2990000000019', '-5']],
    [['cards', 'burn']],
    [['other']],
  ])('are told how to use the command: loyalty %s', (args) => {
    expect(() => parseCommand(['loyalty', ...args])).toThrow(UsageError)
  })
})
