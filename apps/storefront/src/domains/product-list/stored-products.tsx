import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useNear } from '#src/ui/use-near.ts'
import { ProductCarousel } from './product-carousel.tsx'
import { readProductList, skusIn, type ProductListSettings } from './product-list.ts'
import { ProductPages } from './product-pages.tsx'
import { useListedProducts } from './use-listed-products.ts'
import { useHidePlaceholder } from '../cms/use-hide-placeholder.ts'

type Place = { readonly element: HTMLElement; readonly settings: ProductListSettings; readonly skus: readonly string[] }

/**
 * Replaces elements with `data-content-type="products"` in CMS HTML with product cards, as a paged grid or a carousel. Until
 * they have loaded, and without JavaScript, the element's own links are shown.
 */
export function StoredProducts({ within }: { readonly within: RefObject<Element | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const elements = [...(within.current?.querySelectorAll<HTMLElement>('[data-content-type="products"]') ?? [])]
    setPlaces(
      elements.map((element) => ({
        element,
        settings: readProductList(element.dataset),
        skus: skusIn(element),
      })),
    )
  }, [within])
  return places.map((place, index) => <StoredList key={`${index} ${place.skus.join()}`} {...place} />)
}

function StoredList({ element, settings, skus }: Place) {
  const isCarousel = settings.appearance === 'carousel'
  const list = useListedProducts(skus, isCarousel ? skus.length : settings.pageSize, useNear(useRef(element)))
  const isShown = list.products.length > 0
  useHidePlaceholder(element, isShown)
  if (!isShown) return null
  return createPortal(
    <div data-live="">
      {isCarousel ? (
        <ProductCarousel settings={settings} products={list.products} />
      ) : (
        <ProductPages name={settings.name} list={list} />
      )}
    </div>,
    element,
  )
}
