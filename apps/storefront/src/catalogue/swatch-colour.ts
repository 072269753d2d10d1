const hexColour = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A swatch value as a colour that is safe to put into a style; anything else is no colour. */
export function swatchColour(value: string | null | undefined): string {
  const hex = hexColour.exec(value ?? '')?.[1]
  return hex ? `#${hex}` : 'transparent'
}
