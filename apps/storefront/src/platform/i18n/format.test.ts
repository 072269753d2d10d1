import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatNumber } from './format.ts'
import { formatPercent } from './percent.ts'
import { storeByCode, type StoreView } from './store-views.ts'

const inStore = (code: string): StoreView => storeByCode(code) as StoreView
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const instant = '2026-05-03T21:30:00Z'

describe('numbers, dates and percents of a store view', () => {
  it.each([
    ['pl', '1234,5', '20%', '3 maja 2026'],
    ['cz', '1 234,5', '20 %', '3. května 2026'],
    ['sk', '1 234,5', '20 %', '3. mája 2026'],
    ['de', '1.234,5', '20 %', '3. Mai 2026'],
    ['eu', '1,234.5', '20%', '3 May 2026'],
    ['ro', '1.234,5', '20%', '4 mai 2026'],
    ['ua', '1 234,5', '20%', '4 травня 2026 р.'],
    ['am', '1234,5', '20%', '2026 թ. մայիսի 4'],
  ])('AMB-30 %s formats %s, %s and %s, with the date in its own time zone', (code, number, percent, date) => {
    const store = inStore(code)
    expect(plain(formatNumber(store, 1234.5))).toBe(number)
    expect(plain(formatPercent(store, 20))).toBe(percent)
    expect(plain(formatDate(store, instant))).toBe(date)
  })

  it('formats times on a 24-hour clock in the country’s time zone', () => {
    expect(formatDateTime(inStore('pl'), instant)).toMatch(/^3 maja 2026.*23:30$/)
    expect(formatDateTime(inStore('am'), instant)).toBe('2026 թ. մայիսի 4, 01:30')
  })

  it('keeps the Ukrainian word for the year beside it', () => {
    expect(formatDate(inStore('ua'), instant)).toBe('4 травня 2026\u00A0р.')
    expect(formatDateTime(inStore('ua'), instant)).toContain('2026\u00A0р.')
  })

  it('returns an empty string for an invalid date', () => expect(formatDate(inStore('pl'), 'yesterday')).toBe(''))
})
