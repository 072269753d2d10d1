import { mix, shade, tint } from '../colour.ts'
import { number } from '../digits.ts'
import type { Script } from './cast.ts'
import { child, room } from './stage.ts'
import type { Stage } from './stage.ts'

const MARK = '#0f766e'
const TAPE = '#e9b949'

/** A number in a circle, as beside the steps of a guide. */
const badge = (value: number, x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${MARK}"/>${number(value, x, y, size / 28, '#ffffff')}`

/** A line with an arrow at each end. */
function span(x1: number, y1: number, x2: number, y2: number, size: number): string {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const tip = (x: number, y: number, angle: number): string =>
    `<path d="M0 0L${-size} ${-size * 0.55}V${size * 0.55}Z" transform="translate(${x} ${y}) rotate(${angle})" fill="${MARK}"/>`
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${MARK}" stroke-width="${size * 0.3}"/>${tip(x2, y2, turn)}${tip(x1, y1, turn + 180)}`
}

/** A child in front of a wall, with tapes where its height (1), chest (2), waist (3) and head (5) are measured. */
export function measureScene(s: Stage, script: Script): string {
  const { w, h } = s
  const [floor, height] = [h * 0.92, h * 0.8]
  const scale = height / 1310
  const middle = w * 0.5
  const [one] = script.hung
  if (one === undefined) return room(s, script.wall)
  const at = (y: number): number => floor - (1334 - y) * scale
  const tape = (y: number, half: number, sag: number): string => {
    const d = `M${middle - half * scale} ${at(y)}Q${middle} ${at(y + sag)} ${middle + half * scale} ${at(y)}`
    return `<path d="${d}" fill="none" stroke="${shade(TAPE, 0.25)}" stroke-width="${25 * scale}"/><path d="${d}" fill="none" stroke="${TAPE}" stroke-width="${21 * scale}"/><path d="${d}" fill="none" stroke="#7a5a14" stroke-width="${9 * scale}" stroke-dasharray="${2.5 * scale} ${11 * scale}" transform="translate(0 ${-5 * scale})"/>`
  }
  const size = Math.max(20, 46 * scale)
  const right = middle + 380 * scale
  const pointer = (value: number, y: number, from: number): string =>
    `<path d="M${middle + from * scale} ${at(y)}H${right}" stroke="${MARK}" stroke-width="${5 * scale}" stroke-dasharray="${4 * scale} ${10 * scale}" stroke-linecap="round"/>${badge(value, right, at(y), size)}`
  const ruler = middle - 400 * scale
  const arrow = ruler + 56 * scale
  const ticks = Array.from({ length: 27 }, (_, i) => {
    const long = i % 5 === 0
    return `<path d="M${ruler - 60 * scale} ${floor - i * 50 * scale}h${(long ? 40 : 22) * scale}" stroke="${mix(script.panel, '#5a4a3a', 0.5)}" stroke-width="${4 * scale}"/>`
  }).join('')
  return [
    room(s, script.wall),
    `<rect x="${ruler - 64 * scale}" y="${at(-30)}" width="${84 * scale}" height="${floor - at(-30)}" rx="${6 * scale}" fill="${tint(script.panel, 0.35)}"/>${ticks}`,
    child(s, one, middle, floor, height),
    `<path d="M${ruler - 64 * scale} ${at(26)}H${middle + 40 * scale}" stroke="${MARK}" stroke-width="${5 * scale}" stroke-dasharray="${4 * scale} ${10 * scale}" stroke-linecap="round"/>`,
    span(arrow, at(1334), arrow, at(26), 30 * scale),
    badge(1, arrow, at(690), size),
    tape(112, 92, 22),
    pointer(5, 112, 110),
    tape(412, 124, 30),
    pointer(2, 412, 190),
    tape(560, 116, 26),
    pointer(3, 560, 240),
  ].join('')
}

const FOOT =
  'M0 300C-62 300 -78 236 -72 176C-68 120 -96 60 -104 -20C-112 -110 -92 -190 -66 -214C-30 -240 40 -226 76 -176C112 -126 116 -40 100 40C88 110 84 150 78 200C72 262 50 300 0 300Z'
const TOES: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-72, -262, 40, 50],
  [-8, -268, 27, 36],
  [44, -246, 24, 32],
  [82, -210, 21, 28],
  [106, -162, 18, 24],
]

/** A foot on a sheet of paper against the wall, with a line from the heel to the longest toe (4). */
export function footScene(s: Stage, script: Script): string {
  const { w, h } = s
  const scale = Math.min(h / 900, w / 760)
  const [x, y] = [w / 2, h * 0.52]
  const skin = s.seed.pick('skin', ['#efcdb4', '#e3b592', '#c98f68'] as const)
  const toes = TOES.map(([tx, ty, rx, ry]) => `<ellipse cx="${tx}" cy="${ty}" rx="${rx}" ry="${ry}"/>`).join('')
  const boards = Array.from(
    { length: 7 },
    (_, i) => `<path d="M0 ${(h / 7) * i}H${w}" stroke="${shade(script.wall, 0.08)}" stroke-width="3"/>`,
  )
  const dashed = (at: number): string =>
    `<path d="M-250 ${at}H180" stroke="${MARK}" stroke-width="5" stroke-dasharray="4 12" stroke-linecap="round"/>`
  return [
    `<rect width="${w}" height="${h}" fill="${script.wall}"/>`,
    ...boards,
    `<rect y="${y + 312 * scale}" width="${w}" height="${h - y - 312 * scale}" fill="${tint(script.panel, 0.4)}"/><path d="M0 ${y + 312 * scale}H${w}" stroke="${shade(script.panel, 0.15)}" stroke-width="${8 * scale}"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    `<rect x="-290" y="-372" width="580" height="680" fill="#46324a" fill-opacity=".1" transform="translate(8 10)"/><rect x="-290" y="-372" width="580" height="680" fill="#fffdf8"/>`,
    `<g fill="none" stroke="#8d8478" stroke-width="26" stroke-opacity=".16"><path d="${FOOT}"/>${toes}</g>`,
    `<g fill="${skin}"><path d="${FOOT}"/>${toes}</g>`,
    `<path d="M-60 150C-40 60 -70 -40 -60 -120" stroke="${shade(skin, 0.14)}" stroke-width="10" stroke-opacity=".35" fill="none" stroke-linecap="round"/>`,
    dashed(300),
    dashed(-312),
    span(-220, 300, -220, -312, 26),
    '</g>',
    badge(4, x - 220 * scale, y, 34 * scale),
  ].join('')
}
