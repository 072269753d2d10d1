import { describe, expect, it } from 'vitest'
import { appLink, fromBase32, matchingStep, oneTimePassword, stepAt, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('one-time passwords', () => {
  it.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [3, '969429'],
    [4, '338314'],
    [5, '254676'],
    [6, '287922'],
    [7, '162583'],
    [8, '399871'],
    [9, '520489'],
  ])('has the values of RFC 4226, appendix D: %d gives %s', (counter, code) => {
    expect(oneTimePassword(secret, counter)).toBe(code)
  })

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('has the values of RFC 6238, appendix B: second %d gives %s', (second, code) => {
    expect(oneTimePassword(secret, stepAt(new Date(second * 1_000)), 8)).toBe(code)
  })

  it('accepts the code of the step before and after, but none that is further away', () => {
    const now = new Date(1_111_111_111_000)
    const codeAt = (distance: number) => oneTimePassword(secret, stepAt(now) + distance)
    expect([-2, -1, 0, 1, 2].map((distance) => matchingStep(secret, codeAt(distance), now, 0) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('accepts no code of a step that was used, nor of one before it', () => {
    const now = new Date(1_111_111_111_000)
    const step = stepAt(now)
    expect(matchingStep(secret, oneTimePassword(secret, step), now, step)).toBeUndefined()
    expect(matchingStep(secret, oneTimePassword(secret, step - 1), now, step)).toBeUndefined()
    expect(matchingStep(secret, oneTimePassword(secret, step + 1), now, step)).toBe(step + 1)
  })

  it.each(['', '12345', '1234567', 'abcdef', '００００００'])('refuses %j', (code) => {
    expect(matchingStep(secret, code, new Date(59_000), 0)).toBeUndefined()
  })
})

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('has the values of RFC 4648: %j is %j', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
    expect(fromBase32(encoded).toString()).toBe(text)
  })
})

it('the link for the app names shop, account and secret', () => {
  const link = new URL(appLink('Bocian', 'ada+1@example.com', 'MZXW6YTB'))
  expect(link.href).toContain('otpauth://totp/Bocian:ada%2B1%40example.com?')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: 'MZXW6YTB',
    issuer: 'Bocian',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
