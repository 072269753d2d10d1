import type { ColourCode } from './colours.ts'
import type { Design } from './designs.ts'

export type Reduction = {
  readonly percent: number
  readonly startedDaysAgo: number
  readonly endsInDays: number | undefined
  /** An earlier short discount, in percent, that ended before the current one began. */
  readonly earlier: { readonly percent: number; readonly startedDaysAgo: number; readonly days: number } | undefined
}

export type Variant = {
  readonly sku: string
  readonly size: string
  readonly colour: ColourCode
  readonly qty: number
}

export type DemoProduct = {
  readonly sku: string
  readonly design: Design
  readonly colour: ColourCode
  /** The product's variants; empty for a simple product. */
  readonly variants: readonly Variant[]
  /** Whether the shopper picks the colour on the product page instead of going to a sibling product. */
  readonly coloursInside: boolean
  readonly qty: number
  readonly siblings: readonly string[]
  readonly reduction: Reduction | undefined
  readonly createdDaysAgo: number
  readonly everywhere: boolean
}
