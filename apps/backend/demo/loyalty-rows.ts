import { cardCheckDigit } from '@bocian/rules/loyalty.ts'
import { customerRoles } from './roles.ts'
import type { Row } from './row.ts'
import { languages, localeOf } from './stores.ts'
import { loyaltyTexts } from './texts/loyalty-texts.ts'

const day = 86_400_000

/** The rewards with their prices in points; the cart rules of the same codes are in `cart-rule-rows.ts`. */
const rewards = [
  { code: 'club-delivery', text: 'delivery', points: 150, level: 'bronze' },
  { code: 'club-less', text: 'less', points: 200, level: 'bronze' },
  { code: 'club-fifteen', text: 'fifteen', points: 400, level: 'silver' },
  { code: 'club-quarter', text: 'quarter', points: 800, level: 'gold' },
] as const

export function* loyaltyRewardRows(): Generator<Row> {
  for (const { code, text, points, level } of rewards)
    yield {
      reward: code,
      rule: code,
      points: String(points),
      level,
      ...Object.fromEntries(
        languages.map((language) => [`description_${localeOf[language]}`, loyaltyTexts[language][text].description]),
      ),
    }
}

/** The number of a demo card. */
export function demoCard(place: number): string {
  const first = `299${String(1_000_000 + place * 1_234).padStart(9, '0')}`
  return `${first}${cardCheckDigit(first)}`
}

const cards = {
  [customerRoles.CB]: demoCard(1),
  [customerRoles.CS]: demoCard(2),
  [customerRoles.CG]: demoCard(3),
  [customerRoles.CI]: demoCard(4),
  [customerRoles.CX]: demoCard(5),
} as const

const stamp = (now: Date, days: number): string =>
  new Date(Math.floor(now.getTime() / day) * day - days * day + day / 2).toISOString().slice(0, 19).replace('T', ' ')

/** A member in each state and level, and a card from a shop that nobody has activated yet. */
export function* loyaltyMemberRows(now: Date): Generator<Row> {
  const row = (email: string, number: string, cells: Row): Row => ({
    card_number: number,
    store_view_code: 'pl',
    email,
    points: '0',
    status: 'active',
    joined: stamp(now, 400),
    ...cells,
  })
  yield row(customerRoles.CB, cards[customerRoles.CB], { joined: stamp(now, 90), points: '40' })
  yield row(customerRoles.CS, cards[customerRoles.CS], {})
  yield row(customerRoles.CG, cards[customerRoles.CG], {})
  yield row(customerRoles.CI, cards[customerRoles.CI], { status: 'inactive', points: '75', joined: '' })
  yield row(customerRoles.CX, cards[customerRoles.CX], { status: 'blocked' })
  yield row('', demoCard(6), { status: 'inactive', points: '120', joined: '' })
}

type Entry = readonly [days: number, points: number, reason: string, about?: string]

const histories: readonly (readonly [number: string, entries: readonly Entry[]])[] = [
  [
    cards[customerRoles.CB],
    [
      [60, 189, 'order', '1000081'],
      [48, -60, 'return', '1000081'],
      [20, 112, 'order', '1000113'],
    ],
  ],
  [
    cards[customerRoles.CS],
    [
      [380, 260, 'order', '1000007'],
      [300, 340, 'order', '1000019'],
      [190, -200, 'reward'],
      [120, 279, 'order', '1000058'],
      [15, 164, 'order', '1000119'],
    ],
  ],
  [
    cards[customerRoles.CG],
    [
      [330, 610, 'order', '1000014'],
      [280, 498, 'order', '1000025'],
      [270, -90, 'return', '1000025'],
      [200, 50, 'correction', 'Za opóźnioną paczkę'],
      [150, -400, 'reward'],
      [100, 561, 'order', '1000066'],
      [10, 387, 'order', '1000122'],
    ],
  ],
  [
    cards[customerRoles.CX],
    [
      [200, 145, 'order', '1000047'],
      [30, 88, 'order', '1000104'],
    ],
  ],
]

/** What the members earned and spent in the shop's former system. */
export function* loyaltyHistoryRows(now: Date): Generator<Row> {
  for (const [number, entries] of histories)
    for (const [place, [days, points, reason, about = '']] of entries.entries())
      yield {
        entry: `demo-${number}-${place + 1}`,
        card_number: number,
        date: stamp(now, days),
        points: String(points),
        reason,
        order_number: reason === 'correction' ? '' : about,
        note: reason === 'correction' ? about : '',
      }
}
