import { products } from './catalogue.ts'
import { cutOf } from './cuts.ts'
import type { Family } from './cuts.ts'
import { hash32 } from './seeded.ts'
import type { DemoProduct } from './demo-product.ts'

type Links = {
  readonly related: readonly string[]
  readonly upsell: readonly string[]
  readonly crosssell: readonly string[]
}

/** Garment families that are worn together. */
const partners: Readonly<Record<Family, readonly Family[]>> = {
  dress: ['warm', 'hosiery', 'shoe'],
  top: ['bottom', 'warm'],
  warm: ['bottom', 'top'],
  outer: ['head', 'shoe'],
  coat: ['head', 'shoe'],
  bottom: ['top', 'warm'],
  baby: ['home', 'bib', 'baby'],
  under: ['under', 'home'],
  hosiery: ['shoe', 'dress'],
  swim: ['head', 'bag'],
  head: ['coat', 'neck'],
  neck: ['coat', 'head'],
  bag: ['umbrella', 'coat'],
  shoe: ['hosiery', 'bottom'],
  slipper: ['hosiery', 'under'],
  home: ['baby', 'bib'],
  bib: ['baby', 'home'],
  extra: ['dress', 'head'],
  umbrella: ['outer', 'bag'],
  belt: ['bottom', 'top'],
}

const isSmall = ({ design: { line } }: DemoProduct): boolean => line === 'baby' || line === 'newborn'

const groupOf = (product: DemoProduct, family = cutOf(product.design.cut).family): string =>
  `${family} ${isSmall(product) ? 'small' : 'big'}`

const groups = new Map<string, DemoProduct[]>()
for (const product of products) groups.set(groupOf(product), [...(groups.get(groupOf(product)) ?? []), product])

/** A deterministic sample of a list, without products of the same design. */
function some(list: readonly DemoProduct[], product: DemoProduct, count: number): readonly string[] {
  const start = hash32(product.sku) % Math.max(1, list.length)
  const seen = new Set([product.design.seed])
  const found: string[] = []
  for (let i = 0; i < list.length && found.length < count; i++) {
    const other = list[(start + i) % list.length]
    if (!other || seen.has(other.design.seed)) continue
    seen.add(other.design.seed)
    found.push(other.sku)
  }
  return found
}

/** Related products are the other colours of the design. The other links are similar designs and matching families. */
export function linksOf(product: DemoProduct): Links {
  const { family } = cutOf(product.design.cut)
  const matching = partners[family].flatMap((partner) => some(groups.get(groupOf(product, partner)) ?? [], product, 2))
  return {
    related: product.siblings,
    upsell: some(groups.get(groupOf(product)) ?? [], product, 6),
    crosssell: [...new Set(matching)],
  }
}
