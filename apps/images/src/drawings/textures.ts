import { lightness } from './colour.ts'
import { round } from './path.ts'
import type { Box } from './path.ts'

export type Fabric =
  | 'jersey'
  | 'woven'
  | 'linen'
  | 'knit'
  | 'cable'
  | 'rib'
  | 'denim'
  | 'corduroy'
  | 'teddy'
  | 'waffle'
  | 'leather'
  | 'shell'

/**
 * Draws a weave over a box; `turn` aligns it with the part. Does not use SVG patterns, because the renderer redraws every
 * repeat.
 */
type Weave = (area: Box, dark: string, light: string, turn: number) => string

/** Parallel lines, drawn as one thick dashed stroke: `dashes` alternates between line and gap. */
function lines(area: Box, dashes: string, colour: string, opacity: number, turn: number, shift = 0): string {
  const [cx, cy] = [area.x + area.w / 2, area.y + area.h / 2]
  const slanted = turn % 90 !== 0
  const reach = slanted ? Math.hypot(area.w, area.h) / 2 : Math.max(area.w, area.h) / 2
  const [long, thick] = slanted
    ? [reach, reach]
    : turn % 180 === 0
      ? [area.w / 2, area.h / 2]
      : [area.h / 2, area.w / 2]
  const rotate = turn === 0 ? '' : ` transform="rotate(${Math.round(turn)} ${round(cx)} ${round(cy)})"`
  return `<path d="M${round(cx - long)} ${round(cy)}H${round(cx + long)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${round(thick * 2)}" stroke-dasharray="${dashes}" stroke-dashoffset="${shift}"${rotate}/>`
}

/** Rows of one repeated stroke, as in knitting. */
function rows(
  area: Box,
  pitch: number,
  step: string,
  stepWidth: number,
  colour: string,
  opacity: number,
  width: number,
): string {
  const first = Math.floor(area.x / stepWidth) * stepWidth
  const row = step.repeat(Math.ceil((area.w + stepWidth * 2) / stepWidth))
  const data: string[] = []
  for (let y = Math.floor(area.y / pitch) * pitch - pitch; y < area.y + area.h; y += pitch)
    data.push(`M${round(first)} ${round(y)}${row}`)
  return `<path d="${data.join('')}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`
}

function columns(
  area: Box,
  pitch: number,
  offset: number,
  stepHeight: number,
  step: string,
  colour: string,
  opacity: number,
  width: number,
): string {
  const column = step.repeat(Math.ceil(area.h / stepHeight) + 1)
  const data: string[] = []
  for (let x = Math.floor(area.x / pitch) * pitch; x < area.x + area.w; x += pitch)
    data.push(`M${round(x + offset)} ${round(area.y - 8)}${column}`)
  return `<path d="${data.join('')}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`
}

const WEAVES: Record<Fabric, Weave> = {
  jersey: (a, d, _l, t) => lines(a, '1 3.4', d, 0.06, t),
  woven: (a, d, l, t) => lines(a, '.8 4.2', d, 0.06, t) + lines(a, '.8 4.2', l, 0.09, t + 90),
  linen: (a, d, l, t) =>
    lines(a, '.9 4 1.3 6 .7 9', d, 0.1, t) +
    lines(a, '1 5 .8 8 1.4 6', l, 0.16, t + 90) +
    lines(a, '.8 11 1 7', d, 0.07, t + 90),
  knit: (a, d, l) => rows(a, 11, 'l6 7l6 -7', 12, d, 0.15, 2.4) + lines(a, '1.6 10.4', l, 0.16, 0, -5),
  cable: (a, d, l) =>
    columns(a, 52, 12, 40, 'c0 13 22 8 22 20s-22 8 -22 20', d, 0.2, 3) +
    columns(a, 52, 34, 40, 'c0 13 -22 8 -22 20s22 8 22 20', d, 0.2, 3) +
    columns(a, 52, 15, 40, 'c0 13 22 8 22 20s-22 8 -22 20', l, 0.2, 2.4) +
    lines(a, '2.4 49.6', d, 0.14, 0) +
    lines(a, '2 50', l, 0.2, 0, -4),
  rib: (a, d, l, t) => lines(a, '1.9 4.1', d, 0.17, t) + lines(a, '1.7 4.3', l, 0.17, t, -3),
  denim: (a, _d, l, t) => lines(a, '1.3 3', l, 0.2, t + 36) + lines(a, '.9 13 .6 8', l, 0.12, t),
  corduroy: (a, d, l, t) => lines(a, '2 7', d, 0.19, t) + lines(a, '3 6', l, 0.11, t, -4),
  teddy: (a, d, l) =>
    rows(a, 17, 'q5 -14 10 0m8 0', 18, d, 0.13, 2) +
    rows({ ...a, y: a.y + 9 }, 17, 'm8 0q5 -13 10 0', 18, l, 0.22, 2.2),
  waffle: (a, d, l) =>
    lines(a, '1.5 7.5', d, 0.1, 0) +
    lines(a, '1.5 7.5', d, 0.1, 90) +
    lines(a, '1.2 7.8', l, 0.18, 0, -2) +
    lines(a, '1.2 7.8', l, 0.18, 90, -2),
  leather: () => '',
  shell: (a, _d, l) => lines(a, '1 31 .6 19', l, 0.05, 62),
}

/** Markup of a fabric's weave over a part in the given colour; the caller clips it to the part. */
export function weave(fabric: Fabric, area: Box, colour: string, turn = 0): string {
  return WEAVES[fabric](area, lightness(colour) < 0.3 ? '#000' : '#2a1a38', '#fff', turn)
}
