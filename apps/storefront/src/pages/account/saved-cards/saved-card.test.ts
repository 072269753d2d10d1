import { describe, expect, it } from 'vitest'
import { savedCardOf } from './saved-card.ts'

const card = (details: string | null, now = '2026-11-26') => savedCardOf({ public_hash: 'h', details }, new Date(now))
const visa = '{"type":"VI","brand":"visa","maskedCC":"1111","expirationDate":"03/2030"}'

describe('a saved card', () => {
  it('has a brand, the last digits and the month in which it expires', () => {
    expect(card(visa)).toEqual({ hash: 'h', brand: 'Visa', digits: '1111', expires: '03/2030', isExpired: false })
    expect(card('{"brand":"jcb"}')).toMatchObject({ brand: 'JCB', digits: '' })
    // Magento itself sends no brand.
    expect(card('{"type":"VI"}')).toMatchObject({ brand: 'VI' })
  })

  it('is valid until the end of its month', () => {
    expect(card(visa, '2030-03-31T23:59:59Z').isExpired).toBe(false)
    expect(card(visa, '2030-04-01').isExpired).toBe(true)
  })

  it.each([null, '', 'nonsense', 'null', '[]', '{"brand":5}'])('is shown without details that are %j', (details) => {
    expect(card(details)).toEqual({ hash: 'h', brand: '', digits: '', expires: '', isExpired: false })
  })
})
