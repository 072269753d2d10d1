import { describe, expect, it } from 'vitest'
import { decodeId, decodeUid, encodeUid } from './uid.ts'

describe('uid', () => {
  it('is the decimal id in base64, as in Magento', () => {
    expect(encodeUid(10)).toBe('MTA=')
    expect(decodeId('MTA=')).toBe(10)
    expect(decodeUid(encodeUid('configurable/93/12'))).toBe('configurable/93/12')
  })

  it.each(['MTA', '10', 'MTA=\n', '💥', "' OR 1=1--"])('refuses %j', (uid) => {
    expect(() => decodeId(uid)).toThrow(`Value of uid "${uid}" is incorrect.`)
  })

  it('refuses an id that is not a small integer', () => {
    expect(() => decodeId(encodeUid('1e9'))).toThrow('is incorrect')
    expect(() => decodeId(encodeUid('99999999999'))).toThrow('is incorrect')
  })
})
