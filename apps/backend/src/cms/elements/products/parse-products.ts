import type { Products } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { elementsIn } from '#src/platform/html/walk-elements.ts'
import type { Parsing } from '../parsing.ts'
import { look } from '../reading/look.ts'
import { attribute, hasClass, hasFlag, numberOf, plainText } from '../reading/parts.ts'

/** Its widget has already been replaced by links to the products that the store view sells. */
export function parseProducts(main: Element, parsing: Parsing): Products | undefined {
  const products = [...elementsIn(main)]
    .filter((link) => hasClass(link, 'product-item-link'))
    .flatMap((link) => {
      const [sku, href] = [attribute(link, 'data-product-sku'), parsing.address(attribute(link, 'href'))]
      return sku === '' || href === undefined ? [] : [{ sku, name: plainText(link), href }]
    })
  if (products.length === 0) return undefined
  const listName = attribute(main, 'data-list-name').trim()
  const isCarousel = attribute(main, 'data-appearance') === 'carousel'
  const pageSize = isCarousel ? undefined : pageSizeOf(main)
  return {
    type: 'products',
    appearance: isCarousel ? 'carousel' : 'grid',
    ...look(main),
    products,
    ...(listName !== '' && { listName }),
    ...(pageSize !== undefined && { pageSize }),
    ...(isCarousel && { carousel: carouselOf(main) }),
  }
}

function pageSizeOf(main: Element): number | undefined {
  const size = attribute(main, 'data-page-size').trim()
  return /^[1-9]\d{0,2}$/.test(size) ? Number(size) : undefined
}

function carouselOf(main: Element): NonNullable<Products['carousel']> {
  const padding = attribute(main, 'data-center-padding').trim()
  return {
    autoplays: hasFlag(main, 'data-autoplay'),
    speed: numberOf(attribute(main, 'data-autoplay-speed'), 4000, 500, 120_000),
    isInfinite: hasFlag(main, 'data-infinite-loop'),
    hasArrows: hasFlag(main, 'data-show-arrows'),
    hasDots: attribute(main, 'data-show-dots') !== 'false',
    isContinuous: attribute(main, 'data-carousel-mode') === 'continuous',
    centerPadding: /^\d{1,4}(?:\.\d+)?(?:px|%|rem|em|vw)$/.test(padding) ? padding : '90px',
  }
}
