import { describe, expect, it } from 'vitest'
import { reasonOfCard } from './refusal-reason.ts'

describe('why a payment was refused', () => {
  it.each([
    ['Refused', 'declined'],
    ['FRAUD-CANCELLED', 'declined'],
    ['Shopper Cancelled', 'canceled'],
    ['Not enough balance', 'funds'],
    ['Expired Card', 'card-expired'],
    ['3D Not Authenticated', 'authentication'],
    ['Authentication required', 'authentication'],
    ['Blocked Card', 'declined'],
    ['', 'declined'],
  ])('a card with %j is %s', (text, reason) => {
    expect(reasonOfCard(text)).toBe(reason)
  })
})
