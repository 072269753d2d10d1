import { sheet } from './picture.ts'

/** A plain sheet with the stork, shown where a picture is missing. */
export function placeholder(): string {
  const stork =
    '<path d="M-60 30C-56 -40 0 -46 60 -8C96 12 124 26 140 46C90 78 0 84 -46 62C-58 54 -62 44 -60 30Z"/><path d="M-48 44C-92 -10 -66 -90 -62 -130C-58 -166 -10 -170 -2 -146C6 -124 -18 -108 -22 -80C-28 -42 -8 -14 8 2Z"/><path d="M-56 -140L-150 -104L-54 -120Z"/><path d="M4 76L10 200M34 74L30 200" stroke="#ddd3c4" stroke-width="9" stroke-linecap="round"/>'
  return sheet(
    984,
    1476,
    '',
    `<rect width="984" height="1476" fill="#f4efe7"/><g transform="translate(492 720) scale(1.3)" fill="#ddd3c4">${stork}</g>`,
  )
}
