import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { member, openClub, shopWith, signIn, signOut } from './testing-club.tsx'

beforeEach(signIn)
afterEach(signOut)

const rules = { id: 7, front_label: 'I accept the rules of the club', required: true }
const offers = { id: 8, front_label: 'Send me offers', required: false }
const accept = page.getByRole('checkbox', { name: /^I accept the rules/ })
const number = page.getByRole('textbox', { name: 'Card number' })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** A shop in which the customer has no card, or an inactive one, until it activates one. */
async function open(path: string, before: object | null = null, refusal?: string) {
  let has = before
  const shop = shopWith(null)
  return openClub(path, {
    ...shop,
    LoyaltyAgreements: { agreements: [rules, offers] },
    LoyaltyActivation: () => ({ customer: { id: '1', loyalty: has }, storeConfig: null }),
    ActivateLoyalty: () => {
      if (refusal === 'LOYALTY_ALREADY_MEMBER') has = member
      if (refusal) throw new Error(refusal)
      has = member
      return { activateLoyalty: { loyalty: member } }
    },
  })
}

describe('ACC-03 ROUTE-29 joining the club', () => {
  it('begins with the choice between a new card and a card from a shop', async () => {
    await open('/activate')
    await expect.element(link('Get a new card')).toHaveAttribute('href', '/eu/loyalty/customer/activate/new')
    await expect.element(link('Activate the card')).toHaveAttribute('href', '/eu/loyalty/customer/activate/card')
  })

  it('CONS-03 needs the required agreements of the club, and sends those that were given', async () => {
    const { sent } = await open('/activate/new')
    const submit = page.getByRole('button', { name: 'Get a new card' })
    await submit.click()
    await expect.element(accept).toHaveAttribute('aria-invalid', 'true')
    expect(sent('ActivateLoyalty')).toEqual([])
    await accept.click({ force: true })
    await submit.click()
    await expect.element(page.getByText('Welcome to the club!')).toBeVisible()
    await expect.element(page.getByText('4 003994 155486')).toBeVisible()
    expect(sent('ActivateLoyalty')).toEqual([{ input: { agreements: [7] } }])
    await expect.poll(() => document.activeElement?.textContent).toContain('Welcome to the club!')
  })

  it('activates a card from a shop, whose number may have spaces', async () => {
    const { sent } = await open('/activate/card')
    await number.fill('4 003994-155486')
    await accept.click({ force: true })
    await page.getByRole('button', { name: 'Activate the card' }).click()
    await expect.element(page.getByText('Welcome to the club!')).toBeVisible()
    expect(sent('ActivateLoyalty')).toEqual([{ input: { card_number: '4003994155486', agreements: [7] } }])
  })

  it.each([
    ['', /^This is a required field/],
    ['4003994155487', /^Please check the number/],
    ['400399415548', /^Please check the number/],
  ])('checks the card number %s before it is sent', async (typed, error) => {
    const { sent } = await open('/activate/card')
    await number.fill(typed)
    await accept.click({ force: true })
    await page.getByRole('button', { name: 'Activate the card' }).click()
    await expect.element(number).toHaveAttribute('aria-invalid', 'true')
    await expect.element(number).toHaveAccessibleDescription(error)
    await expect.element(number).toHaveValue(typed)
    expect(sent('ActivateLoyalty')).toEqual([])
  })

  it('shows the refusal of a card at its field, and keeps what was typed', async () => {
    await open('/activate/card', null, 'LOYALTY_CARD_UNKNOWN')
    await number.fill('4003994155486')
    await accept.click({ force: true })
    await page.getByRole('button', { name: 'Activate the card' }).click()
    await expect.element(number).toHaveAccessibleDescription(/^We can’t activate a card with this number/)
    await expect.element(number).toHaveValue('4003994155486')
    await expect.element(accept).toBeChecked()
  })

  it.each([
    ['LOYALTY_CARD_ATTEMPTS', 'Too many wrong numbers. Please try again in an hour.'],
    ['CONSENT_MISSING', /required boxes/i],
  ])('shows the refusal %s above the form', async (code, text) => {
    await open('/activate/card', null, code)
    await number.fill('4003994155486')
    await accept.click({ force: true })
    await page.getByRole('button', { name: 'Activate the card' }).click()
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  })

  it('fills in the number of the customer’s own inactive card, and offers no other', async () => {
    await open('/activate/card', { ...member, status: 'INACTIVE', joined_at: null })
    await expect.element(number).toHaveValue('4 003994 155486')
    await expect.element(page.getByText(/^Your club card isn’t active yet/)).toBeVisible()
    expect(link('I don’t have a card yet').elements()).toEqual([])
  })

  it.each(['/activate', '/activate/new'])(
    'leads somebody with an inactive card from %s to its activation',
    async (path) => {
      await open(path, { ...member, status: 'INACTIVE' })
      await expect.element(link('Activate the card')).toHaveAttribute('href', '/eu/loyalty/customer/activate/card')
      expect(link('Get a new card').elements()).toEqual([])
      expect(page.getByRole('button', { name: 'Get a new card' }).elements()).toEqual([])
    },
  )

  it('has nothing left to do for a member', async () => {
    await open('/activate/new', member)
    await expect.element(page.getByText('You are a member of the club.')).toBeVisible()
    await expect.element(page.getByText('4 003994 155486')).toBeVisible()
  })

  it('shows the card if it was activated in another tab meanwhile', async () => {
    await open('/activate/new', null, 'LOYALTY_ALREADY_MEMBER')
    await accept.click({ force: true })
    await page.getByRole('button', { name: 'Get a new card' }).click()
    await expect.element(page.getByText('You are a member of the club.')).toBeVisible()
  })
})
