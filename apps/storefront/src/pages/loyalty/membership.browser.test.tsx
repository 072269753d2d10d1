import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { barsOf } from './ean13.ts'
import { club, coupon, member, openClub, shopWith, signIn, signOut } from './testing-club.tsx'

beforeEach(signIn)
afterEach(signOut)

const heading = (name: string) => page.getByRole('heading', { name })
const link = (name: string) => page.getByRole('link', { name, exact: true })

describe('ACC-03 the overview of a club account', () => {
  it('shows the card as text and as a barcode with quiet zones, its status, and since when', async () => {
    await openClub('', shopWith(member))
    await expect.element(page.getByText('4 003994 155486')).toBeVisible()
    await expect.element(page.getByText('Active', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Member since 15 January 2026')).toBeVisible()
    const barcode = page.getByRole('img', { name: 'Barcode of card 4003994155486' }).element()
    expect(barcode.getAttribute('viewBox')).toBe('0 0 117 44')
    const starts = [...(barcode.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) /g)]
    expect(starts.map(([, x]) => Number(x) - 11)).toEqual(barsOf(member.card_number).map(({ x }) => x))
  })

  it('shows the points, the level, the way to the next one, and how points are earned', async () => {
    await openClub('', shopWith(member))
    await expect.element(page.getByText('1,240 points')).toBeVisible()
    await expect.element(page.getByText('Your level: Silver')).toBeVisible()
    await expect.element(page.getByText('250 more points to Gold')).toBeVisible()
    expect(document.querySelector<HTMLElement>('[style*="inline-size"]')?.style.inlineSize).toBe('75%')
    await expect
      .element(page.getByText(/one point for every €0\.25\. At your level, you earn 1\.25 times/))
      .toBeVisible()
  })

  it('says that the highest level is reached, and why a balance is negative', async () => {
    await openClub('', shopWith({ ...member, points: -30, next_level: null, points_to_next_level: null }))
    await expect.element(page.getByText('You have reached the highest level.')).toBeVisible()
    await expect.element(page.getByText('-30 points')).toBeVisible()
    await expect.element(page.getByText(/an order that you returned later/)).toBeVisible()
  })

  it('lists the coupons; only an unused one can be copied or used', async () => {
    const coupons = [
      coupon,
      { ...coupon, code: 'CLUB-USED', name: 'Five euros off', status: 'USED' },
      { ...coupon, code: 'CLUB-OLD', name: 'Ten euros off', status: 'EXPIRED' },
    ]
    await openClub('', shopWith({ ...member, coupons }))
    await expect.element(page.getByText('Valid until 24 February 2027').first()).toBeVisible()
    await expect.element(page.getByText('Used', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Expired', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Copy code CLUB-7K2M' })).toBeVisible()
    expect(page.getByRole('button', { name: /^Use in the cart/ }).elements()).toHaveLength(1)
    expect(page.getByRole('button', { name: /^Copy code/ }).elements()).toHaveLength(1)
  })

  it('links to the other pages of the club', async () => {
    await openClub('', shopWith(member))
    await expect.element(link('Overview')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Rewards')).toHaveAttribute('href', '/eu/loyalty/customer/rewards')
    await expect.element(page.getByText('No coupons yet.', { exact: false })).toBeVisible()
  })

  it.each(['', '/history', '/rewards'])('offers somebody without a card to join, at %s', async (path) => {
    await openClub(path, shopWith(null))
    await expect.element(page.getByText('There is no club card on this account.')).toBeVisible()
    await expect.element(link('Join the club')).toHaveAttribute('href', '/eu/loyalty/customer/activate')
    await expect.element(link('About the club')).toHaveAttribute('href', '/eu/club')
  })
})

describe('ACC-03 STORE-26 the notification for a card that is not active', () => {
  const texts = {
    loyalty: {
      ...club,
      blocked_account_notification: 'Blocked: call 0800 1234.',
      inactive_account_notification: 'Activate your card by Friday.',
    },
  }

  it.each(['', '/history', '/rewards'])(
    'is the merchant’s for an inactive card, with a link to activate it, at %s',
    async (path) => {
      const inactive = {
        ...member,
        status: 'INACTIVE',
        joined_at: null,
        history: { items: [], page_info: {} },
        rewards: [],
      }
      await openClub(path, shopWith(inactive, texts))
      await expect.element(page.getByText('Activate your card by Friday.')).toBeVisible()
      await expect.element(link('Activate the card')).toHaveAttribute('href', '/eu/loyalty/customer/activate/card')
    },
  )

  it.each(['', '/history', '/rewards', '/activate', '/activate/new', '/activate/card'])(
    'is the merchant’s for a blocked card, with a link to the contact page and nothing else to do, at %s',
    async (path) => {
      const rewards = [{ uid: '1', name: 'Free delivery', points: 5, is_available: true, level: { name: 'Silver' } }]
      const blocked = { ...member, status: 'BLOCKED', history: { items: [], page_info: {} }, rewards }
      await openClub(path, shopWith(blocked, texts))
      await expect.element(page.getByText('Blocked: call 0800 1234.')).toBeVisible()
      await expect.element(link('Contact us')).toHaveAttribute('href', '/eu/contact')
      expect(page.getByRole('button', { name: /^(?:Redeem|Activate|Get)/ }).elements()).toEqual([])
      expect(link('Activate the card').elements()).toEqual([])
    },
  )

  it.each([
    ['INACTIVE', /^Your club card isn’t active yet/],
    ['BLOCKED', /^Your club account is blocked/],
  ])('is the shop’s own text for %s if the merchant has written none', async (status, text) => {
    await openClub('', shopWith({ ...member, status }))
    await expect.element(page.getByText(text)).toBeVisible()
  })
})

describe('the points history', () => {
  const entry = {
    uid: '1',
    date: '2026-11-20T10:00:00Z',
    points: 79,
    reason: 'ORDER',
    order_number: '000000700',
    note: null,
  }
  const history = (items: object[], current = 1, total = 1) => ({
    ...member,
    history: { items, page_info: { current_page: current, total_pages: total } },
  })

  it('shows each entry with its date, sign and reason, and links to its order if the account has it', async () => {
    const items = [
      entry,
      { ...entry, uid: '2', points: -79, reason: 'RETURN' },
      { ...entry, uid: '3', points: -1200, reason: 'REWARD', order_number: null, note: 'Free delivery' },
      { ...entry, uid: '4', points: 50, reason: 'CORRECTION', order_number: null, note: 'Sorry for the delay' },
      { ...entry, uid: '5', points: 10, reason: 'CARD', order_number: null },
    ]
    const orders = { customer: { id: '1', orders: { items: [{ number: '000000700' }] } } }
    items.push({ ...entry, uid: '6', order_number: '17' })
    const { sent } = await openClub('/history', { ...shopWith(history(items)), LoyaltyOrders: orders })
    await expect.element(heading('Points history')).toBeVisible()
    const rows = page.getByRole('listitem').filter({ hasText: '20 November 2026' })
    await expect.poll(() => rows.elements().length).toBe(6)
    await expect.poll(() => rows.nth(0).element().textContent).toMatch(/^Order.*\+79$/)
    await expect.element(rows.nth(0).getByRole('link')).toHaveAttribute('href', '/eu/order-history/000000700')
    await expect.poll(() => rows.nth(1).element().textContent).toMatch(/^Refund.*−79$/)
    await expect.poll(() => rows.nth(2).element().textContent).toMatch(/^Reward.*Free delivery.*−1,200$/)
    await expect
      .poll(() => rows.nth(3).element().textContent)
      .toMatch(/^Correction by the shop.*Sorry for the delay.*\+50$/)
    await expect.poll(() => rows.nth(4).element().textContent).toMatch(/^Points from your store card.*\+10$/)
    await expect.poll(() => rows.nth(5).element().textContent).toMatch(/^Order.*Order 17\+79$/)
    expect(rows.nth(5).getByRole('link').elements()).toEqual([])
    expect(sent('LoyaltyOrders')).toEqual([{ numbers: ['000000700', '17'] }])
  })

  it('is paged', async () => {
    const { sent } = await openClub('/history?page=2', shopWith(history([entry], 2, 3)))
    await expect.element(link('Newer entries')).toHaveAttribute('href', '/eu/loyalty/customer/history?page=1')
    await expect.element(link('Older entries')).toHaveAttribute('href', '/eu/loyalty/customer/history?page=3')
    expect(sent('LoyaltyHistory')).toEqual([{ page: 2 }])
  })

  it('treats a page that is no number as the first, and suggests what to do if there are no entries', async () => {
    const { sent } = await openClub('/history?page=-x', shopWith(history([])))
    await expect.element(page.getByText('You haven’t earned any points yet.')).toBeVisible()
    expect(sent('LoyaltyHistory')).toEqual([{ page: 1 }])
  })
})
