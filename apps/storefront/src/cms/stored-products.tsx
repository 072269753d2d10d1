import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useNear } from '#src/ui/use-near.ts'
import { ProductCarousel } from './product-carousel.tsx'
import { readProductList, skusIn, type ProductListSettings } from './product-list.ts'
import { ProductPages } from './product-pages.tsx'
import { useListedProducts } from './use-listed-products.ts'
import { useReplaced } from './use-replaced.ts'

type Place = { readonly element: HTMLElement; readonly settings: ProductListSettings; readonly skus: readonly string[] }

/**
 * Puts cards where a stored text has `data-content-type="products"`: as a grid, a page at a time, or as a carousel of all.
 * Until they come, and without scripts, the text's own links stand there.
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
  useReplaced(element, isShown)
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
