import { describe, expect, it } from 'vitest'
import { readPreviewKey, signPreviewKey } from './preview-key.ts'

const secret = 'a-long-text-of-our-services'
const now = new Date('2026-11-28T10:00:00Z')
const preview = { expires: new Date('2026-12-05T10:00:00Z'), at: new Date('2026-12-24T07:00:00Z'), offset: 60 }
const key = signPreviewKey(secret, preview)

describe('the key of a preview', () => {
  it.each([preview, { ...preview, at: undefined }, { ...preview, offset: -300 }])(
    'says what was signed: %j',
    (given) => {
      expect(readPreviewKey(secret, signPreviewKey(secret, given), now)).toEqual(given)
    },
  )

  it('expires, and cannot be made, changed or used without the secret', () => {
    const [content = '', signature = ''] = key.split('.')
    expect(readPreviewKey(secret, key, preview.expires)).toBeUndefined()
    expect(readPreviewKey('another-long-text-of-services', key, now)).toBeUndefined()
    expect(readPreviewKey(undefined, key, now)).toBeUndefined()
    for (const part of content.split('_'))
      expect(
        readPreviewKey(
          secret,
          `${content.replace(part, `${part.startsWith('2') ? '3' : '2'}${part.slice(1)}`)}.${signature}`,
          now,
        ),
      ).toBeUndefined()
  })

  it.each([undefined, '', '.', 'end', `${key}x`, key.slice(0, -1), key.toUpperCase(), `a_b_c.${'a'.repeat(43)}`])(
    'is not %j',
    (given) => expect(readPreviewKey(secret, given, now)).toBeUndefined(),
  )
})
