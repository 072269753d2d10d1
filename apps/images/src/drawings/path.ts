/** A point, and a step of an outline: 2 numbers are a line, 4 a quadratic and 6 a cubic curve; the last two are its end point. */
export type Point = readonly [number, number]
export type Step = readonly number[]
export interface Outline {
  readonly from: Point
  readonly steps: readonly Step[]
}

const round = (n: number): string => String(Math.round(n * 10) / 10)
const LETTERS: Record<number, string> = { 2: 'L', 4: 'Q', 6: 'C' }

export function outline(from: Point, ...steps: Step[]): Outline {
  return { from, steps }
}

/** Path data of an outline, not closed. */
export function open(shape: Outline): string {
  const steps = shape.steps.map((step) => `${LETTERS[step.length] ?? 'L'}${step.map(round).join(' ')}`)
  return `M${shape.from.map(round).join(' ')}${steps.join('')}`
}

export const closed = (shape: Outline): string => `${open(shape)}Z`

/** The outline mirrored at the centre line. */
export function mirrored(shape: Outline): Outline {
  const flip = (step: Step): Step => step.map((n, i) => (i % 2 === 0 ? -n : n))
  return { from: [-shape.from[0], shape.from[1]], steps: shape.steps.map(flip) }
}

function backwards(shape: Outline): Outline {
  const ends = [shape.from, ...shape.steps.map((step): Point => [step.at(-2) ?? 0, step.at(-1) ?? 0])]
  const steps = shape.steps.map((step, i) => {
    const controls: number[] = []
    for (let c = step.length - 4; c >= 0; c -= 2) controls.push(step[c] ?? 0, step[c + 1] ?? 0)
    return [...controls, ...(ends[i] ?? [0, 0])]
  })
  return { from: ends.at(-1) ?? [0, 0], steps: steps.toReversed() }
}

/** Closes a right half, drawn from the top to the bottom centre, with its mirror image. */
export function symmetric(from: Point, ...steps: Step[]): string {
  const right = outline(from, ...steps)
  const left = backwards(mirrored(right))
  return `${open(right)}${open(left).replace(/^M/, 'L')}Z`
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [x, y, a, b] = [round(cx - rx), round(cy), round(rx), round(ry)]
  return `M${x} ${y}a${a} ${b} 0 1 0 ${round(rx * 2)} 0a${a} ${b} 0 1 0 ${round(-rx * 2)} 0Z`
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0)
    return `M${round(x)} ${round(y)}L${round(x + w)} ${round(y)}L${round(x + w)} ${round(y + h)}L${round(x)} ${round(y + h)}Z`
  return closed(
    outline(
      [x + r, y],
      [x + w - r, y],
      [x + w, y, x + w, y + r],
      [x + w, y + h - r],
      [x + w, y + h, x + w - r, y + h],
      [x + r, y + h],
      [x, y + h, x, y + h - r],
      [x, y + r],
      [x, y, x + r, y],
    ),
  )
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The bounding box of paths with absolute M, L, Q, C commands. It includes control points, so it may be slightly too large. */
export function boundsOf(paths: readonly string[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const path of paths) {
    const numbers = path.replace(/a[^a-zA-Z]*/g, '').match(/-?\d+(\.\d+)?/g) ?? []
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = [Number(numbers[i]), Number(numbers[i + 1])]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { x: left, y: top, w: right - left, h: bottom - top }
}

export { round }
