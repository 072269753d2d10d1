import { mix, shade, tint } from '../colour.ts'
import type { SceneName } from '../name.ts'
import { sheet } from '../picture.ts'
import { SCRIPTS } from './cast.ts'
import type { Script } from './cast.ts'
import { arch, child, chosen, floorThings, garland, lay, hungRow, plant, rail, room, stage } from './stage.ts'
import type { Stage } from './stage.ts'
import { footScene, measureScene } from './measuring.ts'
import { shopFront } from './shop-front.ts'
import { seasideScene, winterScene } from './weather.ts'

type Direct = (stage: Stage, script: Script) => string

/** A clothes rail in front of an arch, with shoes and a bag below it. */
const railScene: Direct = (s, script) => {
  const { x, y, w, h } = s.area
  const [floor, railY] = [s.floor, y + h * 0.05]
  const scale = Math.min((floor - railY) / 830, w / 1180)
  const width = Math.min(w * 0.86, scale * 1420)
  const left = x + (w - width) / 2
  const count = Math.max(3, Math.round(width / (scale * 330)))
  return [
    room(s, script.wall),
    arch(
      x + w * 0.52,
      s.h * 0.83,
      w * 0.82,
      s.h * 0.83 - y * 0.4 - (s.w < s.h ? s.h * 0.1 : 0),
      mix(script.wall, script.panel, 0.75),
    ),
    s.w / s.h > 1.3
      ? `<circle cx="${s.w * 0.08}" cy="${s.h * 1.02}" r="${s.h * 0.36}" fill="${mix(script.wall, script.panel, 0.35)}"/>`
      : '',
    plant(left - width * 0.06 + (s.w < s.h ? 30 : -30), floor, s.h * 0.34, mix(script.panel, '#b9856a', 0.5)),
    rail(left, left + width, railY, floor),
    hungRow(s, chosen(s, script.hung, count), left + width * 0.03, left + width * 0.97, railY, scale),
    floorThings(s, script.floor, left + width * 0.1, left + width * 0.96, floor + 8, Math.min(h * 0.24, width * 0.22)),
  ].join('')
}

/** Hills, clouds and a washing line between two trees. */
const outdoorScene: Direct = (s, script) => {
  const { w, h } = s
  const hill = (y: number, fill: string, shift: number): string =>
    `<path d="M0 ${h}V${y}C${w * (0.2 + shift)} ${y - h * 0.16} ${w * (0.42 + shift)} ${y + h * 0.05} ${w * (0.62 + shift)} ${y - h * 0.06}S${w * 0.9} ${y - h * 0.1} ${w} ${y - h * 0.02}V${h}Z" fill="${fill}"/>`
  const cloud = (x: number, y: number, k: number): string =>
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 20C-90 20 -90 -16 -58 -16C-52 -50 0 -54 10 -24C36 -40 66 -20 54 0C84 0 84 24 56 24Z" fill="#fff" fill-opacity=".7"/>`
  const { x, y, w: aw, h: ah } = s.area
  const railY = y + ah * 0.06
  const scale = Math.min((s.floor - railY) / 830, aw / 1180)
  const width = Math.min(aw * 0.86, scale * 1420)
  const left = x + (aw - width) / 2
  const tree = (tx: number): string =>
    `<path d="M${tx} ${s.floor + 8}V${railY - 20}" stroke="#9b7b5e" stroke-width="13" stroke-linecap="round"/>`
  s.defs.push(
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9e6ea"/><stop offset="1" stop-color="#f4ecdc"/></linearGradient>`,
  )
  return [
    `<rect width="${w}" height="${h}" fill="url(#sky)"/>`,
    `<circle cx="${w * 0.3}" cy="${h * 0.24}" r="${h * 0.09}" fill="#f3d9a0"/>`,
    cloud(w * 0.14, h * 0.2, h / 620),
    cloud(w * 0.5, h * 0.13, h / 800),
    cloud(w * 0.9, h * 0.24, h / 700),
    hill(h * 0.66, '#c3d3c4', 0),
    hill(h * 0.76, '#a9c0ab', -0.1),
    hill(h * 0.86, '#8fab92', 0.06),
    tree(left - 8),
    tree(left + width + 8),
    `<path d="M${left - 8} ${railY}H${left + width + 8}" stroke="#e9ddc8" stroke-width="5"/>`,
    hungRow(
      s,
      chosen(s, script.hung, Math.max(3, Math.round(width / (scale * 350)))),
      left,
      left + width,
      railY,
      scale,
    ),
    floorThings(
      s,
      script.floor,
      left + width * 0.06,
      left + width * 0.96,
      s.floor + 14,
      Math.min(ah * 0.26, width * 0.24),
    ),
  ].join('')
}

/** Small items on a line under the moon. */
const newbornScene: Direct = (s, script) => {
  const { x, y, w, h } = s.area
  const line = y + h * 0.14
  const scale = Math.min((h * 0.62) / 640, w / 1250)
  const width = Math.min(w * 0.94, scale * 1480)
  const left = x + (w - width) / 2
  const count = Math.max(3, Math.round(width / (scale * 370)))
  const stars = Array.from(
    { length: 13 },
    (_, i) =>
      `<circle cx="${s.seed.unit(`x${i}`) * s.w}" cy="${s.seed.unit(`y${i}`) * s.h * 0.45}" r="${2 + (i % 3) * 1.6}" fill="#d9b98c" fill-opacity=".6"/>`,
  ).join('')
  const moon = `<path transform="translate(${s.w * (s.w > s.h ? 0.33 : 0.84)} ${s.h * 0.13}) scale(${s.h / 900})" d="M20 -70A72 72 0 1 0 62 42A58 58 0 1 1 20 -70Z" fill="#ecd3a5"/>`
  const size = Math.min(h * 0.3, w * 0.28)
  return [
    room(s, script.wall),
    arch(x + w * 0.5, s.h * 0.83, w * 0.9, s.h * 0.83 - line + h * 0.2, mix(script.wall, script.panel, 0.7)),
    stars,
    moon,
    `<path d="M${left - width * 0.06} ${line + 4 * scale}H${left + width * 1.06}" stroke="#b7a58f" stroke-width="4"/>`,
    hungRow(s, chosen(s, script.hung, count), left, left + width, line, scale),
    lay(
      s,
      script.floor[0] ?? { cut: 'blanket', main: '#dcc7b6', second: '#f6efe4' },
      { x: Math.max(s.w * 0.04, left - size * 1.05), y: s.floor - size * 0.9, w: size, h: size },
      -4,
      0.5,
    ),
    garland(x, x + w, y - h * 0.02, h * 0.05, ['#e9cfc6', '#d9e0d0', '#f1dfc2', '#cdd8de']),
  ].join('')
}

/** Garments spread over a coloured table. */
const flatScene: Direct = (s, script) => {
  const { x, y, w, h } = s.area
  const back =
    s.w / s.h > 1.3
      ? `<path d="M${s.w * 0.36} 0H${s.w}V${s.h}H${s.w * 0.42}Z" fill="${mix(script.wall, script.panel, 0.8)}"/>`
      : `<path d="M0 ${s.h * 0.2}L${s.w} ${s.h * 0.13}V${s.h}H0Z" fill="${mix(script.wall, script.panel, 0.8)}"/>`
  const pieces = chosen(s, [...script.hung, ...script.floor], 6)
  const columns = w > h * 1.15 ? 3 : 2
  const rows = Math.ceil(pieces.length / columns)
  const [cw, ch] = [w / columns, h / rows]
  const laid = pieces.map((one, i) => {
    const [cx, cy] = [x + (i % columns) * cw, y + Math.floor(i / columns) * ch]
    const nudge = ((i % columns) % 2 === 0 ? -1 : 1) * ch * 0.03
    return lay(
      s,
      one,
      { x: cx + cw * 0.07, y: cy + ch * 0.05 + nudge, w: cw * 0.86, h: ch * 0.9 },
      Math.round(s.seed.between(`turn${i}`, -13, 13)),
      0.6,
    )
  })
  return `<rect width="${s.w}" height="${s.h}" fill="${script.wall}"/>${back}${laid.join('')}`
}

/** Children in a row in front of tall arches. */
const lookbookScene: Direct = (s, script) => {
  const wide = s.w / s.h > 1.3
  const { x, w, h } = wide ? s.area : { x: s.w * 0.04, w: s.w * 0.92, h: s.h * 0.77 }
  const count = Math.max(2, Math.min(4, Math.round(w / (h * 0.4))))
  const cast = chosen(s, script.hung, count)
  const tones = [script.panel, '#b9c4b4', '#d9b79a', '#b3bcc6']
  const step = w / cast.length
  const arches = cast.map((_, i) =>
    arch(
      x + step * (i + 0.5),
      s.h * 0.93,
      step * 0.88,
      h * 1.02 - (i % 2) * h * 0.05,
      mix(script.wall, tones[i % 4] ?? script.panel, 0.62),
    ),
  )
  const children = cast.map((one, i) =>
    child(s, one, x + step * (i + 0.5), s.h * 0.95 - 6, Math.min(h * 0.93, step * 2.15) * (i % 2 === 0 ? 1 : 0.93)),
  )
  return `${room(s, script.wall)}${arches.join('')}<rect y="${s.h * 0.93}" width="${s.w}" height="${s.h * 0.07}" fill="${shade(script.wall, 0.08)}"/>${children.join('')}${wide ? plant(s.w * 0.36, s.h * 0.95, s.h * 0.3, '#b9856a') : ''}`
}

/** Fabric swatches pinned in rows. */
const swatchScene: Direct = (s, script) => {
  const columns = s.w / s.h > 1.3 ? 5 : 3
  const rows = Math.max(2, Math.round((columns * s.h) / s.w))
  const [cw, ch] = [s.w / columns, s.h / rows]
  const size = Math.min(cw, ch) * 0.84
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const one = script.hung[(i * 2 + Math.floor(i / columns)) % script.hung.length]
    if (one === undefined) return ''
    const [x, y] = [(i % columns) * cw + (cw - size) / 2, Math.floor(i / columns) * ch + (ch - size) / 2]
    const turn = Math.round(s.seed.between(`t${i}`, -4, 4))
    const id = `cut${i}`
    s.defs.push(`<clipPath id="${id}"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="4"/></clipPath>`)
    const cloth = lay(s, one, { x: x - size * 1.1, y: y - size * 1.3, w: size * 3.2, h: size * 3.6 }, 0, 0)
    return `<g transform="rotate(${turn} ${x + size / 2} ${y + size / 2})"><rect x="${x + 5}" y="${y + 9}" width="${size}" height="${size}" rx="5" fill="#46324a" fill-opacity=".16"/><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="4" fill="${tint(one.main, 0.1)}"/><g clip-path="url(#${id})">${cloth}</g><circle cx="${x + size / 2}" cy="${y + 14}" r="8" fill="#c8674f"/><circle cx="${x + size / 2 - 2}" cy="${y + 12}" r="3" fill="#fff" fill-opacity=".6"/></g>`
  })
  return `<rect width="${s.w}" height="${s.h}" fill="${script.wall}"/>${cells.join('')}`
}

const DIRECTIONS: Record<SceneName, Direct> = {
  hero: railScene,
  school: railScene,
  outdoor: outdoorScene,
  newborn: newbornScene,
  sale: flatScene,
  lookbook: lookbookScene,
  brand: railScene,
  store: shopFront,
  blog: flatScene,
  swatches: swatchScene,
  winter: winterScene,
  seaside: seasideScene,
  measure: measureScene,
  foot: footScene,
}

/** A banner, lookbook page, shop front or similar scene composed of drawn garments. */
export function scenePicture(scene: SceneName, design: string, width: number, height: number): string {
  const s = stage(scene, design, width, height)
  const body = DIRECTIONS[scene](s, SCRIPTS[scene])
  return sheet(width, height, s.defs.join(''), body)
}
