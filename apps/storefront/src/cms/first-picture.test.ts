import { describe, expect, it } from 'vitest'
import { beginsWithPicture, firstPictureAtOnce } from './first-picture.ts'

describe('the picture that stored content begins with', () => {
  it('is fetched before all others, and none after it', () => {
    const html =
      '<p>Dla noworodka</p><img src="/a.jpg" loading="lazy" alt="Śpioszki" width="9"><img src="/b.jpg" loading="lazy" alt="">'
    expect(firstPictureAtOnce(html)).toBe(
      '<p>Dla noworodka</p><img fetchpriority="high" src="/a.jpg" alt="Śpioszki" width="9"><img src="/b.jpg" loading="lazy" alt="">',
    )
  })

  it('is none where a text comes first, or no picture at all', () => {
    for (const html of [
      '',
      '<p>Regulamin</p>',
      `<p>${'Paragraf. '.repeat(40)}</p><img src="/a.jpg" alt="" loading="lazy">`,
    ]) {
      expect(beginsWithPicture(html)).toBe(false)
      expect(firstPictureAtOnce(html)).toBe(html)
    }
  })
})
