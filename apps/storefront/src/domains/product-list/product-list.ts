import { usualPageSize } from '../cms/elements/products/usual-page-size.ts'

/** The display settings of a product list in CMS HTML, as defined by Magento's page builder. */
export type ProductListSettings = {
  readonly appearance: 'grid' | 'carousel'
  /** The list's name for screen readers; empty if not set. */
  readonly name: string
  /** The number of products a grid shows per page. */
  readonly pageSize: number
  readonly isAutoplay: boolean
  /** Milliseconds between two moves of autoplay. */
  readonly speed: number
  readonly isInfinite: boolean
  readonly hasArrows: boolean
  readonly hasDots: boolean
  readonly mode: 'default' | 'continuous'
  /** CSS length: how much of the neighbours is visible on both sides in the continuous mode. */
  readonly centrePadding: string
}

type Attributes = Readonly<Record<string, string | undefined>>

const largestPage = 60
const defaultSpeed = 4000
/** The minimum interval: a faster autoplay would leave no time to read. */
const shortestSpeed = 2000
const defaultPadding = '90px'
const length = /^(\d{1,3}(?:\.\d{1,2})?)(px|%|em|rem)?$/

/** Reads the `data-` attributes of an element with `data-content-type="products"`. Invalid values fall back to the default. */
export function readProductList(data: Attributes): ProductListSettings {
  return {
    appearance: data['appearance'] === 'carousel' ? 'carousel' : 'grid',
    name: data['listName']?.trim() ?? '',
    pageSize: Math.min(wholeNumber(data['pageSize']) ?? usualPageSize, largestPage),
    isAutoplay: isOn(data['autoplay']),
    speed: Math.max(wholeNumber(data['autoplaySpeed']) ?? defaultSpeed, shortestSpeed),
    isInfinite: isOn(data['infiniteLoop']),
    hasArrows: isOn(data['showArrows']),
    hasDots: isOn(data['showDots']),
    mode: data['carouselMode'] === 'continuous' ? 'continuous' : 'default',
    centrePadding: lengthOf(data['centerPadding']),
  }
}

/** The unique SKUs of a list's links, in order. */
export function skusIn(element: Pick<Element, 'querySelectorAll'>): readonly string[] {
  const named = [...element.querySelectorAll('[data-product-sku]')].map((one) => one.getAttribute('data-product-sku'))
  return [...new Set(named.filter((sku) => sku !== null && sku !== ''))] as string[]
}

const isOn = (value: string | undefined): boolean => value === 'true' || value === '1'

function wholeNumber(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined
}

function lengthOf(value: string | undefined): string {
  const [, size, unit = 'px'] = length.exec(value ?? '') ?? []
  return size === undefined ? defaultPadding : size + unit
}
