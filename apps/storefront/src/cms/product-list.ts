/** How a stored text wants its list of products to be shown, in the words of Magento's page builder. */
export type ProductListSettings = {
  readonly appearance: 'grid' | 'carousel'
  /** What the list is called, aloud and in what is measured; empty when the text does not say. */
  readonly name: string
  /** How many products a grid shows before more are asked for. */
  readonly pageSize: number
  readonly isAutoplay: boolean
  /** Milliseconds that a carousel stands still between two moves by itself. */
  readonly speed: number
  readonly isInfinite: boolean
  readonly hasArrows: boolean
  readonly hasDots: boolean
  readonly mode: 'default' | 'continuous'
  /** In the continuous mode, how much of the neighbours is seen on both sides: a CSS length. */
  readonly centrePadding: string
}

type Attributes = Readonly<Record<string, string | undefined>>

const defaultPageSize = 6
const largestPage = 60
const defaultSpeed = 4000
/** Nobody reads faster than that. */
const shortestSpeed = 2000
const defaultPadding = '90px'
const length = /^(\d{1,3}(?:\.\d{1,2})?)(px|%|em|rem)?$/

/** Reads the `data-` attributes of an element with `data-content-type="products"`; what makes no sense is as if it were not said. */
export function readProductList(data: Attributes): ProductListSettings {
  return {
    appearance: data['appearance'] === 'carousel' ? 'carousel' : 'grid',
    name: data['listName']?.trim() ?? '',
    pageSize: Math.min(wholeNumber(data['pageSize']) ?? defaultPageSize, largestPage),
    isAutoplay: isOn(data['autoplay']),
    speed: Math.max(wholeNumber(data['autoplaySpeed']) ?? defaultSpeed, shortestSpeed),
    isInfinite: isOn(data['infiniteLoop']),
    hasArrows: isOn(data['showArrows']),
    hasDots: isOn(data['showDots']),
    mode: data['carouselMode'] === 'continuous' ? 'continuous' : 'default',
    centrePadding: lengthOf(data['centerPadding']),
  }
}

/** The skus of a list, each once, as its links name them. */
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
