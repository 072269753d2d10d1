import type { LookFragment, LookPinFragment, LookProductFragment } from '#src/platform/graphql/documents.gen.ts'

export type Position = 'bottom' | 'top' | 'left' | 'right'
export type ShownPin = {
  readonly id: string
  /** Percent of the picture's width and height. */
  readonly left: number
  readonly top: number
  readonly position: Position
  readonly product: LookProductFragment
}

/** The pins to show: without those of unavailable products, and without the pin of the current product. */
export function shownPins({ pins, products }: LookFragment, ownSku?: string): readonly ShownPin[] {
  const bySku = new Map((products ?? []).flatMap((product) => (product ? [[product.sku, product] as const] : [])))
  return (pins ?? []).flatMap((pin) => {
    const product = bySku.get(pin?.text ?? null)
    if (!pin || !product || pin.text === ownSku) return []
    return [{ id: pin.id ?? '', ...placeOf(pin), position: pin.position ?? 'bottom', product }]
  })
}

function placeOf({ left, top, imgW, imgH }: LookPinFragment) {
  return { left: percentOf(left, imgW), top: percentOf(top, imgH) }
}

function percentOf(pixels: number | null | undefined, whole: number | null | undefined): number {
  if (!pixels || !whole) return 0
  return Math.min(100, Math.round((pixels / whole) * 10_000) / 100)
}

type Size = { readonly width: number; readonly height: number }
type Pin = Pick<ShownPin, 'left' | 'top' | 'position'>

/** The distance between a pin and its popup, in CSS pixels. */
const gap = 28

/**
 * The position of a pin's popup in CSS pixels from the picture's top left corner: on the configured side, or on the opposite
 * side if there is no room. It never leaves the picture sideways, and extends below it only to avoid covering its pin.
 */
export function popupPlace(pin: Pin, picture: Size, popup: Size): { readonly left: number; readonly top: number } {
  const [x, y] = [(pin.left / 100) * picture.width, (pin.top / 100) * picture.height]
  const before = { left: x - gap - popup.width, top: y - gap - popup.height }
  const [leftmost, topmost] = [picture.width - popup.width, picture.height - popup.height]
  if (pin.position === 'left' || pin.position === 'right') {
    const isLeft = pin.position === 'left' ? before.left >= 0 : x + gap > leftmost
    return { left: within(isLeft ? before.left : x + gap, leftmost), top: within(y - popup.height / 2, topmost) }
  }
  const isAbove = pin.position === 'top' && before.top >= 0
  return { left: within(x - popup.width / 2, leftmost), top: Math.round(isAbove ? before.top : y + gap) }
}

const within = (wanted: number, most: number): number => Math.round(Math.max(0, Math.min(wanted, most)))
