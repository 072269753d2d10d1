import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBanners, type BannerPlace, type ShownProducts } from './place-banners.ts'

const page = { firstPage: 1, pageSize: 12, count: 12, isEnd: false }
const banner = (place: BannerPlace) => ({ page: 1, is_valid: true, ...place })

/** The rendered list as text: numbers are products, letters are banners. */
function cells(banners: readonly BannerPlace[], shown: ShownProducts): string {
  const named = banners.map((one, index) => ({ ...one, name: String.fromCodePoint(97 + index) }))
  const placed = placeBanners(named, shown)
  return Array.from({ length: shown.count + 1 }, (_, index) => {
    const before = (placed.get(index) ?? []).map(({ name }) => name)
    return [...before, ...(index < shown.count ? [index + 1] : [])].join(' ')
  })
    .join(' ')
    .trim()
}

describe('LIST-10 banners between products', () => {
  it.each<[string, BannerPlace[], string]>([
    ['none', [], '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['in the cell at its position', [{ position: 5 }], '1 2 3 4 a 5 6 7 8 9 10 11 12'],
    ['first of the list', [{ position: 1 }], 'a 1 2 3 4 5 6 7 8 9 10 11 12'],
    ['two, where banners count as cells, too', [{ position: 3 }, { position: 6 }], '1 2 a 3 4 b 5 6 7 8 9 10 11 12'],
    ['two with the same position', [{ position: 3 }, { position: 3 }], '1 2 a b 3 4 5 6 7 8 9 10 11 12'],
    ['repeated every n cells', [{ position: 2, every_n: 4 }], '1 a 2 3 4 a 5 6 7 a 8 9 10 a 11 12'],
    ['not repeated in every cell', [{ position: 2, every_n: 1 }], '1 a 2 3 4 5 6 7 8 9 10 11 12'],
    [
      'not repeated right after another banner',
      [{ position: 2, every_n: 2 }, { position: 3 }],
      '1 a b 2 3 a 4 a 5 a 6 a 7 a 8 a 9 a 10 a 11 a 12',
    ],
    ['not on this page', [{ position: 2, page: 2 }], '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['on every page', [{ position: 2, page: null }], '1 a 2 3 4 5 6 7 8 9 10 11 12'],
    [
      'invalid',
      [
        { position: 2, is_valid: false },
        { position: 4, is_valid: null },
      ],
      '1 2 3 4 5 6 7 8 9 10 11 12',
    ],
    ['beyond the end of a page that is not the last', [{ position: 14 }], '1 2 3 4 5 6 7 8 9 10 11 12'],
  ])('%s', (_, banners, expected) => {
    expect(cells(banners.map(banner), page)).toBe(expected)
  })

  it.each<[string, BannerPlace[], string]>([
    ['a banner is at its position', [{ position: 2, page: null }], '1 a 2 3 4 5'],
    ['a banner whose position is not reached follows the last product', [{ position: 9, page: null }], '1 2 3 4 5 a'],
    ['a repeated banner ends with the products', [{ position: 2, every_n: 3, page: null }], '1 a 2 3 a 4 5'],
    [
      'a repeated banner whose position is not reached is left out',
      [{ position: 9, every_n: 3, page: null }],
      '1 2 3 4 5',
    ],
    ['an invalid banner is left out', [{ position: 9, page: null, is_valid: false }], '1 2 3 4 5'],
  ])('LIST-11 on the last page: %s', (_, banners, expected) => {
    expect(cells(banners.map(banner), { firstPage: 3, pageSize: 12, count: 5, isEnd: true })).toBe(expected)
  })

  it('LIST-11 an unreached banner follows a full last page, but not an earlier page', () => {
    const late = [banner({ position: 20, page: null })]
    expect(cells(late, { ...page, isEnd: true })).toMatch(/12 a$/)
    expect(cells(late, page)).toMatch(/12$/)
  })

  it('places banners on each of several pages shown together', () => {
    const banners = [banner({ position: 1, page: null }), banner({ position: 3, page: 3 })]
    expect(cells(banners, { firstPage: 2, pageSize: 3, count: 6, isEnd: false })).toBe('a 1 2 3 a 4 b 5 6')
  })
})

const anyPlace = fc.record({
  page: fc.option(fc.integer({ min: -1, max: 5 })),
  position: fc.option(fc.integer({ min: -2, max: 80 })),
  every_n: fc.option(fc.integer({ min: -2, max: 20 })),
  is_valid: fc.constantFrom(true, true, false, null),
})
const places = fc.array(anyPlace, { maxLength: 6 })

describe('banners at random positions', () => {
  it('LIST-10 places only valid banners, among the products and never twice in one cell', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }), (banners, count, size) => {
        const placed = placeBanners(banners, { firstPage: 1, pageSize: size, count, isEnd: true })
        for (const [before, here] of placed) {
          expect(before).toBeGreaterThanOrEqual(0)
          expect(before).toBeLessThanOrEqual(count)
          expect(new Set(here).size).toBe(here.length)
          expect(here.every(({ is_valid: isValid }) => isValid)).toBe(true)
        }
        if (count === 0) expect(placed.size).toBe(0)
      }),
    )
  })

  it('AMB-44 banners keep their place when more pages are added below', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3 }), (banners, size, pages) => {
        const shown = { firstPage: 1, pageSize: size, isEnd: false }
        const few = placeBanners(banners, { ...shown, count: size * pages })
        const more = placeBanners(banners, { ...shown, count: size * (pages + 1) })
        expect([...more].filter(([before]) => before < size * pages)).toEqual([...few])
      }),
    )
  })
})
