import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useNear } from '#src/ui/use-near.ts'
import { readProductList, skusIn, type ProductListSettings } from './product-list.ts'
import { ProductPages } from './product-pages.tsx'
import { useListedProducts } from './use-listed-products.ts'
import { lazyElement } from '../cms/lazy-element.ts'
import { useHidePlaceholder } from '../cms/use-hide-placeholder.ts'

const ProductCarousel = lazyElement(async () => (await import('./product-carousel.tsx')).ProductCarousel)

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
  const size = settings.appearance === 'carousel' ? skus.length : settings.pageSize
  const list = useListedProducts(skus, size, useNear(useRef(element)))
  if (list.products.length === 0) return null
  return createPortal(
    <Suspense>
      <ShownList {...{ element, settings, list }} />
    </Suspense>,
    element,
  )
}

type ShownProps = Pick<Place, 'element' | 'settings'> & { readonly list: ReturnType<typeof useListedProducts> }

/** The links are hidden when the code of the list has loaded as well. */
function ShownList({ element, settings, list }: ShownProps) {
  useHidePlaceholder(element, true)
  return (
    <div data-live="">
      {settings.appearance === 'carousel' ? (
        <ProductCarousel settings={settings} products={list.products} />
      ) : (
        <ProductPages name={settings.name} list={list} />
      )}
    </div>
  )
}
