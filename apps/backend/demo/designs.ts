import { palette, ranges } from './colours.ts'
import type { ColourCode } from './colours.ts'
import { cutOf } from './cuts.ts'
import type { CutCode } from './cuts.ts'
import { fabricOf } from './fabrics.ts'
import type { FabricCode } from './fabrics.ts'
import { plans } from './lines.ts'
import type { Line, Plan } from './lines.ts'
import { designNames } from './names.ts'
import { brands, collections } from './labels.ts'
import type { BrandCode, CollectionCode, SeasonCode } from './labels.ts'
import { at, hex32, seeded } from './seeded.ts'
import { sizesFor } from './sizes.ts'
import type { SizeKind } from './sizes.ts'

/** One garment design; its colours are sold as sibling products. */
export type Design = {
  readonly number: number
  readonly cut: CutCode
  readonly line: Line
  readonly name: string
  readonly seed: string
  readonly fabric: FabricCode
  readonly brand: BrandCode
  readonly collection: CollectionCode
  readonly season: SeasonCode
  readonly colours: readonly ColourCode[]
  readonly sizeKind: SizeKind
  readonly sizes: readonly string[]
  /** Price in whole zlotys. */
  readonly price: number
  /** Selects the design's introductions from those of its family. */
  readonly turn: number
}

const colourCounts = [3, 2, 4, 3, 5, 2, 3, 4, 7, 3, 2, 3, 1, 4, 3, 6, 3, 2] as const

function sizeKindOf({ cut, line }: Plan): SizeKind {
  const kind = cutOf(cut).sizes
  if (kind === 'kids' || kind === 'baby') return line === 'newborn' ? 'newborn' : line === 'baby' ? 'baby' : kind
  return kind === 'head' && (line === 'baby' || line === 'newborn') ? 'babyhead' : kind
}

const seasonsOf = (cut: CutCode, fabric: FabricCode): SeasonCode => {
  if (['coat', 'snowsuit', 'gloves', 'boots', 'beanie'].includes(cut)) return 'winter'
  if (['swimsuit', 'swimshorts', 'sandals', 'sunhat', 'shorts'].includes(cut)) return 'summer'
  if (['muslin', 'linen'].includes(fabric)) return 'summer'
  if (['merino', 'woolblend', 'padded'].includes(fabric)) return 'winter'
  if (['brushed', 'corduroy', 'softshell', 'rainproof', 'rubber', 'knit'].includes(fabric)) return 'autumn'
  return ['poplin', 'viscose', 'canvas', 'twill'].includes(fabric) ? 'spring' : 'allYear'
}

function colourRun(range: Plan['range'], number: number, turn: number): readonly ColourCode[] {
  const source: readonly ColourCode[] = ranges[range]
  const count = Math.min(at(colourCounts, turn), source.length)
  const start = number * 3 + turn
  const step = source.length % 2 === 0 || source.length % 5 === 0 ? 1 : 2
  return Array.from({ length: count }, (_, i) => at(source, start + i * step))
}

/** The `nth` design of a plan, which says how many designs of a cut belong to a product line. `number` is unique among all designs. */
export function designOf(plan: Plan, number: number, nth: number): Design {
  const cut = cutOf(plan.cut)
  const key = `${plan.line} ${plan.cut} ${nth}`
  const random = seeded(key)
  const fabric = at(cut.fabrics, nth + (plan.line === 'boys' ? 1 : 0))
  const brand = at(brandsFor(plan.line), number).code
  const sizeKind = sizeKindOf(plan)
  const small = plan.line === 'baby' || plan.line === 'newborn' ? 0.8 : 1
  const price = Math.round((cut.price * small * (100 + fabricOf(fabric).premium + random.int(-12, 18))) / 1000) * 10
  return {
    number,
    cut: plan.cut,
    line: plan.line,
    name: at(designNames, number),
    seed: hex32(key),
    fabric,
    brand,
    collection: at(collections, number * 7 + nth).code,
    season: seasonsOf(plan.cut, fabric),
    colours: colourRun(plan.range, number, number * 5 + nth),
    sizeKind,
    sizes: sizesFor(sizeKind, nth + number),
    price: Math.max(20, price),
    turn: number * 3 + nth,
  }
}

const brandsFor = (line: Line) => brands.filter((brand) => (brand.lines as readonly Line[]).includes(line))

function allDesigns(): readonly Design[] {
  const seen = new Map<string, number>()
  const made: Design[] = []
  for (const plan of plans) {
    for (let i = 0; i < plan.count; i++) {
      const key = `${plan.line} ${plan.cut}`
      const nth = seen.get(key) ?? 0
      seen.set(key, nth + 1)
      made.push(designOf(plan, made.length, nth))
    }
  }
  return made
}

export const designs: readonly Design[] = allDesigns()

/** The admin value of a colour. */
export const colourAdmin = (code: ColourCode): string => palette.find((colour) => colour.code === code)?.admin ?? code
