import { describe, expect, it } from 'vitest'
import { openingKeyExpiry, signOpeningKey } from './opening-key.ts'

const secret = 'a-long-text-of-our-services'
const now = new Date('2026-11-28T10:00:00Z')
const later = new Date('2026-12-05T10:00:00Z')
const key = signOpeningKey(secret, later)

describe('the key to a shop before it opens', () => {
  it('is valid until it expires', () => {
    expect(openingKeyExpiry(secret, key, now)).toEqual(later)
    expect(openingKeyExpiry(secret, key, new Date(later.getTime() - 1))).toEqual(later)
    expect(openingKeyExpiry(secret, key, later)).toBeUndefined()
  })

  it('cannot be made, prolonged or used without the secret', () => {
    const [, signature = ''] = key.split('.')
    const prolonged = `${Math.floor(later.getTime() / 1_000 + 60).toString(36)}.${signature}`
    expect(openingKeyExpiry(secret, prolonged, now)).toBeUndefined()
    expect(openingKeyExpiry(secret, signOpeningKey('another-long-text-of-services', later), now)).toBeUndefined()
    expect(openingKeyExpiry(undefined, key, now)).toBeUndefined()
  })

  it.each([undefined, '', '.', 'tp2w', `${key}x`, key.slice(0, -1), key.toUpperCase(), `-1.${'a'.repeat(43)}`])(
    'is not %j',
    (given) => expect(openingKeyExpiry(secret, given, now)).toBeUndefined(),
  )
})
