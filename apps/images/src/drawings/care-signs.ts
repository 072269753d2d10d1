import { number } from './digits.ts'
import type { CareSign } from './name.ts'
import { sheet } from './picture.ts'

export const CARE_SIZE = { width: 240, height: 240 }

const INK = '#1d2433'

const line = (d: string): string => `<path d="${d}"/>`
const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="6.5" fill="${INK}" stroke="none"/>`
const degrees = (value: number): string => number(value, 120, 134, 1.15, INK)

const TUB =
  line('M42 82C58 70 66 70 80 82S106 94 120 82S146 70 160 82S184 94 198 82') + line('M40 68L58 174H182L200 68')
const SQUARE = line('M58 58H182V182H58Z')
const TUMBLE = SQUARE + '<circle cx="120" cy="120" r="56"/>'
const IRON = line('M46 164C50 124 76 102 112 102H172L190 164Z') + line('M84 76H152C164 76 168 84 170 102')
const CROSS = line('M50 50L190 190M190 50L50 190')
const bars = (count: number): string =>
  Array.from({ length: count }, (_, i) => line(`M62 ${192 + i * 14}H178`)).join('')
const HAND = line('M86 62C92 92 106 96 120 112C128 122 124 136 112 130L96 118M120 112C140 104 156 118 164 148')

const SIGNS: Record<CareSign, string> = {
  wash40: TUB + degrees(40),
  wash60: TUB + degrees(60),
  gentle: TUB + degrees(30) + bars(1),
  wool: TUB + degrees(30) + bars(2),
  handwash: TUB + HAND,
  nowash: TUB + CROSS,
  nobleach: line('M120 50L196 182H44Z') + CROSS,
  tumblelow: TUMBLE + dot(120, 120),
  notumble: TUMBLE + CROSS,
  dryflat: SQUARE + line('M82 120H158'),
  ironlow: IRON + dot(124, 134),
  ironmedium: IRON + dot(110, 134) + dot(138, 134),
}

/** A sign of a care label on a light ground. */
export const carePicture = (sign: CareSign): string =>
  sheet(
    CARE_SIZE.width,
    CARE_SIZE.height,
    '',
    `<rect width="240" height="240" fill="#f6f1e8"/><g fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${SIGNS[sign]}</g>`,
  )
