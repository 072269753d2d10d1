import { describe, expect, it } from 'vitest'
import { beginsWithPicture, prioritizeFirstPicture } from './first-picture.ts'

describe('the picture at the beginning of CMS content', () => {
  it('gets high fetch priority, unlike later pictures', () => {
    const html =
      '<p>Dla noworodka</p><img src="/a.jpg" loading="lazy" alt="Śpioszki" width="9"><img src="/b.jpg" loading="lazy" alt="">'
    expect(prioritizeFirstPicture(html)).toBe(
      '<p>Dla noworodka</p><img fetchpriority="high" src="/a.jpg" alt="Śpioszki" width="9"><img src="/b.jpg" loading="lazy" alt="">',
    )
  })

  it('keeps its loading attributes after a long text', () => {
    for (const html of [
      '',
      '<p>Regulamin</p>',
      `<p>${'Paragraf. '.repeat(40)}</p><img src="/a.jpg" alt="" loading="lazy">`,
    ]) {
      expect(beginsWithPicture(html)).toBe(false)
      expect(prioritizeFirstPicture(html)).toBe(html)
    }
  })
})
