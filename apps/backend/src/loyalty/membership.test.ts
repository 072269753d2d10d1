import { sql } from 'kysely'
import { cardCheckDigit } from '@bocian/rules/loyalty.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAgreements } from '../consent/consent.ts'
import { removeSetting, saveSettings } from '../store/store.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { saveMember } from './save-members.ts'
import { switchMember } from './staff-steps.ts'
import { ClubClient, earn, shopCard } from './testing-club.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

let count = 0
const newEmail = (): string => `member${++count}@example.com`
const register = (store?: string) => ClubClient.register(shop, newEmail(), store)
/** A valid card number that no other test has. */
function newNumber(): string {
  const first = `298${String(++count).padStart(9, '0')}`
  return `${first}${cardCheckDigit(first)}`
}

const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions['code']

/** A customer with a card that is not activated. */
async function inactive(points = 0): Promise<{ club: ClubClient; number: string }> {
  const email = newEmail()
  const club = await ClubClient.register(shop, email)
  const number = newNumber()
  const draft = { number, websiteId: 1, email, points, status: 'inactive', joinedAt: null } as const
  await shop.database.transaction((tx) => saveMember(tx, draft, new Date()))
  return { club, number }
}

describe('a customer', () => {
  it('ACC-03 is no member at first, and becomes an active one with a new card', async () => {
    const club = await register()
    expect(await club.loyalty()).toBeNull()
    const { data } = await club.activate()
    expect(data.activateLoyalty.loyalty).toMatchObject({
      card_number: expect.stringMatching(/^299\d{10}$/) as string,
      status: 'ACTIVE',
      joined_at: expect.stringMatching(/Z$/) as string,
      points: 0,
      level: { code: 'bronze', name: 'Brązowy', factor: 1 },
      next_level: { code: 'silver' },
      points_to_next_level: 500,
      history: { total_count: 0, items: [] },
      rewards: [],
      coupons: [],
    })
    expect(await club.loyalty()).toEqual(data.activateLoyalty.loyalty)
  })

  it('ACC-03 activates a card from a shop with the points that it has collected', async () => {
    const club = await register()
    const number = await shopCard(shop, newNumber(), 120)
    const { data } = await club.activate(`${number.slice(0, 4)} ${number.slice(4)}`)
    expect(data.activateLoyalty.loyalty).toMatchObject({
      card_number: number,
      status: 'ACTIVE',
      points: 120,
      level: { code: 'bronze' },
      history: { items: [{ points: 120, reason: 'CARD' }] },
    })
  })

  it('ACC-03 activates the own card that staff imported, once', async () => {
    const { club, number } = await inactive(30)
    expect(await club.member()).toMatchObject({ status: 'INACTIVE', joined_at: null, points: 0, card_number: number })
    expect((await club.activate(number)).data.activateLoyalty.loyalty).toMatchObject({ status: 'ACTIVE', points: 30 })
    expect(codeOf(await club.activate(number))).toBe('LOYALTY_ALREADY_MEMBER')
    expect(codeOf(await club.activate())).toBe('LOYALTY_ALREADY_MEMBER')
    expect(await club.member()).toMatchObject({ points: 30, history: { total_count: 1 } })
  })

  it('ACC-03 keeps the points of an imported card with a new card, and nobody else can activate the old one', async () => {
    const { club, number } = await inactive(30)
    const { data } = await club.activate()
    expect(data.activateLoyalty.loyalty).toMatchObject({ status: 'ACTIVE', points: 30 })
    expect(data.activateLoyalty.loyalty.card_number).not.toBe(number)
    expect(codeOf(await (await register()).activate(number))).toBe('LOYALTY_CARD_UNKNOWN')
  })

  it('ACC-03 is refused alike with an unknown card, a misspelled one, that of somebody else and that of another website', async () => {
    const club = await register()
    const { number: foreign } = await inactive()
    const elsewhere = await shopCard(shop, newNumber(), 0, 2)
    const answers = []
    for (const number of [newNumber(), `${newNumber().slice(0, 12)}x`, foreign, elsewhere])
      answers.push((await club.activate(number)).errors)
    expect(answers[0]).toMatchObject([
      { extensions: { code: 'LOYALTY_CARD_UNKNOWN', category: 'graphql-no-such-entity' } },
    ])
    expect(new Set(answers.map((errors) => JSON.stringify(errors))).size).toBe(1)
    expect(await club.loyalty()).toBeNull()
  })

  it('ACC-03 has five wrong numbers an hour, in which misspelled and right ones do not count', async () => {
    const club = await register()
    const number = await shopCard(shop, newNumber())
    for (let i = 0; i < 5; i++) expect(codeOf(await club.activate(newNumber()))).toBe('LOYALTY_CARD_UNKNOWN')
    expect(codeOf(await club.activate(number.slice(0, 12)))).toBe('LOYALTY_CARD_UNKNOWN')
    expect(codeOf(await club.activate(number))).toBe('LOYALTY_CARD_ATTEMPTS')
    expect((await (await register()).activate(number)).errors).toBeUndefined()
  })

  it('ACC-03 becomes one member when two requests arrive at the same moment', async () => {
    const club = await register()
    const answers = await Promise.all([club.activate(), club.activate(), club.activate()])
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(Array(2).fill('LOYALTY_ALREADY_MEMBER'))
    expect(await club.member()).toMatchObject({ status: 'ACTIVE' })
  })

  it('ACC-03 is the only one who gets a card that several activate at the same moment', async () => {
    const number = await shopCard(shop, newNumber(), 10)
    const people = [await register(), await register(), await register()]
    const answers = await Promise.all(people.map((club) => club.activate(number)))
    expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(Array(2).fill('LOYALTY_CARD_UNKNOWN'))
  })

  it('ACC-03 who is a guest has no club', async () => {
    const { errors } = await shop.execute('mutation { activateLoyalty(input: {}) { loyalty { points } } }')
    expect(errors?.[0]?.extensions['code']).toBe('NOT_SIGNED_IN')
  })
})

describe('a blocked member', () => {
  it('ACC-03 keeps card and points, activates nothing, and is active again after unblocking', async () => {
    const club = await ClubClient.join(shop, newEmail())
    const { card_number: number } = await club.member()
    const block = (isBlocked: boolean) =>
      shop.database.transaction((tx) => switchMember(tx, number, isBlocked, new Date()))
    expect(await block(true)).toBe(true)
    expect(await club.member()).toMatchObject({ status: 'BLOCKED', card_number: number })
    expect(codeOf(await club.activate())).toBe('LOYALTY_BLOCKED')
    expect(codeOf(await club.redeem('MQ=='))).toBe('LOYALTY_BLOCKED')
    await block(false)
    expect(await club.member()).toMatchObject({ status: 'ACTIVE' })
  })
})

describe('the agreements of the club', () => {
  it('ACC-03 CONS-03 are required by the server, and their acceptance is recorded with the wording', async () => {
    const draft = { kind: 'loyalty' as const, position: 1, pages: [], subscribes: false, isActive: true }
    const texts = { contents: { pl_PL: 'Treść' }, smallDescriptions: {} }
    await shop.database.transaction((tx) =>
      saveAgreements(
        tx,
        [
          { ...draft, ...texts, code: 'club', isRequired: true, labels: { pl_PL: 'Regulamin klubu' } },
          { ...draft, ...texts, code: 'club-offers', isRequired: false, labels: { pl_PL: 'Oferty klubu' } },
        ],
        new Date(),
      ),
    )
    const email = newEmail()
    const club = await ClubClient.register(shop, email)
    const { data } = await club.execute<{ agreements: { id: number; required: boolean }[] }>(
      '{ agreements(scope: "loyalty") { id required } }',
    )
    const [required, optional] = data.agreements
    expect([required?.required, optional?.required]).toEqual([true, false])
    for (const agreements of [null, [], [optional?.id ?? 0]])
      expect(codeOf(await club.activate(null, agreements))).toBe('CONSENT_MISSING')
    expect(await club.loyalty()).toBeNull()
    expect((await club.activate(null, [required?.id ?? 0])).errors).toBeUndefined()
    const { rows } = await sql`
      select agreement_id as id, wording, is_granted as granted from consent_record where email = ${email}`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([{ id: required?.id, wording: 'Regulamin klubu', granted: true }])
    await shop.database.transaction((tx) => sql`update consent_agreement set is_active = false`.execute(tx))
  })
})

describe('the level', () => {
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

  it.each([
    [499, 'bronze', 1, 'silver', 1],
    [500, 'silver', 1.25, 'gold', 1_000],
    [1_499, 'silver', 1.25, 'gold', 1],
    [1_500, 'gold', 1.5, null, null],
  ])('ACC-03 for %i points earned is %s', async (points, code, factor, next, missing) => {
    const club = await ClubClient.join(shop, newEmail())
    await earn(shop, (await club.member()).card_number, points)
    expect(await club.member()).toMatchObject({
      points,
      level: { code, factor },
      next_level: next === null ? null : { code: next },
      points_to_next_level: missing,
    })
  })

  it('ACC-03 counts the points of 365 days; older ones stay in the balance', async () => {
    const club = await ClubClient.join(shop, newEmail())
    const { card_number: number } = await club.member()
    await earn(shop, number, 600, daysAgo(366))
    await earn(shop, number, 100, daysAgo(364))
    expect(await club.member()).toMatchObject({ points: 700, level: { code: 'bronze' }, points_to_next_level: 400 })
  })
})

describe('the history', () => {
  it('ACC-03 has pages, newest first', async () => {
    const club = await ClubClient.join(shop, newEmail())
    const { card_number: number } = await club.member()
    for (const points of [1, 2, 3]) await earn(shop, number, points, new Date(Date.now() - 100_000 + points * 1_000))
    const page = (args: string) =>
      club.execute<{ customer: { loyalty: { history: unknown } } }>(
        `{ customer { loyalty { history(${args}) { items { points } total_count
          page_info { page_size current_page total_pages } } } } }`,
      )
    expect((await page('pageSize: 2')).data.customer.loyalty.history).toEqual({
      items: [{ points: 3 }, { points: 2 }],
      total_count: 3,
      page_info: { page_size: 2, current_page: 1, total_pages: 2 },
    })
    expect((await page('pageSize: 2, currentPage: 2')).data.customer.loyalty.history).toMatchObject({
      items: [{ points: 1 }],
    })
    expect((await page('pageSize: 0')).errors?.[0]?.extensions['code']).toBe('PAGE_SIZE_TOO_SMALL')
    expect((await page('pageSize: 301')).errors?.[0]?.extensions['code']).toBe('PAGE_SIZE_TOO_LARGE')
    expect((await page('currentPage: 0')).errors?.[0]?.extensions['code']).toBe('CURRENT_PAGE_TOO_SMALL')
  })

  it('cannot be changed or deleted; only a note can be removed', async () => {
    const club = await ClubClient.join(shop, newEmail())
    await earn(shop, (await club.member()).card_number, 5)
    const run = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
    for (const text of [
      'update loyalty_entry set points = 6',
      `update loyalty_entry set note = 'new'`,
      'delete from loyalty_entry',
    ])
      await expect(run(text)).rejects.toThrow('append-only')
    await run('update loyalty_entry set note = null')
  })
})

describe('a store view without the club', () => {
  it('STORE-26 ACC-03 shows no membership, and refuses to activate one or to exchange points', async () => {
    const club = await ClubClient.join(shop, newEmail())
    const scope = { scope: 'view', id: 1 } as const
    await shop.database.transaction((tx) => saveSettings(tx, scope, { 'loyalty/general/enabled': false }))
    await deliverDueEvents(shop.database)
    expect(await club.loyalty()).toBeNull()
    expect(codeOf(await club.activate())).toBe('LOYALTY_OFF')
    expect(codeOf(await club.redeem('MQ=='))).toBe('LOYALTY_OFF')
    expect(await club.loyalty({ store: 'cz' })).toMatchObject({ status: 'ACTIVE', level: { name: 'Bronzová' } })
    await shop.database.transaction((tx) => removeSetting(tx, scope, 'loyalty/general/enabled'))
    await deliverDueEvents(shop.database)
    expect(await club.loyalty()).toMatchObject({ status: 'ACTIVE' })
  })

  it('STORE-26 is each of the sister brands and marketplaces; the others have a price of a point', async () => {
    const read = async (store: string) => {
      const { data } = await shop.execute<{ storeConfig: { loyalty: { enabled: boolean; spend_per_point: number } } }>(
        '{ storeConfig { loyalty { enabled spend_per_point } } }',
        {},
        { store },
      )
      return data.storeConfig.loyalty
    }
    for (const store of ['broel_pl', 'lemon_pl', 'marketplaces_pl', 'marketplaces_ro'])
      expect(await read(store)).toMatchObject({ enabled: false })
    const prices = { pl: 1, cz: 6, sk: 0.25, de: 0.25, eu: 0.25, ro: 1.2, ua: 10, am: 100, ro_cdrl: 1.2 }
    for (const [store, spend] of Object.entries(prices))
      expect(await read(store)).toEqual({ enabled: true, spend_per_point: spend })
  })
})
