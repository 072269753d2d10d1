export const pinPositions = ['bottom', 'top', 'left', 'right'] as const
export type PinPosition = (typeof pinPositions)[number]

export interface PinDraft {
  sku: string
  /** The pin's position, in pixels of the picture's original size. */
  left: number
  top: number
  position: PinPosition
}

/** A look as imported. */
export interface LookDraft {
  code: string
  /** The path of the picture within the media folder. */
  image: string
  width: number
  height: number
  position: number
  names: { storeId: number; name: string }[]
  pins: PinDraft[]
}

/** A look as a store view shows it. */
export interface Look {
  id: number
  code: string
  image: string
  width: number
  height: number
  name: string
  pins: (PinDraft & { id: number })[]
}
