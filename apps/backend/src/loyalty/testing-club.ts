import { sql } from 'kysely'
import { saveCartRules, type CartRuleDraft } from '../pricing/rules/rules.ts'
import { neutralRule } from '../pricing/rules/testing-draft.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import type { TestResponse, TestShop } from '../testing/testing.ts'
import { insertCard } from './card-queries.ts'
import { saveRewards } from './save-rewards.ts'
import type { LevelCode } from './types.ts'

export interface LoyaltyAnswer {
  card_number: string
  status: string
  joined_at: string | null
  points: number
  level: { code: string; name: string; factor: number }
  next_level: { code: string } | null
  points_to_next_level: number | null
  history: {
    total_count: number
    items: { points: number; reason: string; order_number: string | null; note: string | null }[]
  }
  rewards: { uid: string; name: string; points: number; is_available: boolean; level: { code: string } }[]
  coupons: { code: string; name: string; status: string }[]
}

const fields = `loyalty { card_number status joined_at points level { code name factor } next_level { code }
  points_to_next_level history { total_count items { points reason order_number note } }
  rewards { uid name description points is_available level { code } } coupons { code name status expires_at } }`

interface Redeemed {
  redeemLoyaltyReward: { loyalty: LoyaltyAnswer; coupon: { code: string; name: string; expires_at: string } }
}

/** A signed-in customer as a client of the club. */
export class ClubClient {
  readonly headers: Readonly<Record<string, string>>
  readonly #shop: TestShop

  private constructor(shop: TestShop, headers: Record<string, string>) {
    this.#shop = shop
    this.headers = headers
  }

  /** Registers and signs in a customer. */
  static async register(shop: TestShop, email: string, store = 'pl'): Promise<ClubClient> {
    return new ClubClient(shop, { store, ...(await newCustomer(shop, email)) })
  }

  /** Registers a customer and activates a new card. */
  static async join(shop: TestShop, email: string): Promise<ClubClient> {
    const club = await ClubClient.register(shop, email)
    const { errors } = await club.activate()
    if (errors !== undefined) throw new Error(errors[0]?.message)
    return club
  }

  execute<T>(text: string, variables: object = {}, more: Record<string, string> = {}): Promise<TestResponse<T>> {
    return this.#shop.execute<T>(text, { ...variables }, { ...this.headers, ...more })
  }

  async loyalty(more: Record<string, string> = {}): Promise<LoyaltyAnswer | null> {
    const { data } = await this.execute<{ customer: { loyalty: LoyaltyAnswer | null } }>(
      `{ customer { ${fields} } }`,
      {},
      more,
    )
    return data.customer.loyalty
  }

  /** The membership; throws without one. */
  async member(): Promise<LoyaltyAnswer> {
    const member = await this.loyalty()
    if (member === null) throw new Error('not a member')
    return member
  }

  activate(cardNumber: string | null = null, agreements: readonly number[] | null = null) {
    return this.execute<{ activateLoyalty: { loyalty: LoyaltyAnswer } }>(
      `mutation ($input: ActivateLoyaltyInput!) { activateLoyalty(input: $input) { ${fields} } }`,
      { input: { card_number: cardNumber, agreements } },
    )
  }

  redeem(rewardUid: string, more: Record<string, string> = {}) {
    return this.execute<Redeemed>(
      `mutation ($input: RedeemLoyaltyRewardInput!) {
        redeemLoyaltyReward(input: $input) { coupon { code name status expires_at } ${fields} } }`,
      { input: { reward_uid: rewardUid } },
      more,
    )
  }

  /** Exchanges points for the reward with this name, and returns the code of the coupon. */
  async coupon(name: string): Promise<string> {
    const reward = (await this.member()).rewards.find((one) => one.name === name)
    const { data, errors } = await this.redeem(reward?.uid ?? '')
    if (errors !== undefined) throw new Error(errors[0]?.message)
    return data.redeemLoyaltyReward.coupon.code
  }
}

const plainRule = { ...neutralRule, action: 'cart_fixed', amounts: { PLN: 10_00 } } as const

interface RewardSetup {
  code: string
  points: number
  level?: LevelCode
  rule?: Partial<CartRuleDraft>
}

/** Saves a reward with its cart rule, by default ten złoty off; its Polish name is its code. */
export async function saveReward({ database }: Pick<TestShop, 'database'>, setup: RewardSetup): Promise<void> {
  const { code, points, level = 'bronze', rule = {} } = setup
  const reward = { code, rule: code, points, level, descriptions: { pl_PL: 'Opis' }, position: 0, isActive: true }
  await database.transaction(async (tx) => {
    await saveCartRules(tx, [{ ...plainRule, code, labels: { pl_PL: code, en_US: `${code} in English` }, ...rule }])
    await saveRewards(tx, [reward])
  })
}

/** Creates a card that nobody owns. */
export async function shopCard({ database }: TestShop, number: string, points = 0, websiteId = 1): Promise<string> {
  await database.transaction((tx) => insertCard(tx, { number, websiteId, points, issuedAt: new Date() }))
  return number
}

/** Adds an entry to the ledger as if an order had earned the points. */
export async function earn({ database }: TestShop, cardNumber: string, points: number, at = new Date()): Promise<void> {
  await database.transaction((tx) =>
    sql`insert into loyalty_entry (member_id, at, points, reason)
      select member_id, ${at}, ${points}, 'order' from loyalty_card where number = ${cardNumber}`.execute(tx),
  )
}
