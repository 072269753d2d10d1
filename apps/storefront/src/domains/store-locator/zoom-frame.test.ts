import { describe, expect, it } from 'vitest'
import { clusters, kilometresPerPixel, pixelOf, zoomFor, zoomFrame } from './zoom-frame.ts'

const warsaw = { latitude: 52.23, longitude: 21.01 }
const lodz = { latitude: 51.76, longitude: 19.46 }
const yerevan = { latitude: 40.18, longitude: 44.51 }
const size = { width: 800, height: 400 }

describe('a map of stored places', () => {
  it('CMS-12 has zoom 8, at which 256 pixels are 1.40625 degrees of longitude', () => {
    expect(zoomFor([warsaw], size)).toBe(8)
    const place = zoomFrame([warsaw], 8, size)
    expect(place(warsaw)).toEqual([400, 200])
    expect(place({ ...warsaw, longitude: warsaw.longitude + 1.40625 })).toEqual([656, 200])
  })

  it('CMS-12 shows places that are far apart at once, with their middle in the middle', () => {
    expect(zoomFor([warsaw, lodz], size)).toBe(8)
    const zoom = zoomFor([warsaw, yerevan], size)
    expect(zoom).toBeLessThan(8)
    const place = zoomFrame([warsaw, yerevan], zoom, size)
    for (const [x, y] of [place(warsaw), place(yerevan)]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(800)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(400)
    }
  })

  it('is Web Mercator: the equator in the middle, and north of 85 degrees nothing', () => {
    expect(pixelOf({ latitude: 0, longitude: 0 }, 0)).toEqual([128, 128])
    expect(pixelOf({ latitude: 90, longitude: 180 }, 0)).toEqual(pixelOf({ latitude: 85, longitude: 180 }, 0))
    expect(kilometresPerPixel(0, 8)).toBeCloseTo(0.6115, 3)
  })

  it('CMS-25 pins that are nearer than the store’s cluster size are one', () => {
    const pins = [
      { pin: 'a', at: [0, 0] },
      { pin: 'b', at: [30, 40] },
      { pin: 'c', at: [61, 0] },
    ] as const
    expect(clusters(pins, 60).map((cluster) => cluster.pins)).toEqual([['a', 'b'], ['c']])
    expect(clusters(pins, 0)).toHaveLength(3)
  })
})
