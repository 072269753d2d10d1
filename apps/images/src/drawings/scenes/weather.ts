import { mix, shade } from '../colour.ts'
import type { Script } from './cast.ts'
import { child, chosen, floorThings, hungRow } from './stage.ts'
import type { Stage } from './stage.ts'

const hill = (s: Stage, y: number, fill: string, shift: number): string =>
  `<path d="M0 ${s.h}V${y}C${s.w * (0.2 + shift)} ${y - s.h * 0.12} ${s.w * (0.42 + shift)} ${y + s.h * 0.05} ${s.w * (0.62 + shift)} ${y - s.h * 0.05}S${s.w * 0.9} ${y - s.h * 0.08} ${s.w} ${y - s.h * 0.02}V${s.h}Z" fill="${fill}"/>`

const fir = (x: number, floor: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${floor}) scale(${size / 300})"><path d="M-10 0V-50H10V0Z" fill="#8a6a52"/><path d="M-92 -40L0 -170L92 -40Z" fill="${fill}"/><path d="M-74 -120L0 -240L74 -120Z" fill="${mix(fill, '#ffffff', 0.14)}"/><path d="M-54 -196L0 -300L54 -196Z" fill="${mix(fill, '#ffffff', 0.28)}"/><path d="M-30 -240L0 -300L30 -240Q14 -228 0 -240Q-14 -228 -30 -240Z" fill="#fff" fill-opacity=".9"/></g>`

/** Children side by side in the snow. */
export function winterScene(s: Stage, script: Script): string {
  const { w, h } = s
  const isWide = w / h > 1.3
  const { x, w: width } = isWide ? s.area : { x: w * 0.04, w: w * 0.92 }
  const tall = h * (isWide ? 0.84 : 0.68)
  const cast = chosen(s, script.hung, Math.max(2, Math.min(4, Math.round(width / (tall * 0.42)))))
  const step = width / cast.length
  const children = cast.map((one, i) =>
    child(s, one, x + step * (i + 0.5), h * 0.93, Math.min(tall, step * 2.15) * (i % 2 === 0 ? 1 : 0.92)),
  )
  const flakes = Array.from({ length: 46 }, (_, i) => {
    const [left, top] = [s.seed.unit(`fx${i}`) * w, s.seed.unit(`fy${i}`) * h * 0.86]
    return `<circle cx="${left}" cy="${top}" r="${2 + (i % 4)}" fill="#fff" fill-opacity="${0.55 + (i % 3) * 0.15}"/>`
  })
  s.defs.push(
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(script.panel, 0.06)}"/><stop offset="1" stop-color="#f3f1ec"/></linearGradient>`,
  )
  const firs = [0.06, 0.2, 0.33, 0.5, 0.68, 0.86, 0.97].map((share, i) =>
    fir(w * share, h * (0.7 + (i % 2) * 0.05), h * (0.26 + (i % 3) * 0.07), i % 2 === 0 ? '#8fa8a2' : '#a2b6b4'),
  )
  return [
    `<rect width="${w}" height="${h}" fill="url(#sky)"/>`,
    hill(s, h * 0.64, '#e3e9ea', 0),
    ...firs,
    hill(s, h * 0.8, '#eef1f0', -0.1),
    hill(s, h * 0.9, '#fbfbf9', 0.06),
    ...flakes,
    ...children,
  ].join('')
}

/** Garments on a line between two posts in the dunes. */
export function seasideScene(s: Stage, script: Script): string {
  const { w, h } = s
  const { x, y, w: width, h: height } = s.area
  const line = y + height * 0.06
  const scale = Math.min((s.floor - line) / 830, width / 1180)
  const span = Math.min(width * 0.86, scale * 1420)
  const left = x + (width - span) / 2
  const horizon = h * 0.56
  const post = (at: number): string =>
    `<path d="M${at} ${s.floor + 8}V${line - 20}" stroke="#a98a68" stroke-width="13" stroke-linecap="round"/>`
  const grass = (at: number, floor: number, size: number): string =>
    Array.from({ length: 9 }, (_, i) => {
      const lean = (i - 4) * size * 0.12
      return `<path d="M${at + i * 3} ${floor}Q${at + i * 3 + lean * 0.3} ${floor - size * 0.6} ${at + i * 3 + lean} ${floor - size * (0.8 + (i % 3) * 0.12)}" stroke="${i % 2 === 0 ? '#a9ab7c' : '#8f9a72'}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`
    }).join('')
  const gull = (at: number, top: number, size: number): string =>
    `<path d="M${at - size} ${top}Q${at - size * 0.5} ${top - size * 0.6} ${at} ${top}Q${at + size * 0.5} ${top - size * 0.6} ${at + size} ${top}" stroke="#7d8f99" stroke-width="4" fill="none" stroke-linecap="round"/>`
  s.defs.push(
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe0e6"/><stop offset="1" stop-color="#f5eee2"/></linearGradient>`,
  )
  const count = Math.max(3, Math.round(span / (scale * 350)))
  return [
    `<rect width="${w}" height="${h}" fill="url(#sky)"/>`,
    `<circle cx="${w * 0.26}" cy="${h * 0.2}" r="${h * 0.08}" fill="#f6e3b8"/>`,
    ...(w / h > 1.3 ? [gull(w * 0.12, h * 0.3, h * 0.03), gull(w * 0.18, h * 0.24, h * 0.022)] : []),
    `<rect y="${horizon}" width="${w}" height="${h * 0.2}" fill="#9fbcc6"/>`,
    ...[0.03, 0.07, 0.11].map(
      (share) =>
        `<path d="M0 ${horizon + h * share}H${w}" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="${w * 0.07} ${w * 0.05}"/>`,
    ),
    hill(s, h * 0.74, '#ecdcbd', 0),
    grass(w * 0.1, h * 0.72, h * 0.11),
    grass(w * 0.3, h * 0.74, h * 0.08),
    hill(s, h * 0.86, '#e2cda6', -0.1),
    grass(w * 0.93, h * 0.86, h * 0.13),
    post(left - 8),
    post(left + span + 8),
    `<path d="M${left - 8} ${line}H${left + span + 8}" stroke="#f4ead6" stroke-width="5"/>`,
    hungRow(s, chosen(s, script.hung, count), left, left + span, line, scale),
    floorThings(
      s,
      script.floor,
      left + span * 0.06,
      left + span * 0.96,
      s.floor + 14,
      Math.min(height * 0.26, span * 0.24),
    ),
    grass(w * 0.03, h * 0.95, h * 0.14),
  ].join('')
}
