import { describe, expect, it } from 'vitest'
import { goBackStep } from './go-back.ts'

const opened = { steps: 0, referrer: '', host: 'shop.example', entries: 2 }

describe('goBackStep', () => {
  it('ROUTE-54 goes back one step after pages of the shop', () => {
    expect(goBackStep({ ...opened, steps: 1, referrer: 'https://search.example/' })).toBe('back')
  })

  it('ROUTE-54 goes back one step when the referrer is of the same host', () => {
    expect(goBackStep({ ...opened, referrer: 'https://shop.example/girls.html' })).toBe('back')
  })

  it.each(['', 'https://search.example/', 'https://shop.example.evil.example/', 'about:blank'])(
    "ROUTE-54 goes home from a page that was opened from '%s'",
    (referrer) => expect(goBackStep({ ...opened, referrer })).toBe('home'),
  )

  it('goes home in a new tab without history', () => {
    expect(goBackStep({ ...opened, entries: 1, referrer: 'https://shop.example/girls.html' })).toBe('home')
  })
})
