import { mix, shade, tint } from './colour.ts'
import { closed, ellipse, outline } from './path.ts'
import type { Subject } from './picture.ts'
import { heart, star } from './prints/emblems.ts'
import type { Seeded } from './seeded.ts'

type Prop = (colour: string, deep: string) => string

const under = (d: string): string =>
  [44, 30, 18, 8]
    .map(
      (w) =>
        `<path d="${d}" fill="#46324a" fill-opacity=".035" stroke="#46324a" stroke-opacity=".035" stroke-width="${w}" stroke-linejoin="round" transform="translate(5 10)"/>`,
    )
    .join('')
const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C16 -26 16 -62 0 -88C-16 -62 -16 -26 0 0Z" fill="${fill}"/><path d="M0 -4V-78" stroke="${shade(fill, 0.3)}" stroke-width="1.6" stroke-opacity=".5"/></g>`

const branch: Prop = () => {
  const green = '#8ea58a'
  const leaves = Array.from({ length: 9 }, (_, i) =>
    leaf((i - 4) * 4, 110 - i * 34, i % 2 === 0 ? 62 - i * 4 : -62 + i * 4, i % 3 === 0 ? '#a3b69b' : green),
  ).join('')
  return `${under('M-60 -160L60 -160L30 150L-20 150Z')}<path d="M-22 150C-6 60 10 -60 18 -190" stroke="#7c7a5c" stroke-width="5" fill="none"/>${leaves}`
}
const block: Prop = (colour, deep) =>
  `${under('M-70 -70L70 -70L70 70L-70 70Z')}<g transform="rotate(14)"><rect x="-66" y="-66" width="132" height="132" rx="12" fill="#e6cda6"/><rect x="-50" y="-50" width="100" height="100" rx="8" fill="#f1dfc2"/>${star(0, 4, 36, colour)}</g><g transform="translate(66 118) rotate(-22)"><rect x="-46" y="-46" width="92" height="92" rx="10" fill="${tint(deep, 0.25)}"/>${heart(0, 2, 28, '#fbf4e8')}</g>`
const folded: Prop = (colour, deep) => {
  const layer = (y: number, fill: string): string =>
    `<rect x="-120" y="${y}" width="240" height="52" rx="22" fill="${fill}"/><path d="M-104 ${y + 34}H96" stroke="${shade(fill, 0.3)}" stroke-opacity=".35" stroke-width="3"/><path d="M-110 ${y + 12}H90" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`
  return under('M-120 -70L120 -70L120 90L-120 90Z') + layer(40, deep) + layer(-8, '#efe5d6') + layer(-56, colour)
}
const ball: Prop = (colour, deep) =>
  `${under(ellipse(0, 0, 86))}<circle r="84" fill="${tint(colour, 0.2)}"/><path d="M-84 0C-40 -34 40 -34 84 0C40 34 -40 34 -84 0Z" fill="${deep}"/><path d="M-60 -58C-20 -40 20 -40 60 -58" stroke="#fff" stroke-opacity=".5" stroke-width="10" fill="none" stroke-linecap="round"/>`
const rabbit: Prop = (colour) => {
  const fur = '#e9dccb'
  const shape = closed(
    outline(
      [-54, 130],
      [-70, 60, -50, 10],
      [-84, -40, -64, -80],
      [-70, -180, -40, -190],
      [-18, -170, -20, -96],
      [0, -100, 20, -96],
      [18, -170, 40, -190],
      [70, -180, 64, -80],
      [84, -40, 50, 10],
      [70, 60, 54, 130],
      [0, 146, -54, 130],
    ),
  )
  return `${under(shape)}<path d="${shape}" fill="${fur}"/><path d="M-50 16Q0 44 50 16L46 40Q0 64 -46 40Z" fill="${colour}"/><circle cx="-22" cy="-44" r="5" fill="#4a3a3a"/><circle cx="22" cy="-44" r="5" fill="#4a3a3a"/><path d="M-7 -24H7L0 -15Z" fill="#c98f86"/><path d="M-42 -164Q-34 -130 -40 -96M42 -164Q34 -130 40 -96" stroke="#e2b8ae" stroke-width="9" stroke-linecap="round" fill="none"/>`
}
const book: Prop = (colour, deep) =>
  `${under('M-100 -120L100 -120L100 130L-100 130Z')}<g transform="rotate(-12)"><rect x="-96" y="-124" width="196" height="250" rx="8" fill="#f6efe2"/><rect x="-104" y="-130" width="196" height="250" rx="8" fill="${mix(deep, '#f2e8da', 0.25)}"/><rect x="-104" y="-130" width="26" height="250" fill="${deep}"/><circle cx="8" cy="-20" r="52" fill="${tint(colour, 0.4)}"/>${star(8, -18, 30, '#fbf4e8')}</g>`

const PROPS = [branch, block, folded, ball, rabbit, book, branch, folded] as const satisfies readonly Prop[]
const CORNERS = { left: [150, 1270], right: [834, 1270] } as const

/** One or two small objects beside a garment that is laid out flat. */
export function props(seed: Seeded, subject: Subject, leansRight: boolean): { defs: string; body: string } {
  const first = seed.pick('prop', PROPS)
  const second = seed.pick('prop2', PROPS)
  const [x, y] = leansRight ? CORNERS.left : CORNERS.right
  const colour = mix(subject.second, '#f0e2d0', 0.25)
  const deep = mix(subject.main, '#8d7b74', 0.45)
  const other = leansRight ? [850, 190] : [134, 190]
  const extra =
    seed.chance('two', 0.6) && second !== first
      ? `<g transform="translate(${other[0]} ${other[1]}) scale(.72) rotate(${leansRight ? 24 : -24})">${second(deep, colour)}</g>`
      : ''
  return { defs: '', body: `<g transform="translate(${x} ${y}) scale(.95)">${first(colour, deep)}</g>${extra}` }
}
