/** Of how many orders a product was shipped, and of how many pieces came back because they were too small or too large. */
export interface SizeExperience {
  orders: number
  tooSmall: number
  tooLarge: number
}

export type SizeAdvice = 'RUNS_SMALL' | 'RUNS_LARGE'

/** Fewer orders say more about the buyers than about the product. */
const fewestOrders = 5
const smallestShare = 0.1
/** As many times as the opposite reason. */
const clearness = 2

/** What returns say about the sizes of a product; null if they are few, or contradict each other. */
export function calculateSizeAdvice({ orders, tooSmall, tooLarge }: SizeExperience): SizeAdvice | null {
  const isClear = (count: number, opposite: number): boolean =>
    count >= fewestOrders && count >= orders * smallestShare && count >= opposite * clearness
  if (isClear(tooSmall, tooLarge)) return 'RUNS_SMALL'
  return isClear(tooLarge, tooSmall) ? 'RUNS_LARGE' : null
}
