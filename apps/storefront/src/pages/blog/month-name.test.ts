import { describe, expect, it } from 'vitest'
import { monthName, monthTitle } from './month-name.ts'

describe('BLOG-01 the months of the archive', () => {
  it.each([
    ['pl-PL', 'listopad 2026', 'Listopad 2026'],
    ['cs-CZ', 'listopad 2026', 'Listopad 2026'],
    ['sk-SK', 'november 2026', 'November 2026'],
    ['de-DE', 'November 2026', 'November 2026'],
    ['en-GB', 'November 2026', 'November 2026'],
    ['ro-RO', 'noiembrie 2026', 'Noiembrie 2026'],
    ['uk-UA', 'листопад 2026 р.', 'Листопад 2026 р.'],
    ['hy-AM', '2026 թ. նոյեմբեր', '2026 թ. նոյեմբեր'],
  ])('in %s are named %s', (locale, name, title) => {
    expect(monthName(locale, '2026-11')).toBe(name)
    expect(monthTitle(locale, '2026-11')).toBe(title)
  })

  it.each(['2026-13', '2026', 'x'])('%s is no month', (month) => expect(monthName('pl-PL', month)).toBe(month))
})
