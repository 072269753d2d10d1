/** The progress of a cart towards free delivery. */
export interface FreeShippingProgress {
  missing: number
  reached: boolean
  percent: number
}

/** The progress towards the lowest free-delivery threshold; null if no delivery method has one. */
export function calculateFreeShipping(subtotal: number, limits: (number | null)[]): FreeShippingProgress | null {
  const known = limits.filter((limit) => limit !== null)
  if (known.length === 0) return null
  const limit = Math.min(...known)
  if (subtotal >= limit) return { missing: 0, reached: true, percent: 100 }
  return {
    missing: limit - subtotal,
    reached: false,
    percent: Math.floor((subtotal * 100) / limit),
  }
}
