import { colon } from '@bocian/rules/colon.ts'
import { writePercent } from '@bocian/rules/written-percent.ts'
import type { ColourCode } from './colours.ts'
import { cutOf } from './cuts.ts'
import type { CutCode, Family } from './cuts.ts'
import type { Design } from './designs.ts'
import { fabricOf } from './fabrics.ts'
import type { SeasonCode } from './labels.ts'
import { at } from './seeded.ts'
import { sizeChart, sizeData } from './size-chart.ts'
import { printRange } from './sizes.ts'
import { slug } from './slug.ts'
import { localeOf } from './stores.ts'
import type { Language } from './stores.ts'
import { fill, sentenceCase } from './texts/phrase.ts'
import { texts } from './texts/texts.ts'
import type { DemoProduct } from './demo-product.ts'

export type ProductTexts = {
  readonly name: string
  readonly urlKey: string
  readonly description: string
  readonly shortDescription: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly additionalName: string
  readonly materials: string
  readonly care: string
  readonly certificates: string
  readonly sizeChart: string
  /** The size chart as data. */
  readonly sizeData: string
}

/** Index of the closing sentence about layering by season; used only for garment families that are worn in layers. */
const layering: Partial<Record<SeasonCode, number>> = { spring: 0, autumn: 1, allYear: 0 }
const layered: readonly Family[] = ['dress', 'top', 'warm', 'bottom', 'baby']

/** Cuts whose name already implies the material. */
const saysItself: readonly CutCode[] = ['jeans', 'rainjacket', 'wellies']

const agreement = { m: 0, f: 1, n: 2, p: 3 } as const

const quoted = (design: Design, language: Language): string => texts[language].words.quotes.join(design.name)

function nounOf(design: Design, language: Language): { readonly noun: string; readonly form: 0 | 1 | 2 | 3 } {
  const { nouns, boysNouns } = texts[language].words
  const own = design.line === 'boys' ? boysNouns?.[design.cut] : undefined
  const [letter, ...noun] = (own ?? nouns[design.cut]).split(' ')
  if (letter !== 'm' && letter !== 'f' && letter !== 'n' && letter !== 'p') throw new Error(`no gender: ${design.cut}`)
  return { noun: noun.join(' '), form: agreement[letter] }
}

/** The product name: kind, colour, the design's own name and the material. */
export function productName(design: Design, colour: ColourCode | undefined, language: Language): string {
  const { words } = texts[language]
  const { noun, form } = nounOf(design, language)
  const colourWord = colour ? words.colours[colour].forms[form] : ''
  const end = words.afterColour?.exec(noun)?.[0] ?? ''
  const head = noun.slice(0, noun.length - end.length)
  const kind = words.nounFirst ? `${head} ${colourWord}`.trim() + end : `${colourWord} ${noun}`
  const fabric = saysItself.includes(design.cut) ? '' : ` ${words.fabrics[design.fabric]}`
  return sentenceCase(`${kind.trim()} ${quoted(design, language)}${fabric}`)
}

/** `95% cotton, 5% elastane`, or one such text for each part of the garment. */
export function composition(design: Design, language: Language): string {
  const { words } = texts[language]
  const { parts } = fabricOf(design.fabric)
  const written = parts.map(([part, ...shares]) => {
    const list = shares
      .map(([fibre, share]) => `${writePercent(localeOf[language].replace('_', '-'), share)} ${words.fibres[fibre]}`)
      .join(', ')
    return parts.length > 1 ? `${words.parts[part]}${colon(localeOf[language])} ${list}` : list
  })
  return sentenceCase(written.join(language === 'hy' ? '. ' : '; '))
}

function certificatesOf(design: Design, language: Language): string {
  const { certificates } = texts[language].stories
  const { family } = cutOf(design.cut)
  const number = `BOC/2026/${String(1000 + design.number * 7)}`
  const chosen = [
    certificates[family === 'shoe' && design.fabric === 'leather' ? 'shoes' : 'tested'],
    ...(design.fabric === 'organic' ? [certificates.organic] : []),
    ...(['hoodie', 'jacket', 'rainjacket', 'snowsuit', 'joggers'].includes(design.cut) ? [certificates.cords] : []),
    ...(['pyjamas', 'sleepsuit'].includes(design.cut) ? [certificates.night] : []),
    ...(['swimsuit', 'sunhat'].includes(design.cut) ? [certificates.sun] : []),
  ]
  return fill(chosen.join(' '), { number })
}

function story(
  design: Design,
  language: Language,
): { readonly opening: string; readonly fabric: string; readonly closing: string } {
  const { stories } = texts[language]
  const { family } = cutOf(design.cut)
  const inLayers = layered.includes(family) ? undefined : layering[design.season]
  const closings = stories.closings[design.season].filter((_, i) => i !== inLayers)
  return {
    opening: fill(at(stories.openings[cutOf(design.cut).family], design.turn), { name: quoted(design, language) }),
    fabric:
      (design.turn % 2 === 0 ? stories.otherFabricNotes[design.fabric] : undefined) ??
      stories.fabricNotes[design.fabric],
    closing: at(closings, design.number),
  }
}

function sizesLine(product: DemoProduct, language: Language): string {
  const { lines } = texts[language].stories
  const sizes = [...new Set(product.variants.map(({ size }) => size))]
  return sizes.length > 0
    ? fill(lines.sizes, { sizes: sizes.map((size) => printRange(size, language)).join(', ') })
    : lines.oneSize
}

function colourLine(product: DemoProduct, language: Language): string {
  const { words, stories } = texts[language]
  const [a = product.colour, b] = product.coloursInside ? product.design.colours : [product.colour]
  const label = (code: ColourCode) => words.colours[code].label
  const colour = b ? fill(stories.lines.both, { a: label(a), b: label(b) }) : label(a)
  return fill(stories.lines.colour, { colour })
}

function descriptionOf(product: DemoProduct, language: Language): string {
  const { design } = product
  const { opening, fabric, closing } = story(design, language)
  const all = texts[language].stories.details[cutOf(design.cut).family]
  const first = design.number + design.turn
  const { words, stories } = texts[language]
  const collection = fill(stories.lines.collection, { collection: words.collections[design.collection] })
  const facts = [colourLine(product, language), sizesLine(product, language), collection]
  const details = [at(all, first), at(all, first + 1), ...facts]
  const items = details.map((detail) => `<li>${sentenceCase(detail)}</li>`).join('')
  return `<p>${opening} ${fabric} ${closing}</p><ul>${items}</ul>`
}

/** All texts of a product in one language. */
export function productTexts(product: DemoProduct, language: Language): ProductTexts {
  const { design } = product
  const { stories } = texts[language]
  const name = productName(design, product.coloursInside ? undefined : product.colour, language)
  const { opening, fabric } = story(design, language)
  return {
    name,
    urlKey: slug(name, language),
    description: descriptionOf(product, language),
    shortDescription: `<p>${opening} ${fabric}</p>`,
    metaTitle: name,
    metaDescription: [name, sizesLine(product, language), stories.lines.meta].join(language === 'hy' ? '։ ' : '. '),
    additionalName: sentenceCase(at(stories.taglines[cutOf(design.cut).family], design.number + design.turn)),
    materials: composition(design, language),
    care: stories.care[fabricOf(design.fabric).care],
    certificates: certificatesOf(design, language),
    sizeChart: sizeChart(product, language),
    sizeData: sizeData(product),
  }
}
