import { mix, shade, tint } from '../colour.ts'
import { companions, dressed } from '../mannequin.ts'
import type { Cut } from '../name.ts'
import type { Box } from '../path.ts'
import { drawPiece, fit, shadowOf } from '../picture.ts'
import { seeded } from '../seeded.ts'
import type { Seeded } from '../seeded.ts'

/** The canvas of a scene: collects definitions and gives every garment unique ids. */
export interface Stage {
  readonly w: number
  readonly h: number
  readonly seed: Seeded
  readonly defs: string[]
  /** The area for objects; the rest stays free for text. */
  readonly area: Box
  readonly floor: number
}

export interface Casting {
  readonly cut: Cut
  readonly main: string
  readonly second: string
  /** The colour of the trousers below the garment, if they are sold too. */
  readonly trousers?: string
}

const HOODED = new Set<Cut>(['hoodie', 'jacket', 'rainjacket', 'coat', 'snowsuit'])
const WOOD = '#c9a37a'

export function stage(scene: string, design: string, w: number, h: number): Stage {
  const wide = w / h > 1.3
  const area = wide
    ? { x: w * 0.4, y: h * 0.06, w: w * 0.57, h: h * 0.88 }
    : { x: w * 0.06, y: h * 0.2, w: w * 0.88, h: h * 0.74 }
  return { w, h, seed: seeded(`${scene}-${design}`), defs: [], area, floor: h * 0.9 }
}

function piece(stage: Stage, casting: Casting, worn = false) {
  const index = stage.defs.length
  const subject = { ...casting, design: `${stage.seed.design}${index}` }
  const drawing = drawPiece(subject, 'front', { prefix: `s${index}-`, worn })
  stage.defs.push(drawing.defs)
  return { subject, drawing, index }
}

const hanger = (top: boolean): string =>
  top
    ? `<path d="M0 286V246C0 222 26 222 26 238" fill="none" stroke="#8f8b86" stroke-width="5" stroke-linecap="round"/><path d="M-126 316Q-60 286 0 282Q60 286 126 316" fill="none" stroke="${shade(WOOD, 0.25)}" stroke-width="17" stroke-linecap="round"/><path d="M-126 314Q-60 284 0 280Q60 284 126 314" fill="none" stroke="${WOOD}" stroke-width="13" stroke-linecap="round"/>`
    : `<path d="M0 540V500C0 476 26 476 26 492" fill="none" stroke="#8f8b86" stroke-width="5" stroke-linecap="round"/><path d="M-96 542H96" stroke="${WOOD}" stroke-width="12" stroke-linecap="round"/><path d="M-84 536v34M84 536v34" stroke="#8f8b86" stroke-width="13"/>`

/** Hangs a garment on a rail at height `y`. */
export function hang(stage: Stage, casting: Casting, x: number, y: number, scale: number): string {
  // On a rail an upright hood would overlap the rail, so it falls back as when worn.
  const { drawing } = piece(stage, casting, HOODED.has(casting.cut))
  const isBottom = drawing.garment.wear === 'bottom'
  const top = isBottom ? 480 : 226
  const transform = `translate(${x.toFixed(1)} ${(y - top * scale).toFixed(1)}) scale(${scale.toFixed(4)})`
  const hung = hanger(!isBottom)
  return `${shadowOf(drawing.silhouette, transform, scale, 0.8)}<g transform="${transform}">${drawing.behind}${isBottom ? '' : hung}${drawing.markup}${isBottom ? hung : ''}</g>`
}

/** Fits a garment into a box, rotated by `turn` degrees. */
export function lay(stage: Stage, casting: Casting, area: Box, turn = 0, lift = 0.7): string {
  const { drawing } = piece(stage, casting)
  const { transform, scale } = fit(drawing.frame, area, 9)
  const turned =
    turn === 0
      ? transform
      : `rotate(${turn} ${(area.x + area.w / 2).toFixed(1)} ${(area.y + area.h / 2).toFixed(1)}) ${transform}`
  return `${shadowOf(drawing.silhouette, turned, scale, lift)}<g transform="${turned}">${drawing.markup}</g>`
}

/** Places a child on the floor at x; `height` is from the soles to the top of the head. */
export function child(stage: Stage, casting: Casting, x: number, floor: number, height: number): string {
  const { drawing, subject, index } = piece(stage, casting, true)
  const others = companions(subject, drawing, `c${index}-`, casting.trousers)
  stage.defs.push(others.defs)
  const { markup, outline } = dressed(drawing, casting.cut, others)
  const scale = height / 1310
  const transform = `translate(${x.toFixed(1)} ${(floor - 1334 * scale).toFixed(1)}) scale(${scale.toFixed(4)})`
  return `${shadowOf(outline, transform, scale, 0.6)}<g transform="${transform}">${markup}</g>`
}

/** A wall and a floor with a skirting line between them. */
export function room(stage: Stage, wall: string, ground = shade(wall, 0.07)): string {
  const { w, h } = stage
  const line = h * 0.83
  stage.defs.push(
    `<linearGradient id="room" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tint(wall, 0.5)}"/><stop offset=".6" stop-color="${wall}"/><stop offset="1" stop-color="${shade(wall, 0.04)}"/></linearGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(ground, 0.05)}"/><stop offset="1" stop-color="${tint(ground, 0.15)}"/></linearGradient>`,
  )
  return `<rect width="${w}" height="${h}" fill="url(#room)"/><rect y="${line}" width="${w}" height="${h - line}" fill="url(#ground)"/><path d="M0 ${line}H${w}" stroke="${tint(wall, 0.6)}" stroke-width="${h * 0.008}"/>`
}

/** An arch painted on the wall. */
export function arch(x: number, base: number, w: number, h: number, fill: string): string {
  const r = w / 2
  return `<path d="M${x - r} ${base}V${base - h + r}A${r} ${r} 0 0 1 ${x + r} ${base - h + r}V${base}Z" fill="${fill}"/>`
}

/** A wooden rail on two legs. */
export function rail(x1: number, x2: number, y: number, floor: number): string {
  const bar = (d: string, width: number): string =>
    `<path d="${d}" stroke="${shade(WOOD, 0.22)}" stroke-width="${width}" stroke-linecap="round" fill="none" transform="translate(2 3)"/><path d="${d}" stroke="${WOOD}" stroke-width="${width}" stroke-linecap="round" fill="none"/><path d="${d}" stroke="${tint(WOOD, 0.5)}" stroke-width="${width * 0.25}" stroke-linecap="round" fill="none" transform="translate(-1.5 -2)"/>`
  const shadow = `<ellipse cx="${(x1 + x2) / 2}" cy="${floor + 6}" rx="${(x2 - x1) * 0.56}" ry="${(x2 - x1) * 0.022}" fill="#46324a" fill-opacity=".13"/>`
  return `${shadow}${bar(`M${x1} ${y - 16}L${x1 - 12} ${floor}`, 11)}${bar(`M${x2} ${y - 16}L${x2 + 12} ${floor}`, 11)}${bar(`M${x1 - 26} ${y}H${x2 + 26}`, 10)}`
}

/** A plant in a pot, standing on the floor. */
export function plant(x: number, floor: number, size: number, pot: string): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const turn = -64 + i * 16
    const green = i % 2 === 0 ? '#8aa387' : '#6f8c71'
    return `<g transform="rotate(${turn})"><path d="M0 0C${26 - i} -60 ${22 - i} -130 0 ${-172 + Math.abs(i - 4) * 12}C${-22 + i} -130 ${-26 + i} -60 0 0Z" fill="${green}"/><path d="M0 0V-140" stroke="${shade(green, 0.25)}" stroke-width="1.6" stroke-opacity=".5"/></g>`
  }).join('')
  return `<g transform="translate(${x} ${floor}) scale(${size / 250})"><ellipse cx="4" cy="2" rx="64" ry="9" fill="#46324a" fill-opacity=".16"/><g transform="translate(0 -72)">${leaves}</g><path d="M-48 -84L48 -84L38 0H-38Z" fill="${pot}"/><path d="M48 -84L38 0H8L14 -84Z" fill="${shade(pot, 0.14)}"/><path d="M-52 -92H52V-72H-52Z" fill="${mix(pot, '#ffffff', 0.18)}"/></g>`
}

/** Bunting or light bulbs on a string between two points. */
export function garland(x1: number, x2: number, y: number, sag: number, colours: readonly string[]): string {
  const count = Math.max(5, Math.round((x2 - x1) / 74))
  const at = (share: number): [number, number] => [x1 + (x2 - x1) * share, y + sag * 4 * share * (1 - share)]
  const flags = Array.from({ length: count }, (_, i) => {
    const [x, top] = at((i + 0.5) / count)
    return `<path d="M${x - 20} ${top - 2}L${x + 20} ${top - 2}L${x} ${top + 42}Z" fill="${colours[i % colours.length]}"/>`
  })
  return `<path d="M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}" fill="none" stroke="#b7a58f" stroke-width="2.4"/>${flags.join('')}`
}

/** Hangs garments evenly between two points of a rail. */
export const hungRow = (
  s: Stage,
  pieces: readonly Casting[],
  x1: number,
  x2: number,
  y: number,
  scale: number,
): string => pieces.map((one, i) => hang(s, one, x1 + ((i + 0.5) * (x2 - x1)) / pieces.length, y, scale)).join('')

/** As many garments as fit side by side, in an order that depends on the design. */
export function chosen(stage: Stage, all: readonly Casting[], count: number): Casting[] {
  const start = Math.floor(stage.seed.unit('turn') * all.length)
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(start + i) % all.length]).filter(
    (one): one is Casting => one !== undefined,
  )
}

/** The first thing at the left and the second at the right, on the floor. */
export function floorThings(
  s: Stage,
  things: readonly Casting[],
  x1: number,
  x2: number,
  floor: number,
  size: number,
): string {
  return things
    .map((one, i) =>
      lay(
        s,
        one,
        {
          x: (i === 0 ? x1 : x2 - size) - size * 0.06,
          y: floor - size * (i === 0 ? 0.74 : 1),
          w: size,
          h: size * (i === 0 ? 0.78 : 1.02),
        },
        0,
        0.5,
      ),
    )
    .join('')
}
