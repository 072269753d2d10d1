import { lightness, shade, tint } from '../colour.ts'
import { box, round } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { cloth } from './cloth.ts'
import { stitch } from './stitching.ts'

export function button(x: number, y: number, r: number, fill: string): string {
  const hole = (dx: number, dy: number): string =>
    `<circle cx="${round(x + dx)}" cy="${round(y + dy)}" r="${round(r * 0.13)}" fill="${shade(fill, 0.6)}"/>`
  const d = r * 0.26
  return `<circle cx="${round(x + 1)}" cy="${round(y + 1.8)}" r="${round(r)}" fill="#2a1a38" fill-opacity=".28"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.74)}" fill="none" stroke="${shade(fill, 0.35)}" stroke-width=".8" stroke-opacity=".6"/>${hole(-d, -d)}${hole(d, -d)}${hole(-d, d)}${hole(d, d)}`
}

export function snap(x: number, y: number, r = 4.2, fill = '#d9dadd'): string {
  return `<circle cx="${round(x + 0.6)}" cy="${round(y + 1)}" r="${r}" fill="#2a1a38" fill-opacity=".3"/><circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.55)}" fill="${shade(fill, 0.18)}"/>`
}

/** Buttons that match the fabric: shell, horn or the second colour. */
export function buttonColour(sketch: Sketch): string {
  const light = lightness(sketch.palette.main) > 0.62
  return sketch.seed.pick('button', [
    light ? '#b98f63' : '#f2e9da',
    sketch.palette.second,
    light ? '#8a6a4c' : '#e5d6bf',
  ])
}

export function buttons(sketch: Sketch, x: number, from: number, to: number, count: number, r = 6.5): string {
  const fill = buttonColour(sketch)
  return Array.from({ length: count }, (_, i) =>
    button(x, from + ((to - from) * i) / Math.max(1, count - 1), r, fill),
  ).join('')
}

/** A button placket down the centre front, stitched on both sides. */
export function placket(
  sketch: Sketch,
  from: number,
  to: number,
  count: number,
  width = 26,
  fill: string = sketch.palette.main,
  print?: number,
): string {
  const [l, r] = [-width / 2, width / 2]
  const look = { fill, volume: 0.35, shadow: false, line: 0.9, ...(print === undefined ? {} : { print }) }
  return `${cloth(sketch, box(l, from, width, to - from), look)}${stitch(sketch, `M${l + 3} ${from}V${to}M${r - 3} ${from}V${to}`)}${buttons(sketch, 0, from + 14, to - 18, count)}`
}

/** A zip with its teeth and puller. */
export function zip(
  sketch: Sketch,
  x: number,
  from: number,
  to: number,
  tape: string = shade(sketch.palette.main, 0.25),
): string {
  const metal = sketch.seed.pick('zip', ['#c9ccd1', '#d8c08a', tint(sketch.palette.second, 0.2)])
  return `<path d="M${x} ${from}V${to}" stroke="${tape}" stroke-width="13"/><path d="M${x} ${from}V${to}" stroke="${shade(metal, 0.45)}" stroke-width="5.4"/><path d="M${x} ${from}V${to}" stroke="${metal}" stroke-width="4.4" stroke-dasharray="2 1.6"/><path d="M${x - 4} ${from + 8}h8l-1 12h-6z" fill="${metal}" stroke="${shade(metal, 0.5)}" stroke-width=".7"/><rect x="${x - 3}" y="${from + 19}" width="6" height="24" rx="3" fill="${metal}" stroke="${shade(metal, 0.45)}" stroke-width=".8"/>`
}

/** Two cords that hang from a waist or a hood. */
export function cords(sketch: Sketch, x: number, y: number, length: number, fill: string): string {
  const cord = (m: number): string =>
    `<path d="M${m * x} ${y}c${m * 4} ${length * 0.3} ${m * -2} ${length * 0.6} ${m * 3} ${length}" fill="none" stroke="${shade(fill, 0.35)}" stroke-width="5.4" stroke-linecap="round"/><path d="M${m * x} ${y}c${m * 4} ${length * 0.3} ${m * -2} ${length * 0.6} ${m * 3} ${length}" fill="none" stroke="${fill}" stroke-width="4" stroke-linecap="round"/><rect x="${m * (x + 3) - 3.2}" y="${y + length - 4}" width="6.4" height="13" rx="2" fill="${shade(fill, 0.3)}"/>`
  return cord(-1) + cord(1)
}

/** A flat bow. */
export function bow(sketch: Sketch, x: number, y: number, size: number, fill: string): string {
  const k = size / 50
  const loop = (m: number): string =>
    cloth(
      sketch,
      `M${x} ${y}C${x + m * 18 * k} ${y - 30 * k} ${x + m * 52 * k} ${y - 32 * k} ${x + m * 54 * k} ${y - 6 * k}C${x + m * 56 * k} ${y + 22 * k} ${x + m * 22 * k} ${y + 22 * k} ${x} ${y}Z`,
      { fill, texture: false, volume: 0.5 },
    )
  const tail = (m: number): string =>
    cloth(
      sketch,
      `M${x} ${y}C${x + m * 10 * k} ${y + 20 * k} ${x + m * 16 * k} ${y + 44 * k} ${x + m * 30 * k} ${y + 66 * k}L${x + m * 12 * k} ${y + 62 * k}C${x + m * 4 * k} ${y + 40 * k} ${x} ${y + 20 * k} ${x} ${y}Z`,
      { fill: shade(fill, 0.06), texture: false, volume: 0.4 },
    )
  return `${tail(-1)}${tail(1)}${loop(-1)}${loop(1)}${cloth(sketch, box(x - 8 * k, y - 10 * k, 16 * k, 19 * k, 5 * k), { fill: shade(fill, 0.05), texture: false, volume: 0.4 })}`
}
