import { describe, expect, it } from 'vitest'
import { goBackStep } from './go-back.ts'

const opened = { steps: 0, referrer: '', host: 'shop.example', entries: 2 }

describe('going back', () => {
  it('ROUTE-54 is one step with pages of the shop behind this one', () => {
    expect(goBackStep({ ...opened, steps: 1, referrer: 'https://search.example/' })).toBe('back')
  })

  it('ROUTE-54 is one step when a page of the same host led here', () => {
    expect(goBackStep({ ...opened, referrer: 'https://shop.example/girls.html' })).toBe('back')
  })

  it.each(['', 'https://search.example/', 'https://shop.example.evil.example/', 'about:blank'])(
    "ROUTE-54 leads home from a page that was opened from '%s'",
    (referrer) => expect(goBackStep({ ...opened, referrer })).toBe('home'),
  )

  it('leads home in a new tab, whose history holds nothing else', () => {
    expect(goBackStep({ ...opened, entries: 1, referrer: 'https://shop.example/girls.html' })).toBe('home')
  })
})
