import { describe, expect, it } from 'vitest'
import { mapFrame, pathOf, pointsOf } from './map-frame.ts'
import { outlines } from './outlines.ts'

describe('the projection of a map', () => {
  it('PDP-11 keeps a country’s proportions: at 60° latitude a degree of longitude is half as long', () => {
    const { width, height, place } = mapFrame([
      { latitude: 59, longitude: 20 },
      { latitude: 61, longitude: 24 },
    ])
    expect(width).toBe(height)
    expect(place({ latitude: 61, longitude: 20 })).toEqual([8, 8])
    expect(place({ latitude: 59, longitude: 24 })).toEqual([208, 208])
  })

  it('PDP-11 works with a single point and with none', () => {
    const { width, place } = mapFrame([{ latitude: 50, longitude: 20 }])
    expect(width).toBeGreaterThanOrEqual(0)
    expect(place({ latitude: 50, longitude: 20 }).every(Number.isFinite)).toBe(true)
    expect(mapFrame([]).width).toBeGreaterThanOrEqual(0)
  })
})

it('PDP-11 converts a ring to a closed SVG path', () => {
  const ring = pointsOf('20 50 21 50 21 49')
  expect(ring).toEqual([
    { longitude: 20, latitude: 50 },
    { longitude: 21, latitude: 50 },
    { longitude: 21, latitude: 49 },
  ])
  expect(pathOf([ring], { place: ({ longitude, latitude }) => [longitude, latitude] })).toBe('M20 50L21 50L21 49Z')
})

it.each(Object.keys(outlines))('PDP-11 the outline of %s has valid coordinates', (country) => {
  for (const ring of outlines[country] ?? []) {
    expect(ring.split(' ').length % 2).toBe(0)
    for (const { latitude, longitude } of pointsOf(ring)) {
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    }
  }
})

it('PDP-11 the outline of Ukraine includes Crimea', () => {
  expect(Math.min(...(outlines['UA'] ?? []).flatMap(pointsOf).map(({ latitude }) => latitude))).toBeLessThan(44.6)
})
