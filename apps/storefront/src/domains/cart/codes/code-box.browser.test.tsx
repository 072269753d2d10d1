import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ActionFunction } from 'react-router'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import { CouponBox } from './coupon-box.tsx'
import { GiftCardBox } from './gift-card-box.tsx'

const lost = { errors: ['The shop did not respond'], isUnexpected: true }
const failure = page.getByText('The shop did not respond')
const coupon = { id: 'cart1', coupon_notices: [], applied_coupons: [{ code: 'SPRING' }] }
const noCoupon = { ...coupon, applied_coupons: [] }
const card = { uid: 'c1', number: '2079', applied_balance: { value: 5, currency: 'EUR' } }
const withCard = { id: 'cart1', applied_boncard_gift_cards: [card] }
const noCard = { id: 'cart1', applied_boncard_gift_cards: [] }

afterEach(() => vi.unstubAllGlobals())

type Boxes = { readonly before: object; readonly after: object; readonly kind: 'coupon' | 'card' }
let show: (isAfter: boolean) => void

/** The box of a cart that becomes `after` when the action runs. */
function ChangingBox({ before, after, kind }: Boxes) {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    show = setAfter
  }, [])
  const cart = (isAfter ? after : before) as never
  return kind === 'coupon' ? <CouponBox cart={cart} /> : <GiftCardBox cart={cart} />
}

async function open(boxes: Boxes, outcome: Partial<CartOutcome>, isChanged: boolean) {
  const action: ActionFunction = async ({ request }) => {
    const intent = String((await request.formData()).get('intent'))
    show(isChanged)
    return { intent, uid: '', errors: [], ...outcome }
  }
  await renderInShop(<ChangingBox {...boxes} />, { action })
}

const focused = () => document.activeElement

describe.each([
  ['a coupon', { kind: 'coupon', before: noCoupon, after: coupon }, /Do you have a discount/, 'SPRING', 'Apply'],
  ['a gift card', { kind: 'card', before: noCard, after: withCard }, /Do you have a gift card/, '2079', 'Use the card'],
] as const)('%s', (_what, boxes, summary, code, button) => {
  const back = { ...boxes, before: boxes.after, after: boxes.before }
  const field = page.getByRole('textbox')
  const applied = page.getByRole('status').getByText(new RegExp(code)).first()
  const send = async () => {
    await page.getByText(summary).click()
    await field.fill(code)
    await page.getByRole('button', { name: button }).click()
  }
  const remove = () => page.getByRole('status').getByRole('button').click()

  it.each([
    ['is applied', {}],
    ['is applied, but the response was lost', lost],
  ])('that %s has the focus on its message, and no error', async (_how, outcome) => {
    await open(boxes, outcome, true)
    await send()
    await expect.element(applied).toBeVisible()
    await expect.poll(focused).toBe(applied.element())
    expect(failure.elements()).toEqual([])
  })

  it('that is not applied shows the error in its field, which has the focus', async () => {
    await open(boxes, lost, false)
    await send()
    await expect.element(failure).toBeVisible()
    await expect.poll(focused).toBe(field.element())
  })

  it.each([
    ['is removed', {}],
    ['is removed, but the response was lost', lost],
  ])('that %s leaves the focus on the question for another, and no error', async (_how, outcome) => {
    await open(back, outcome, true)
    await remove()
    await expect.poll(() => focused()?.textContent).toMatch(summary)
    expect(failure.elements()).toEqual([])
  })

  it('that is not removed shows the error, and the focus stays with it', async () => {
    await open(back, lost, false)
    await remove()
    await expect.element(failure).toBeVisible()
    await expect.poll(() => focused()?.closest('section')).not.toBeNull()
    expect(focused()).not.toBe(document.body)
  })
})
