import type { Page } from 'playwright-core'
import { admin } from '../shop.ts'
import { untilInteractive } from '../browser.ts'
import { textsOf } from '../texts.ts'
import { signedInAgain } from './orders.ts'
import { callAs, newCustomer, type Customer } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')

interface Membership {
  readonly coupons: readonly { code: string }[]
}

async function membershipOf(customer: Customer): Promise<Membership | null> {
  const { customer: me } = await callAs<{ customer: { loyalty: Membership | null } }>(
    await signedInAgain(customer),
    '{ customer { loyalty { coupons { code } } } }',
  )
  return me.loyalty
}

/** A new member of the Polish club with this many points. */
async function newMember(points: number): Promise<Customer> {
  const customer = await newCustomer()
  const { agreements } = await callAs<{ agreements: { id: number }[] }>(
    undefined,
    '{ agreements(scope: "loyalty") { id } }',
  )
  const { activateLoyalty: joined } = await callAs<{ activateLoyalty: { loyalty: { card_number: string } } }>(
    customer,
    'mutation ($input: ActivateLoyaltyInput!) { activateLoyalty(input: $input) { loyalty { card_number } } }',
    { input: { agreements: agreements.map(({ id }) => id) } },
  )
  await admin('loyalty', 'correct', joined.loyalty.card_number, `+${points}`, '--reason', 'Test')
  return customer
}

const submit = (page: Page) => page.getByRole('button', { name: t('loyalty.activate.submitNew') })

export const loyaltyScenarios = [
  scenario({
    mutation: 'ActivateLoyalty',
    arrange: async () => ({ path: '/loyalty/customer/activate/new', customer: await newCustomer() }),
    prepare: async (page) => {
      await untilInteractive(submit(page))
      await page.locator('main [name^="agreement-"][aria-required="true"]').first().check({ force: true })
    },
    press: (page) => submit(page).click(),
    // A member who presses again is a member already.
    done: (page) => page.getByText(t('loyalty.card.hint')),
    held: async ({ customer }) => ((await membershipOf(customer)) === null ? 0 : 1),
  }),
  scenario({
    mutation: 'RedeemLoyaltyReward',
    arrange: async () => ({ path: '/loyalty/customer/rewards', customer: await newMember(450) }),
    prepare: async (page) => {
      const redeem = page.locator('main').getByRole('button', { name: new RegExp(`^${t('loyalty.rewards.redeem')}`) })
      await untilInteractive(redeem.first())
      await redeem.first().click()
    },
    press: (page) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('loyalty.rewards.redeem'), exact: true })
        .click(),
    done: (page) => page.getByRole('dialog').getByText(t('loyalty.rewards.done')),
    held: async ({ customer }) => (await membershipOf(customer))?.coupons.length ?? 0,
  }),
]
