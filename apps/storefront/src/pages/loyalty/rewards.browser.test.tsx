import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeCart } from '#src/domains/cart/change/change-cart.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Coupons } from './coupons.tsx'
import { coupon, member, openClub, shopWith, signIn, signOut } from './testing-club.tsx'

beforeEach(signIn)
afterEach(signOut)

const reward = {
  uid: 'MQ==',
  name: 'Free delivery',
  description: 'For one order',
  points: 200,
  is_available: true,
  level: { name: 'Bronze' },
}
const redeem = page.getByRole('button', { name: 'Redeem: Free delivery' })
const dialog = page.getByRole('alertdialog', { name: 'Redeem: Free delivery' })
const confirm = dialog.getByRole('button', { name: 'Redeem', exact: true })

/** A member who has a coupon once the reward is redeemed. */
async function open(refusal?: string) {
  let has = { ...member, points: 240, rewards: [reward], coupons: [] as object[] }
  return openClub('/rewards', {
    ...shopWith(has),
    LoyaltyRewards: () => ({ customer: { id: '1', loyalty: has }, storeConfig: null }),
    RedeemLoyaltyReward: () => {
      if (refusal) {
        has = { ...has, points: 100, rewards: [{ ...reward, is_available: false }] }
        throw new Error(refusal)
      }
      has = { ...has, points: 40, rewards: [{ ...reward, is_available: false }], coupons: [coupon] }
      return { redeemLoyaltyReward: { coupon } }
    },
  })
}

describe('a reward', () => {
  it('is redeemed after a confirmation that names its price; the coupon can be copied and is listed', async () => {
    const { sent } = await open()
    await redeem.click()
    await expect.element(dialog.getByText(/^The reward costs 200 points/)).toBeVisible()
    await expect.element(dialog.getByText('You’ll have 40 points left.')).toBeVisible()
    expect(sent('RedeemLoyaltyReward')).toEqual([])
    await confirm.click()
    const done = page.getByRole('dialog', { name: 'Free delivery' })
    await expect.element(done.getByText('Your coupon is ready.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Your coupon is ready.')
    await expect.element(done.getByRole('button', { name: 'Copy code CLUB-7K2M' })).toBeVisible()
    expect(sent('RedeemLoyaltyReward')).toEqual([{ reward: 'MQ==' }])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Your points: 40 points')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy code CLUB-7K2M' })).toBeVisible()
    expect(redeem.elements()).toEqual([])
  })

  it('costs nothing if the member keeps the points', async () => {
    const { sent } = await open()
    await redeem.click()
    await dialog.getByRole('button', { name: 'Keep the points' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent('RedeemLoyaltyReward')).toEqual([])
  })

  it('is sent once by a double click', async () => {
    const { sent } = await open()
    await redeem.click()
    await confirm.dblClick()
    await expect.element(page.getByText('Your coupon is ready.')).toBeVisible()
    expect(sent('RedeemLoyaltyReward')).toHaveLength(1)
  })

  it('is sent once while the shop does not respond, and can be redeemed if that fails', async () => {
    const { respond, fail } = lateFailure({ redeemLoyaltyReward: { coupon } })
    const has = { ...member, points: 240, rewards: [reward] }
    const { sent } = await openClub('/rewards', { ...shopWith(has), RedeemLoyaltyReward: respond })
    await redeem.click()
    await confirm.dblClick()
    await expect.poll(() => sent('RedeemLoyaltyReward')).toHaveLength(1)
    await confirm.click({ force: true })
    fail()
    await expect.element(page.getByRole('alert').getByText(/The shop is very busy/)).toBeVisible()
    expect(sent('RedeemLoyaltyReward')).toHaveLength(1)
    await confirm.click()
    await expect.element(page.getByText('Your coupon is ready.')).toBeVisible()
  })

  it('that is refused says why, and the page shows the new balance', async () => {
    await open('LOYALTY_REWARD_UNKNOWN')
    await redeem.click()
    await confirm.click()
    await expect.element(page.getByRole('alert').getByText('This reward is no longer available.')).toBeVisible()
    await expect.element(page.getByText('Your points: 100 points')).toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
  })

  it('that is not available says what is missing', async () => {
    const rewards = [
      { ...reward, uid: '1', points: 300, is_available: false },
      { ...reward, uid: '2', name: 'Ten euros off', is_available: false, level: { name: 'Gold' } },
    ]
    await openClub('/rewards', shopWith({ ...member, points: 240, rewards }))
    await expect.element(page.getByText('60 more points needed')).toBeVisible()
    await expect.element(page.getByText('From Gold level')).toBeVisible()
    expect(page.getByRole('button', { name: /^Redeem/ }).elements()).toEqual([])
  })

  it('can be missing altogether', async () => {
    await openClub('/rewards', shopWith({ ...member, rewards: [] }))
    await expect.element(page.getByText('There are no rewards to choose from at the moment.')).toBeVisible()
  })
})

describe('a coupon of the club', () => {
  const use = page.getByRole('button', { name: 'Use in the cart: Free delivery, CLUB-7K2M' })

  async function show(applyCoupon: () => Record<string, unknown>) {
    const calls = fakeGraphql({ ApplyCoupon: applyCoupon })
    const shown = <Coupons coupons={[coupon as Parameters<typeof Coupons>[0]['coupons'][number]]} />
    const { router } = await renderInShop(shown, {
      path: '/loyalty/customer',
      action: async ({ request }) => changeCart(englishStore, request, await request.formData()),
    })
    return { router, sent: () => calls.filter(({ operation }) => operation === 'ApplyCoupon') }
  }

  it('is applied to the cart, and the cart opens', async () => {
    const { router, sent } = await show(() => ({ applyCouponToCart: { cart: { id: 'cart1' } } }))
    await use.click()
    await expect.element(page.getByRole('heading', { name: 'The cart' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/eu/cart')
    expect(sent().map(({ variables }) => variables)).toEqual([{ cartId: 'cart1', code: 'CLUB-7K2M' }])
  })

  it('that the cart refuses says why and stays on the page', async () => {
    const { router } = await show(() => {
      throw new Error('CART_EMPTY')
    })
    await use.click()
    await expect.element(page.getByRole('alert').getByText('Your cart is empty.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toBe('Your cart is empty.')
    expect(router.state.location.pathname).toBe('/eu/loyalty/customer')
    await expect.element(use).not.toHaveAttribute('aria-busy', 'true')
  })
})
