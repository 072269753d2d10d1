export type ColourCode = (typeof palette)[number]['code']
type PaletteColour = {
  readonly code: string
  readonly admin: string
  readonly hex: string
  /** The second colour, used for prints, ribs and trims. */
  readonly trim: string
}

export const palette = [
  { code: 'white', admin: 'White', hex: 'f7f5f0', trim: 'c9a9a0' },
  { code: 'cream', admin: 'Cream', hex: 'f1e6d2', trim: 'b98b5a' },
  { code: 'beige', admin: 'Beige', hex: 'd9c4a3', trim: '7d6a52' },
  { code: 'caramel', admin: 'Caramel', hex: 'b98b5a', trim: 'f1e6d2' },
  { code: 'brown', admin: 'Brown', hex: '6b4a36', trim: 'd9c4a3' },
  { code: 'grey', admin: 'Grey', hex: 'b7b7b5', trim: '4b4f57' },
  { code: 'graphite', admin: 'Graphite', hex: '4b4f57', trim: 'c9982f' },
  { code: 'black', admin: 'Black', hex: '26262b', trim: 'd3a1a0' },
  { code: 'navy', admin: 'Navy', hex: '22304f', trim: 'c6403c' },
  { code: 'blue', admin: 'Blue', hex: '3f6fb5', trim: 'f0c94f' },
  { code: 'sky', admin: 'Sky blue', hex: 'a9c8e6', trim: '22304f' },
  { code: 'turquoise', admin: 'Turquoise', hex: '2f8f8b', trim: 'f1e6d2' },
  { code: 'mint', admin: 'Mint', hex: 'b7dcc8', trim: '4d8b5a' },
  { code: 'green', admin: 'Green', hex: '4d8b5a', trim: 'f0c94f' },
  { code: 'sage', admin: 'Sage', hex: 'a7b59b', trim: 'f1e6d2' },
  { code: 'olive', admin: 'Olive', hex: '6f7449', trim: 'e08a45' },
  { code: 'yellow', admin: 'Yellow', hex: 'f0c94f', trim: '3f6fb5' },
  { code: 'mustard', admin: 'Mustard', hex: 'c9982f', trim: '6b4a36' },
  { code: 'orange', admin: 'Orange', hex: 'e08a45', trim: '22304f' },
  { code: 'coral', admin: 'Coral', hex: 'ef7f6d', trim: 'f1e6d2' },
  { code: 'red', admin: 'Red', hex: 'c6403c', trim: 'f1e6d2' },
  { code: 'burgundy', admin: 'Burgundy', hex: '7a2a3a', trim: 'd3a1a0' },
  { code: 'pink', admin: 'Pink', hex: 'eba6b9', trim: 'c6403c' },
  { code: 'rose', admin: 'Dusty rose', hex: 'd3a1a0', trim: '7a2a3a' },
  { code: 'lilac', admin: 'Lilac', hex: 'c3b1dc', trim: '7b5590' },
  { code: 'plum', admin: 'Plum', hex: '7b5590', trim: 'eba6b9' },
] as const satisfies readonly PaletteColour[]

const byCode = new Map<string, PaletteColour>(palette.map((colour) => [colour.code, colour]))

/** The palette entry of a colour. */
export function colourOf(code: ColourCode): PaletteColour {
  const found = byCode.get(code)
  if (!found) throw new Error(`no colour ${code}`)
  return found
}

export const ranges = {
  girls: [
    'pink',
    'rose',
    'cream',
    'lilac',
    'mint',
    'red',
    'navy',
    'mustard',
    'coral',
    'sage',
    'burgundy',
    'sky',
    'plum',
  ],
  boys: ['navy', 'grey', 'green', 'sky', 'mustard', 'olive', 'blue', 'graphite', 'orange', 'red', 'turquoise', 'sage'],
  baby: ['cream', 'sage', 'rose', 'sky', 'mint', 'beige', 'yellow', 'lilac', 'grey', 'pink', 'caramel', 'turquoise'],
  denim: ['blue', 'sky', 'navy', 'graphite', 'black', 'grey', 'white'],
  trousers: ['yellow', 'beige', 'navy', 'olive', 'caramel', 'graphite', 'burgundy', 'sage', 'brown'],
  outdoor: ['yellow', 'navy', 'olive', 'red', 'turquoise', 'graphite', 'orange', 'plum', 'burgundy', 'mustard'],
  leather: ['caramel', 'white', 'navy', 'black', 'brown', 'rose', 'burgundy', 'beige', 'grey'],
  sturdy: ['caramel', 'navy', 'black', 'brown', 'grey', 'beige', 'graphite'],
  white: ['white', 'sky', 'cream', 'navy', 'pink', 'grey', 'mint'],
} as const satisfies Record<string, readonly ColourCode[]>
export type RangeCode = keyof typeof ranges
