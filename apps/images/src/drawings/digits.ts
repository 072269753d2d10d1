/** The digits as strokes, about 20 wide and 32 high around 0,0: text would depend on the fonts of the machine. */
const strokes: readonly string[] = [
  'M0 -16C-12 -16 -12 16 0 16C12 16 12 -16 0 -16Z',
  'M-7 -9L2 -16V16',
  'M-9 -8A9 8.5 0 0 1 9 -7C9 1 -9 7 -9 16H10',
  'M-9 -16H8L-1 -4C13 -4 12 16 -2 16C-6 16 -9 14 -10 11',
  'M5 16V-16L-10 7H11',
  'M8 -16H-6L-7 -3C12 -10 14 16 -2 16C-6 16 -9 14 -10 11',
  'M7 -16C-5 -13 -10 -3 -9 6C-9 19 9 19 9 6C9 -5 -6 -5 -9 4',
  'M-9 -16H9L-3 16',
  'M0 -2C-11 -4 -10 -16 0 -16C10 -16 11 -4 0 -2C-13 1 -12 16 0 16C12 16 13 1 0 -2Z',
  'M-7 16C5 13 10 3 9 -6C9 -19 -9 -19 -9 -6C-9 5 6 5 9 -4',
]

/** A whole number, centred on a point. */
export function number(value: number, x: number, y: number, scale: number, colour: string): string {
  const digits = [...String(value)]
  const path = digits
    .map(
      (digit, i) =>
        `<path d="${strokes[Number(digit)]}" transform="translate(${(i - (digits.length - 1) / 2) * 28} 0)"/>`,
    )
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round">${path}</g>`
}
