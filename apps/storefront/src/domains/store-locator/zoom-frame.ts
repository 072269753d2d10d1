import type { Point } from '@bocian/rules/nearby.ts'

type XY = readonly [x: number, y: number]
type Size = { readonly width: number; readonly height: number }

/** Pixels of the whole world at zoom 0, as web maps count them. */
const worldSize = 256

/** The zoom of maps in stored content, and the nearest at which several places are shown at once. */
export const defaultZoom = 8
export const zooms = { least: 3, most: 14 } as const

/** The pixel of a point in Web Mercator at a zoom. */
export function pixelOf({ latitude, longitude }: Point, zoom: number): XY {
  const size = worldSize * 2 ** zoom
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)
  return [((longitude + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** The zoom that shows all points, at most the default. */
export function zoomFor(points: readonly Point[], { width, height }: Size): number {
  for (let zoom = defaultZoom; zoom > zooms.least; zoom -= 1) {
    const [across, down] = spanOf(points.map((point) => pixelOf(point, zoom)))
    if (across <= width * 0.8 && down <= height * 0.8) return zoom
  }
  return zooms.least
}

/** Where points are on a map of this size whose middle is the middle of the first ones. */
export function zoomFrame(points: readonly Point[], zoom: number, { width, height }: Size): (point: Point) => XY {
  const [[west, east], [north, south]] = edgesOf(points.map((point) => pixelOf(point, zoom)))
  const [left, top] = [(west + east) / 2 - width / 2, (north + south) / 2 - height / 2]
  return (point) => {
    const [x, y] = pixelOf(point, zoom)
    return [Math.round((x - left) * 10) / 10, Math.round((y - top) * 10) / 10]
  }
}

/** How many kilometres a pixel is in the middle of the points. */
export function kilometresPerPixel(latitude: number, zoom: number): number {
  const equator = 40_075
  return (Math.cos((latitude * Math.PI) / 180) * equator) / (worldSize * 2 ** zoom)
}

export type Cluster<Pin> = { readonly at: XY; readonly pins: readonly Pin[] }

/** Pins nearer to each other than so many pixels are one cluster, at the place of its first pin. */
export function clusters<Pin>(
  pins: readonly { readonly pin: Pin; readonly at: XY }[],
  apart: number,
): readonly Cluster<Pin>[] {
  const found: { at: XY; pins: Pin[] }[] = []
  for (const { pin, at } of pins) {
    const near = found.find((cluster) => Math.hypot(cluster.at[0] - at[0], cluster.at[1] - at[1]) < apart)
    if (near) near.pins.push(pin)
    else found.push({ at, pins: [pin] })
  }
  return found
}

type Edges = readonly [readonly [number, number], readonly [number, number]]

function edgesOf(pixels: readonly XY[]): Edges {
  const [xs, ys] = [pixels.map(([x]) => x), pixels.map(([, y]) => y)]
  return [
    [Math.min(...xs), Math.max(...xs)],
    [Math.min(...ys), Math.max(...ys)],
  ]
}

function spanOf(pixels: readonly XY[]): XY {
  const [[west, east], [north, south]] = edgesOf(pixels)
  return [east - west, south - north]
}
