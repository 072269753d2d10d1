import { shade, tint } from '../colour.ts'
import { round } from '../path.ts'
import type { Motif } from './animals.ts'

export function star(x: number, y: number, r: number, fill: string, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2 + turn
    const reach = i % 2 === 0 ? r : r * 0.45
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="${round(r * 0.16)}" stroke-linejoin="round"/>`
}

export const heart = (x: number, y: number, r: number, fill: string): string =>
  `<path transform="translate(${round(x)} ${round(y)}) scale(${r / 50})" d="M0 42C-22 26 -46 6 -46 -16C-46 -42 -12 -46 0 -22C12 -46 46 -42 46 -16C46 6 22 26 0 42Z" fill="${fill}"/>`

export function flower(x: number, y: number, r: number, petal: string, middle: string, petals = 5): string {
  const leaves = Array.from({ length: petals }, (_, i) => {
    const angle = (i * 2 * Math.PI) / petals
    return `<circle cx="${round(x + Math.cos(angle) * r * 0.58)}" cy="${round(y + Math.sin(angle) * r * 0.58)}" r="${round(r * 0.46)}" fill="${petal}"/>`
  })
  return `${leaves.join('')}<circle cx="${x}" cy="${y}" r="${round(r * 0.32)}" fill="${middle}"/>`
}

const rainbow: Motif = (p) => {
  const arcs = [p.second, p.accent, tint(p.second, 0.5), tint(p.accent, 0.55)]
  return arcs
    .map(
      (c, i) =>
        `<path d="M${-46 + i * 10} 26A${46 - i * 10} ${46 - i * 10} 0 0 1 ${46 - i * 10} 26" fill="none" stroke="${c}" stroke-width="8"/>`,
    )
    .join('')
}
const sun: Motif = (p) => {
  const rays = Array.from({ length: 12 }, (_, i) => `<path d="M0 -32V-46" transform="rotate(${i * 30})"/>`).join('')
  return `<g stroke="${p.accent}" stroke-width="5" stroke-linecap="round">${rays}</g><circle r="24" fill="${p.accent}"/><path d="M-24 0A24 24 0 0 0 24 0Z" fill="${p.second}" fill-opacity=".75"/>`
}
const mountains: Motif = (p) =>
  `<circle cx="18" cy="-22" r="14" fill="${p.accent}"/><path d="M-52 34L-16 -26L22 34Z" fill="${p.second}"/><path d="M-16 -26L-28 -6L-20 -10L-14 -4L-8 -10L-3 -5Z" fill="${tint(p.second, 0.75)}"/><path d="M-10 34L24 -8L54 34Z" fill="${shade(p.second, 0.25)}"/>`
const boat: Motif = (p) =>
  `<path d="M-4 -46V20" stroke="${shade(p.main, 0.5)}" stroke-width="3"/><path d="M0 -44C26 -30 34 -6 34 12H0Z" fill="${p.second}"/><path d="M-8 -34C-24 -20 -32 -4 -32 12H-8Z" fill="${tint(p.accent, 0.2)}"/><path d="M-42 20H42C36 36 26 42 0 42S-36 36 -42 20Z" fill="${shade(p.second, 0.35)}"/>`
const balloon: Motif = (p) =>
  `<path d="M-34 -12C-34 -58 34 -58 34 -12C34 8 14 18 10 26H-10C-14 18 -34 8 -34 -12Z" fill="${p.second}"/><path d="M-14 -46C-20 -22 -12 6 -6 26H6C12 6 20 -22 14 -46Z" fill="${tint(p.accent, 0.2)}"/><path d="M-8 28L-6 36M8 28L6 36" stroke="${shade(p.main, 0.5)}" stroke-width="1.6"/><path d="M-9 36H9L7 48H-7Z" fill="#b68a5b"/>`
const bigStar: Motif = (p) => star(0, 2, 44, p.second) + star(0, 2, 24, tint(p.accent, 0.15))
const bigHeart: Motif = (p) => heart(0, 0, 46, p.second) + heart(0, -2, 22, tint(p.accent, 0.3))
const bouquet: Motif = (p) =>
  `<path d="M0 48C-2 20 -14 0 -24 -14M0 48C2 18 8 -6 4 -26M0 48C6 24 22 8 30 -4" stroke="#6f8a6d" stroke-width="2.6" fill="none"/><path d="M-6 24C-24 24 -28 14 -30 8C-16 6 -8 12 -6 24ZM6 22C20 26 28 20 32 14C20 8 10 12 6 22Z" fill="#7f9b7a"/>${flower(-26, -20, 17, p.second, p.accent)}${flower(5, -33, 19, tint(p.second, 0.4), p.accent, 6)}${flower(32, -9, 15, p.accent, tint(p.second, 0.5))}`
/** Scribbled lines instead of letters, so that they suit every language. */
const scribble: Motif = (p) =>
  `<g fill="none" stroke="${p.second}" stroke-width="5" stroke-linecap="round"><path d="M-50 -12c8 -26 20 -22 16 -2s8 12 14 -4s14 -14 12 2s10 8 16 -6s14 -8 12 4s12 6 28 -10"/><path d="M-36 20c6 -16 14 -12 12 0s8 8 12 -2s12 -8 10 2s10 4 14 -4s10 -6 10 2s8 4 20 -6" stroke="${p.accent}"/></g>`

export const emblems = [
  rainbow,
  sun,
  mountains,
  boat,
  balloon,
  bigStar,
  bigHeart,
  bouquet,
  scribble,
] as const satisfies readonly Motif[]
