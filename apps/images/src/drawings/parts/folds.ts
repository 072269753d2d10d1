import { round } from '../path.ts'

const lens = (x1: number, y1: number, x2: number, y2: number, width: number, bend: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const at = (offset: number): string => `${round(mx + nx * offset)} ${round(my + ny * offset)}`
  return `M${round(x1)} ${round(y1)}Q${at(bend + width)} ${round(x2)} ${round(y2)}Q${at(bend - width)} ${round(x1)} ${round(y1)}Z`
}

/** A soft crease: a dark valley with a lighter ridge beside it. */
export function fold(x1: number, y1: number, x2: number, y2: number, width = 8, bend = 0, strength = 1): string {
  const layer = (w: number): string => `<path d="${lens(x1, y1, x2, y2, w, bend)}"/>`
  const ridge = lens(x1 - width * 0.9, y1, x2 - width * 0.9, y2, width * 0.6, bend)
  return `<g fill="#2a1a38" fill-opacity="${(0.065 * strength).toFixed(3)}">${layer(width)}${layer(width * 0.55)}${layer(width * 0.22)}</g><path d="${ridge}" fill="#fff" fill-opacity="${(0.13 * strength).toFixed(3)}"/>`
}

/** A crease on each side of the centre line. */
export function foldPair(x1: number, y1: number, x2: number, y2: number, width = 8, bend = 0, strength = 1): string {
  return fold(x1, y1, x2, y2, width, bend, strength) + fold(-x1, y1, -x2, y2, width, -bend, strength)
}

/** Gathers that fan out from a seam: `narrow` and `wide` are the half widths at `top` and `bottom`. */
export function gathers(top: number, bottom: number, narrow: number, wide: number, count: number): string {
  const lines: string[] = []
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * 2 - 1
    const wobble = Math.sin(i * 2.4)
    const end = bottom - (bottom - top) * (0.08 + 0.34 * Math.abs(Math.sin(i * 1.7)))
    lines.push(fold(at * narrow, top, at * wide + wobble * 6, end, 5 + (i % 3) * 2.5, wobble * 5))
  }
  return lines.join('')
}
