import type { Option } from './taxonomy.ts'

export type SwatchView =
  | { __typename: 'ColorSwatchData' | 'TextSwatchData'; value: string }
  | { __typename: 'ImageSwatchData'; value: string; thumbnail: string }

/** A colour (`#rrggbb`), an image, or the label of the option. */
export function swatchOf(option: Option): SwatchView {
  const { swatch, label } = option
  if (swatch === null || swatch === '') return { __typename: 'TextSwatchData', value: label }
  if (swatch.startsWith('#')) return { __typename: 'ColorSwatchData', value: swatch }
  return { __typename: 'ImageSwatchData', value: swatch, thumbnail: swatch }
}
