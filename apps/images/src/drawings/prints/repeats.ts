import { mix, shade, tint } from '../colour.ts'
import { round } from '../path.ts'
import type { Seeded } from '../seeded.ts'
import type { Palette } from '../sketch.ts'
import { animals } from './animals.ts'
import { flower, heart, star } from './emblems.ts'

/** One tile of a repeating print. */
interface Tile {
  readonly w: number
  readonly h: number
  readonly body: string
}
export type Repeat = (palette: Palette, seed: Seeded) => Tile

const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" fill-opacity="${opacity}"/>`
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`

/** Scatters drawings over a tile in a half drop, away from its edges so that none is cut. */
function scatter(cell: number, draw: (x: number, y: number, i: number) => string): Tile {
  const spots = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.75],
    [0, 0.75],
    [1, 0.75],
  ] as const
  return {
    w: cell * 2,
    h: cell * 2,
    body: spots.map(([x, y], i) => draw(x * cell * 2, y * cell * 2, i === 4 ? 3 : i)).join(''),
  }
}

export const breton: Repeat = (p, s) => {
  const h = s.between('pitch', 17, 30)
  return { w: 800, h, body: rect(0, 0, 800, h * s.between('width', 0.22, 0.42), p.second) }
}
export const twoStripe: Repeat = (p, s) => {
  const h = s.between('pitch', 44, 64)
  return { w: 800, h, body: rect(0, 0, 800, h * 0.36, p.second) + rect(0, h * 0.62, 800, h * 0.12, p.accent) }
}
export const pinstripe: Repeat = (p, s) => {
  const w = s.between('pitch', 12, 20)
  return { w, h: 800, body: rect(0, 0, w * 0.26, 800, p.second, 0.75) }
}
export const awning: Repeat = (p, s) => {
  const w = s.between('pitch', 22, 34)
  return { w, h: 800, body: rect(0, 0, w / 2, 800, tint(p.second, 0.15), 0.85) }
}
export const gingham: Repeat = (p, s) => {
  const c = s.between('pitch', 9, 17)
  return { w: c * 2, h: c * 2, body: rect(0, 0, c, c * 2, p.second, 0.5) + rect(0, 0, c * 2, c, p.second, 0.5) }
}
export const tartan: Repeat = (p, s) => {
  const c = s.between('pitch', 52, 74)
  const line = (at: number, w: number, fill: string, o: number): string =>
    rect(at * c, 0, w * c, c, fill, o) + rect(0, at * c, c, w * c, fill, o)
  return {
    w: c,
    h: c,
    body:
      line(0, 0.3, p.second, 0.45) +
      line(0.42, 0.05, p.accent, 0.8) +
      line(0.62, 0.14, shade(p.main, 0.45), 0.35) +
      line(0.84, 0.03, tint(p.second, 0.5), 0.8),
  }
}
export const windowpane: Repeat = (p, s) => {
  const c = s.between('pitch', 30, 46)
  return { w: c, h: c, body: rect(0, 0, 2.4, c, p.second, 0.9) + rect(0, 0, c, 2.4, p.second, 0.9) }
}
export const dots: Repeat = (p, s) => {
  const r = s.between('size', 2.6, 7.5)
  return scatter(r * s.between('air', 2.7, 4), (x, y) => dot(x, y, r, p.second))
}
export const confetti: Repeat = (p, s) => {
  const colours = [p.second, p.accent, tint(p.second, 0.5)]
  const bits = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [6 + s.unit(`x${i}`) * 98, 6 + s.unit(`y${i}`) * 98]
    return `<rect x="${round(x - 4)}" y="${round(y - 1.6)}" width="8" height="3.2" rx="1.6" fill="${colours[i % 3]}" transform="rotate(${round(s.unit(`a${i}`) * 180)} ${round(x)} ${round(y)})"/>`
  })
  return { w: 110, h: 110, body: bits.join('') }
}
export const terrazzo: Repeat = (p, s) => {
  const colours = [p.second, p.accent, tint(p.main, 0.55), shade(p.second, 0.25)]
  const bits = Array.from({ length: 17 }, (_, i) => {
    const [x, y] = [12 + (i % 4) * 30 + s.unit(`x${i}`) * 10, 12 + Math.floor(i / 4) * 27 + s.unit(`y${i}`) * 10]
    const corner = (k: number): string => {
      const a = k * 1.25 + s.unit(`a${i}`)
      const r = 3.5 + s.unit(`r${i}-${k}`) * 6
      return `${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}`
    }
    return `<path d="M${[0, 1, 2, 3, 4].map(corner).join('L')}Z" fill="${colours[i % 4]}"/>`
  })
  return { w: 132, h: 144, body: bits.join('') }
}
export const ditsy: Repeat = (p, s) => {
  const r = s.between('size', 6, 10)
  const leaf = mix('#71906f', p.main, 0.25)
  return scatter(
    r * s.between('air', 2.7, 3.5),
    (x, y, i) =>
      `<path d="M${round(x + r)} ${round(y + r)}q${round(r * 0.9)} -2 ${round(r * 1.1)} ${round(r * 0.6)}q-${round(r * 0.8)} 4 -${round(r * 1.1)} -${round(r * 0.6)}" fill="${leaf}"/>${flower(x, y, i === 1 ? r * 0.7 : r, i === 2 ? p.accent : p.second, i === 2 ? p.second : p.accent)}`,
  )
}
export const bloom: Repeat = (p, s) => {
  const r = s.between('size', 19, 26)
  const leaf = mix('#71906f', p.main, 0.2)
  const big = (x: number, y: number, fill: string): string =>
    `<path d="M${round(x - r)} ${round(y + r * 0.8)}q-4 -16 -20 -14q2 16 20 14M${round(x + r)} ${round(y - r * 0.7)}q16 -6 18 -18q-16 0 -18 18" fill="${leaf}"/>${flower(x, y, r, fill, p.accent, 6)}${flower(x, y, r * 0.62, tint(fill, 0.35), p.accent, 6)}`
  const c = r * 4.6
  return {
    w: c,
    h: c,
    body:
      big(c * 0.28, c * 0.27, p.second) +
      big(c * 0.74, c * 0.72, tint(p.second, 0.4)) +
      flower(c * 0.78, c * 0.22, r * 0.42, p.accent, p.second) +
      flower(c * 0.24, c * 0.78, r * 0.42, p.accent, p.second),
  }
}
export const sprigs: Repeat = (p, s) => {
  const c = s.between('pitch', 25, 36)
  return scatter(c, (x, y, i) => {
    const leaves = [-1, 0, 1]
      .map(
        (k) =>
          `<ellipse cx="5" cy="${k * 7}" rx="5" ry="2.2" transform="rotate(-30 0 ${k * 7})"/><ellipse cx="-5" cy="${k * 7}" rx="5" ry="2.2" transform="rotate(30 0 ${k * 7})"/>`,
      )
      .join('')
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${i * 47 - 30})" fill="${p.second}"><path d="M0 12V-12" stroke="${p.second}" stroke-width="1.2"/>${leaves}<circle cy="-13" r="2.6" fill="${p.accent}"/></g>`
  })
}
export const stars: Repeat = (p, s) => {
  const r = s.between('size', 5, 10)
  return scatter(r * s.between('air', 2.5, 3.6), (x, y, i) =>
    star(x, y, i === 1 ? r * 0.6 : r, i === 2 ? p.accent : p.second, i),
  )
}
export const hearts: Repeat = (p, s) => {
  const r = s.between('size', 5.5, 10)
  return scatter(r * s.between('air', 2.3, 3.2), (x, y, i) => heart(x, y, r, i === 2 ? p.accent : p.second))
}
export const waves: Repeat = (p, s) => {
  const h = s.between('pitch', 16, 24)
  return {
    w: 40,
    h,
    body: `<path d="M-2 ${round(h / 2)}Q10 ${round(h / 2 - 8)} 20 ${round(h / 2)}T42 ${round(h / 2)}" fill="none" stroke="${p.second}" stroke-width="${round(s.between('width', 2, 4.5))}"/>`,
  }
}
export const clouds: Repeat = (p, s) => {
  const c = s.between('pitch', 36, 50)
  return scatter(
    c,
    (x, y, i) =>
      `<g transform="translate(${round(x)} ${round(y)}) scale(${i === 1 ? 0.55 : 0.8})"><path d="M-24 10C-34 10 -34 -5 -23 -5C-22 -18 -3 -20 2 -9C12 -16 24 -8 20 0C32 0 32 10 22 10Z" fill="${i === 2 ? tint(p.second, 0.4) : p.second}"/><path d="M-12 16v7M0 16v7M12 16v7" stroke="${p.accent}" stroke-width="3" stroke-linecap="round"/></g>`,
  )
}
export const zoo: Repeat = (p, s) => {
  const c = s.between('pitch', 36, 46)
  const [one, two] = [s.pick('beast', animals), s.pick('beast2', animals)]
  return scatter(
    c,
    (x, y, i) =>
      `<g transform="translate(${round(x)} ${round(y)}) scale(.42) rotate(${(i % 3) * 10 - 10})">${(i === 2 ? two : one)(p)}</g>`,
  )
}
export const brush: Repeat = (p, s) => {
  const c = s.between('pitch', 20, 30)
  return scatter(
    c,
    (x, y, i) =>
      `<path d="M${round(x - 8)} ${round(y + 3)}Q${round(x)} ${round(y - 7)} ${round(x + 8)} ${round(y + 1)}" stroke="${i === 2 ? p.accent : p.second}" stroke-width="4.4" fill="none" stroke-linecap="round"/>`,
  )
}
export const leopard: Repeat = (p, s) => {
  const c = s.between('pitch', 15, 21)
  return scatter(
    c,
    (x, y, i) =>
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${i * 70})"><circle r="5" fill="${mix(p.main, p.second, 0.45)}"/><path d="M-6 -2A6.4 6.4 0 0 1 3 -5.6M6 1A6.4 6.4 0 0 1 -3 5.4" fill="none" stroke="${shade(p.second, 0.3)}" stroke-width="3" stroke-linecap="round"/></g>`,
  )
}
